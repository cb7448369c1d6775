/** A small picture of a planet, as a player left it. */
import type { JSX } from "preact";
import { COLOURS, SKY } from "../shapes/paints.ts";
import { planetFrom } from "../world/planet.ts";
import { RADIUS, shapeOf } from "./planet-shape.ts";
import css from "./SmallPlanet.module.css";

/** Shows a planet from the initials of its habitats, a dot for each free area; the words beside it say whose it is. */
export function SmallPlanet({ letters }: { readonly letters: string }): JSX.Element {
  const { land, borders } = shapeOf(planetFrom(letters));
  return (
    <span class={css.planet}>
      <svg viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`} aria-hidden="true">
        <circle r={RADIUS} fill={SKY.free} />
        {land.map(([habitat, path]) => (
          <path key={habitat} d={path} fill={COLOURS[habitat]} stroke={COLOURS[habitat]} />
        ))}
        <path d={borders} class={css.borders} />
      </svg>
    </span>
  );
}
