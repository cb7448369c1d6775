/** Small icons on the table: what an animal asks for, and a seat's number. */
import type { JSX } from "preact";
import { HabitatSign } from "../../shapes/HabitatSign.tsx";
import type { AnimalCard } from "../../store/box.ts";
import { cx } from "../../ui/cx.ts";
import css from "./Signs.module.css";

/** An animal's requirement in icons: many of one habitat, or two habitats that touch or don't. */
export function RequirementSigns({ card, size = 20 }: { card: AnimalCard; size?: number }): JSX.Element {
  return (
    <span class={css.signs} data-requirement={card.requirement} aria-hidden="true">
      <HabitatSign habitat={card.habitat} size={size} />
      {card.requirement === "most" || card.other === undefined ? (
        <>
          <HabitatSign habitat={card.habitat} size={size} />
          <HabitatSign habitat={card.habitat} size={size} />
        </>
      ) : (
        <HabitatSign habitat={card.other} size={size} />
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
