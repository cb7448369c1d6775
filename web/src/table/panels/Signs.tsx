/** Small signs on the table: what an animal asks for, and a seat's number. */
import type { JSX } from "preact";
import { HabitatSign } from "../../shapes/HabitatSign.tsx";
import type { AnimalCard } from "../../store/box.ts";

/** What an animal asks for, in signs: many of one, one touching another, one apart from another. */
export function Wish({ card, size = 20 }: { card: AnimalCard; size?: number }): JSX.Element {
  return (
    <span class={`wish wish-${card.requirement}`} aria-hidden="true">
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
export function SeatBadge({ seat }: { seat: number }): JSX.Element {
  return (
    <span class={`seat-badge seat-${seat}`} aria-hidden="true">
      {seat + 1}
    </span>
  );
}
