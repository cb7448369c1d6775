/** Three dots that pulse while a bot is thinking. They don't move if the player prefers reduced motion. */
import type { JSX } from "preact";
import { lessMotion } from "../../store/settings.ts";
import { cx } from "../../ui/cx.ts";
import { say } from "../../words/say.ts";
import css from "./Thinking.module.css";

/** Shows that a bot is thinking. Pass `silent` beside text that already says whose turn it is. */
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
