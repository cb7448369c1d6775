/** A name whose letters become smaller where there is little room: no word of it is broken, and nothing is cut off. */
import type { JSX } from "preact";
import { cx } from "./cx.ts";
import css from "./Fitting.module.css";

/** How many letters the longest word of a name has; a line may end behind a hyphen, too. */
export const longestWord = (text: string): number =>
  Math.max(...text.split(/\s|(?<=-)/).map((word) => [...word].length));

/** Shows such a name; its style says how much room there is, and how large letters are at most. */
export const Fitting = ({ text, class: name }: { text: string; class?: string | undefined }): JSX.Element => (
  <span class={cx(css.fits, name)} style={`--letters: ${[...text].length}; --longest: ${longestWord(text)}`}>
    {text}
  </span>
);
