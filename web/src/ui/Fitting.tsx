/** A name that shrinks where there is little room: no word breaks, and nothing is cut off. */
import type { JSX } from "preact";
import { cx } from "./cx.ts";
import css from "./Fitting.module.css";

/** The number of letters in a name's longest word; lines may also break after a hyphen. */
export const longestWord = (text: string): number =>
  Math.max(...text.split(/\s|(?<=-)/).map((word) => [...word].length));

/** Shows such a name; its class sets the available room and the largest letters. */
export const Fitting = ({ text, class: name }: { text: string; class?: string | undefined }): JSX.Element => (
  <span class={cx(css.fits, name)} style={`--letters: ${[...text].length}; --longest: ${longestWord(text)}`}>
    {text}
  </span>
);
