/** Animals side by side that never overlap. */
import type { JSX } from "preact";
import { AnimalPicture } from "./AnimalPicture.tsx";
import css from "./AnimalRow.module.css";

interface AnimalRowProps {
  readonly animals: readonly string[];
  readonly size: number;
  /** How many there is room for. Of more, the last ones are shown, after the number of the others. */
  readonly most?: number;
}

/** Shows animals in rows; the words beside it say how many they are. */
export function AnimalRow({ animals, size, most = animals.length }: AnimalRowProps): JSX.Element {
  const left = animals.length > most ? animals.length - most + 1 : 0;
  return (
    <span class={css.row} style={`--size: ${size}`}>
      {left > 0 && (
        <span class={css.left} aria-hidden="true">
          +{left}
        </span>
      )}
      {animals.slice(left).map((animal) => (
        <AnimalPicture key={animal} animal={animal} size={size} />
      ))}
    </span>
  );
}
