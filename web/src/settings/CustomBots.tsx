/** The bots that the server's host has registered, as a group of options below the levels. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { meetServer } from "../store/ask.ts";
import { customBots } from "../store/custom-bots.ts";
import { say } from "../words/say.ts";

/** Shows them, if there are any. */
export function CustomBots(): JSX.Element | null {
  useEffect(meetServer, []);
  const bots = customBots();
  if (bots.length === 0) return null;
  return (
    <optgroup label={say("custom-bots")}>
      {bots.map((bot) => (
        <option key={bot} value={bot}>
          {bot}
        </option>
      ))}
    </optgroup>
  );
}
