/** Three dots that pulse while a bot thinks; they stand still for those who like less motion. */
import type { JSX } from "preact";
import { lessMotion } from "../../store/settings.ts";
import { say } from "../../words/say.ts";

/** Shows that somebody thinks; beside words that say whose turn it is it is silent. */
export function Thinking({ silent = false }: { silent?: boolean }): JSX.Element {
  const dots = (
    <>
      <i />
      <i />
      <i />
    </>
  );
  const name = `thinking${lessMotion() ? " is-still" : ""}`;
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
