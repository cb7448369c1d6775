/** A picture of the rulebook, drawn with the same components as the game. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { AnimalPicture } from "../animals/AnimalPicture.tsx";
import type { MarkedRegion } from "../map/Marks.tsx";
import { StillMap } from "../map/StillMap.tsx";
import { TilePicture } from "../tile/Tile.tsx";
import { useMedia } from "../ui/media.ts";
import { animalName } from "../words/names.ts";
import { locale, say } from "../words/say.ts";
import { FACE_LETTERS } from "../world/geometry.ts";
import { habitatOf, type Planet, planetFrom, tile } from "../world/planet.ts";
import { regionAt } from "../world/regions.ts";
import { ALL_FACES, ALL_ROTATIONS, area } from "../world/units.ts";
import { pictureCalled, type View } from "./book.ts";
import css from "./PictureView.module.css";

/** The widths of pictures in pixels: a planet alone, an upright one, a few faces, a tile. */
const WIDE = 606;
const TALL = 272;
const CLOSE = 138;
const TILE = 104;

/** On screens this narrow, planets are drawn upright. */
const NARROW = "(width < 560px)";

/** The regions that a view marks, with their labels. */
export function regionsIn(planet: Planet, { regions }: View): readonly MarkedRegion[] {
  return regions.map(({ area: where, label }) => ({ areas: regionAt(planet, area(where))?.areas ?? [], label }));
}

/** Shows a picture; its alternative text describes all of it. */
export function PictureView({ name }: { readonly name: string }): JSX.Element {
  const narrow = useMedia(NARROW);
  const spoken = locale();
  // Cached, so that typing in the search doesn't redraw the pictures.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words depend on the language
  return useMemo(() => {
    const { alt, tile: letters, views = [] } = pictureCalled(name);
    return (
      <div class={css.picture} role="img" aria-label={say(alt)}>
        {letters !== undefined && <Rotations letters={letters} />}
        {views.map((view) => (
          <OneView key={view.title ?? view.animal} view={view} upright={narrow || views.length > 1} />
        ))}
      </div>
    );
  }, [name, narrow, spoken]);
}

function Rotations({ letters }: { readonly letters: string }): JSX.Element {
  const shown = tile([...letters].map(habitatOf).filter((habitat) => habitat !== null));
  return (
    <>
      {ALL_ROTATIONS.map((turns) => (
        <TilePicture key={turns} tile={shown} turns={turns} width={TILE} />
      ))}
    </>
  );
}

function OneView({ view, upright }: { readonly view: View; readonly upright: boolean }): JSX.Element {
  const width = view.faces !== undefined ? CLOSE : upright ? TALL : WIDE;
  const planet = planetFrom(view.planet);
  const faces = ALL_FACES.filter((face) => view.faces?.includes(FACE_LETTERS[face] ?? "") ?? true);
  return (
    <div class={css.view} style={{ maxWidth: `${width}px` }}>
      <p class={css.title}>
        {view.animal === undefined ? (
          say(view.title ?? "")
        ) : (
          <>
            <AnimalPicture animal={view.animal} size={36} />
            {animalName(view.animal)}
          </>
        )}
      </p>
      <StillMap
        planet={planet}
        lit={regionsIn(planet, view)}
        faces={faces}
        width={width}
        stand={upright ? "tall" : "wide"}
      />
      <p class={css.caption}>{say(view.caption)}</p>
    </div>
  );
}
