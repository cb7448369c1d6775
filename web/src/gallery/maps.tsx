/** The flat map, in all its states. */
import { render } from "preact";
import { asAddress, loadPictures, pictureOf } from "../animals/pictures.ts";
import { FlatMap, type MapProps, viewOf } from "../map/FlatMap.tsx";
import type { Stand } from "../map/net.ts";
import { HABITATS, type Habitat } from "../world/geometry.ts";
import { regionsOf } from "../world/regions.ts";
import { at, face } from "../world/units.ts";
import { decoded, rendered } from "./rendered.ts";
import { covered, PLANETS, PREVIEW, sizesOf, WORDS } from "./samples.ts";
import type { Chapter, Section } from "./section.ts";

/** The height of a map with a given width. */
function highAt(width: number, stand: Stand): number {
  const [, , wide, high] = viewOf(stand, face(0));
  return Math.round((width * high) / wide);
}

type Shown = Omit<MapProps, "words" | "width">;

const map = (id: string, title: string, width: number, props: Shown): Section =>
  rendered(`map-${id}`, title, [width, highAt(width, props.stand ?? "wide")], () => (
    <FlatMap words={WORDS} width={width} {...props} />
  ));

/** Animals for each habitat; each lives on a region of its own. */
const ANIMALS: Readonly<Record<Habitat, readonly string[]>> = {
  ocean: ["whale", "octopus"],
  forest: ["fox"],
  desert: ["camel", "lion"],
  mountain: ["goat", "snow-leopard"],
  glacier: ["penguin", "polar-bear"],
};

const inhabited: Section = {
  ...map("animals", "With the animals that live there", 640, { planet: PLANETS.full }),
  show: async (place) => {
    const pictures = await loadPictures();
    const animals = HABITATS.flatMap((habitat) => {
      const homes = regionsOf(PLANETS.full).filter((region) => region.habitat === habitat);
      return ANIMALS[habitat].map((id, index) => ({
        id,
        area: at(at(homes, index).areas, 0),
        href: asAddress(pictureOf(pictures, id)),
      }));
    });
    render(<FlatMap words={WORDS} width={640} planet={PLANETS.full} animals={animals} />, place);
    await Promise.all(animals.map(({ href }) => decoded(href)));
    return () => render(null, place);
  },
};

const biggest = sizesOf(PLANETS.full).slice(0, 1);

export const MAPS: readonly Chapter[] = [
  {
    id: "maps",
    title: "The flat map",
    sections: [
      map("empty", "Empty", 640, { planet: PLANETS.empty }),
      map("one", "One tile", 640, { planet: PLANETS.one }),
      map("half", "Half full", 640, { planet: PLANETS.half }),
      map("full", "Full", 640, { planet: PLANETS.full }),
      map("sizes", "With the sizes of its regions", 640, { planet: PLANETS.full, labels: sizesOf(PLANETS.full) }),
      map("region", "One region lit", 640, { planet: PLANETS.full, lit: biggest }),
      map("regions", "Several regions lit", 640, { planet: PLANETS.full, lit: sizesOf(PLANETS.full, 5) }),
      map("preview", "A tile as if it lay there", 640, { planet: PLANETS.half, preview: PREVIEW }),
      map("pointed", "A face pointed at, and its neighbours", 640, { planet: PLANETS.full, pointed: face(3) }),
      map("facing", "The face one looks at", 640, { planet: PLANETS.half, facing: face(8), middle: face(8) }),
      inhabited,
      map("tall", "Standing", 320, { planet: PLANETS.full, stand: "tall" }),
    ],
  },
  {
    id: "map-habitats",
    title: "Each habitat alone",
    sections: HABITATS.map((habitat) => map(habitat, habitat, 480, { planet: covered(habitat) })),
  },
  {
    id: "map-sizes",
    title: "The flat map from a thumbnail to a wall",
    sections: [80, 120, 180, 260, 360, 1280, 3840].map((width) =>
      map(`width-${width}`, `${width} pixels`, width, { planet: PLANETS.full }),
    ),
  },
];
