/** The worker in which bots think: first it's told where its files are, then asked one question after another. */
import { startPython } from "../python/start.ts";
import { runBots } from "./bots.ts";

self.onmessage = ({ data }: MessageEvent<string>): void => {
  const starting = startPython(data, () => undefined).then(({ api }) => api);
  runBots(starting, self);
};
