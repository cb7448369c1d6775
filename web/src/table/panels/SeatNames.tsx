/** A sentence in which every player's name has the colour of their seat. */
import type { JSX } from "preact";
import { cx } from "../../ui/cx.ts";
import type { Names } from "../model/words.ts";
import css from "./SeatNames.module.css";

/** Around a name, with its seat: characters that no language uses. */
const [BEGIN, MIDDLE, END] = ["\u{E000}", "\u{E001}", "\u{E002}"];
const NAMED = new RegExp(`${BEGIN}(\\d+)${MIDDLE}([^${END}]*)${END}`, "u");

/** Names that `SeatNames` finds in a sentence again. */
export const marked =
  (name: Names): Names =>
  (seat) =>
    `${BEGIN}${seat}${MIDDLE}${name(seat)}${END}`;

/** Shows a sentence with marked names. */
export function SeatNames({ text }: { text: string }): JSX.Element {
  // The pattern has two groups, so the pieces are: text, seat, name, text, …
  const pieces = text.split(NAMED);
  return (
    <>
      {pieces.map((piece, index) =>
        index % 3 === 0 ? (
          piece
        ) : index % 3 === 1 ? null : (
          <b key={index} class={cx(css.name, `seat-${pieces[index - 1]}`)}>
            {piece}
          </b>
        ),
      )}
    </>
  );
}
