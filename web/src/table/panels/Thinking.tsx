/** Three dots that pulse while a bot thinks; they stand still for those who like less motion. */
import type { JSX } from "preact";
import { lessMotion } from "../../store/settings.ts";
import { cx } from "../../ui/cx.ts";
import { say } from "../../words/say.ts";
import css from "./Thinking.module.css";

/** Shows that somebody thinks; beside words that say whose turn it is it is silent. */
export function Thinking({
  silent = false,
  class: more,
}: {
  silent?: boolean;
  class?: string | undefined;
}): JSX.Element {
  const dots = (
    <>
      <i />
      <i />
      <i />
    </>
  );
  const name = cx(css.thinking, lessMotion() && css.isStill, more);
  return silent ? (
    <span class={name} aria-hidden="true">
      {dots}
    </span>
  ) : (
    <span class={name} role="img" aria-label={say("seat-thinking")}>
      {dots}
    </span>
  );
}
