/** A sentence of the rules, with bold words and search matches. */
import type { JSX } from "preact";
import { say } from "../words/say.ts";
import { runsOf } from "./search.ts";

/** Shows a message or a number. */
export function Text({ of, words }: { readonly of: string | number; readonly words: readonly string[] }): JSX.Element {
  if (typeof of === "number") return <>{of}</>;
  return (
    <>
      {runsOf(say(of), words).map(({ text, bold, found }, index) => {
        const shown = found ? <mark>{text}</mark> : text;
        return bold ? <b key={index}>{shown}</b> : found ? <mark key={index}>{text}</mark> : shown;
      })}
    </>
  );
}
