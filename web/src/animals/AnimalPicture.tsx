/** Small pictures on the table: animals, habitats, seats. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { Glyph } from "../shapes/Glyph.tsx";
import { COLOURS } from "../shapes/paints.ts";
import type { AnimalCard } from "../store/box.ts";
import type { Habitat } from "../world/geometry.ts";
import { asAddress, loadPictures, PAW, type Pictures, pictureOf } from "./pictures.ts";

const pictures = signal<Pictures | null>(null);
let asked = false;

function wanted(): Pictures | null {
  if (!asked) {
    asked = true;
    loadPictures().then(
      (loaded) => {
        pictures.value = loaded;
      },
      () => {
        asked = false;
      },
    );
  }
  return pictures.value;
}

/** An animal's picture; words beside it say which one it is. */
export function AnimalPicture({ animal, size }: { animal: string; size: number }): JSX.Element {
  const loaded = wanted();
  const address = asAddress(loaded === null ? PAW : pictureOf(loaded, animal));
  return <img class="animal-picture" src={address} alt="" width={size} height={size} draggable={false} />;
}

/** A habitat's colour and glyph. */
export function HabitatSign({ habitat, size = 22 }: { habitat: Habitat; size?: number }): JSX.Element {
  return (
    <svg class="habitat-sign" viewBox="-16 -16 32 32" width={size} height={size} aria-hidden="true">
      <rect x="-15" y="-15" width="30" height="30" rx="8" fill={COLOURS[habitat]} />
      <Glyph habitat={habitat} at={[0, 0]} reach={10} />
    </svg>
  );
}

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
