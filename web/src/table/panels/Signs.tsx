/** Small icons on the table: what an animal asks for, and a seat's number. */
import type { JSX } from "preact";
import { BlankSign, HabitatSign } from "../../shapes/HabitatSign.tsx";
import type { AnimalCard } from "../../store/box.ts";
import { cx } from "../../ui/cx.ts";
import { say } from "../../words/say.ts";
import type { Habitat } from "../../world/geometry.ts";
import css from "./Signs.module.css";

type Requirement = AnimalCard["requirement"];

interface RequirementSignsProps {
  readonly card: AnimalCard;
  readonly size?: number;
  /** Whether a word says how the habitats belong together where there is room for it. */
  readonly worded?: boolean;
}

/** An animal's requirement in icons: many of one habitat, or two habitats that touch or don't. */
export function RequirementSigns({ card, size = 20, worded = false }: RequirementSignsProps): JSX.Element {
  const { requirement, habitat, other = habitat } = card;
  const sign = (of: Habitat, wide: number): JSX.Element => <HabitatSign habitat={of} size={wide} />;
  const word = worded && <span class={css.word}>{say(`race-word-${requirement}`)}</span>;
  return (
    <Together requirement={requirement} size={size} word={word} first={(wide) => sign(habitat, wide)}>
      {sign(other, size)}
    </Together>
  );
}

interface TogetherProps {
  readonly requirement: Requirement;
  readonly size: number;
  readonly word?: JSX.Element | false;
  readonly first: (size: number) => JSX.Element;
  /** The second habitat. */
  readonly children: JSX.Element;
}

/** Three small signs of one habitat; or those of two, side by side or with a stroke between them. */
function Together({ requirement, size, word = false, first, children }: TogetherProps): JSX.Element {
  const small = Math.round(0.7 * size);
  if (requirement === "most")
    return (
      <span class={css.signs} data-requirement={requirement} aria-hidden="true">
        <span class={css.several}>
          {first(small)}
          {first(small)}
          {first(small)}
        </span>
        {word && (
          <>
            {word}
            <span class={css.one}>{first(size)}</span>
          </>
        )}
      </span>
    );
  return (
    <span class={css.signs} data-requirement={requirement} aria-hidden="true">
      {first(size)}
      {requirement === "apart" && <i class={css.stroke} />}
      {word}
      {children}
    </span>
  );
}

/** What the icons mean, for those who have no words beside them. */
export const Legend = ({ class: name }: { class?: string | undefined }): JSX.Element => (
  <p class={cx(css.legend, name)} aria-hidden="true">
    {(["touching", "apart", "most"] as const).map((requirement) => (
      <span key={requirement}>
        <Together requirement={requirement} size={14} first={(size) => <BlankSign size={size} />}>
          <BlankSign size={14} empty={requirement !== "most"} />
        </Together>
        {say(`race-legend-${requirement}`)}
      </span>
    ))}
  </p>
);

/** A seat's number in its colour. */
export function SeatBadge({ seat, class: more }: { seat: number; class?: string | undefined }): JSX.Element {
  return (
    <span class={cx(css.badge, `seat-${seat}`, more)} aria-hidden="true">
      {seat + 1}
    </span>
  );
}
