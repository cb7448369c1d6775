/** A line about the offline part, which keeps its place, so that nothing moves when the words arrive. */
import type { JSX } from "preact";
import { asksFirst } from "../store/keep-offline.ts";
import { cx } from "../ui/cx.ts";
import { whenIdle } from "../ui/idle.ts";
import { useLoaded } from "../ui/later.tsx";
import { wordsOf } from "../words/language.ts";
import css from "./OfflineLine.module.css";

const load = async () => {
  await new Promise<void>((now) => whenIdle(now));
  const [parts] = await Promise.all([import("./OfflineState.tsx"), wordsOf("offline")]);
  return parts.OfflineState;
};

/** Shows the line. */
export function OfflineLine(): JSX.Element {
  const loaded = useLoaded(load);
  const State = loaded === "loading" || loaded === "failed" ? null : loaded.part;
  return <p class={cx(css.line, asksFirst.value && css.asks)}>{State && <State />}</p>;
}
