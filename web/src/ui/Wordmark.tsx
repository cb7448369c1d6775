/** The game's name as its wordmark; its height is that of the letters around it. */
import type { JSX } from "preact";
import { say } from "../words/say.ts";
import css from "./Wordmark.module.css";
import { FACES, LETTERS, WORDMARK_VIEW } from "./wordmark.ts";

/** Shows the wordmark in the colour of the text; for screen readers it is the name. */
export const Wordmark = (): JSX.Element => (
  <svg class={css.wordmark} viewBox={WORDMARK_VIEW.join(" ")} role="img" aria-label={say("game")}>
    <path d={LETTERS} class={css.letters} />
    {FACES.map(([path, colour]) => (
      <path key={path} d={path} fill={colour} class={css.face} />
    ))}
  </svg>
);
