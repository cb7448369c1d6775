/** Small icons on the table: what an animal asks for, and a seat's number. */
import type { JSX } from "preact";
import { HabitatSign } from "../../shapes/HabitatSign.tsx";
import type { AnimalCard } from "../../store/box.ts";
import { cx } from "../../ui/cx.ts";
import { say } from "../../words/say.ts";
import css from "./Signs.module.css";

interface RequirementSignsProps {
  readonly card: AnimalCard;
  readonly size?: number;
  /** Whether a word says how the habitats belong together where there is room for it. */
  readonly worded?: boolean;
}

/** An animal's requirement in icons: many of one habitat, or two habitats that touch or don't. */
export function RequirementSigns({ card, size = 20, worded = false }: RequirementSignsProps): JSX.Element {
  const { requirement, habitat, other = habitat } = card;
  const word = worded && <span class={css.word}>{say(`race-word-${requirement}`)}</span>;
  return (
    <span class={css.signs} data-requirement={requirement} aria-hidden="true">
      {requirement === "most" ? (
        <>
          {word}
          <HabitatSign habitat={habitat} size={size} />
          <HabitatSign habitat={habitat} size={size} />
          <HabitatSign habitat={habitat} size={size} />
        </>
      ) : (
        <>
          <HabitatSign habitat={habitat} size={size} />
          {word}
          <HabitatSign habitat={other} size={size} />
        </>
      )}
    </span>
  );
}

/** A seat's number in its colour. */
export function SeatBadge({ seat, class: more }: { seat: number; class?: string | undefined }): JSX.Element {
  return (
    <span class={cx(css.badge, `seat-${seat}`, more)} aria-hidden="true">
      {seat + 1}
    </span>
  );
}
