/** The page's live region: hidden on most screens, a readable list beside the input line for moves. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../words/say.ts";
import css from "./Voice.module.css";
import { closePlace, openPlace, said } from "./voice.ts";

/** A live region; while it is shown, all announcements go to it, unless another one was opened above it. */
export function Voice({ seen = false }: { readonly seen?: boolean }): JSX.Element {
  const [place, setPlace] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opened = openPlace(() => list.current?.closest("dialog")?.open ?? true);
    setPlace(opened);
    return () => closePlace(opened);
  }, []);
  const lines = said.value.filter((each) => each.place === place);
  const last = lines.at(-1)?.number;
  useEffect(() => {
    if (last !== undefined && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  return (
    <div
      ref={list}
      class={seen ? css.said : "unseen"}
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={say("typed-said")}
      tabindex={seen ? 0 : undefined}
    >
      {lines.map(({ number, text, typed }) => (
        <p key={number} class={typed ? css.isTyped : undefined} aria-hidden={typed ? "true" : undefined}>
          {text}
        </p>
      ))}
    </div>
  );
}
