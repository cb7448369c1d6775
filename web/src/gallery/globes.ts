/** The 3D planet in all its states; still, so that it renders the same picture every time. */
import { asAddress, loadPictures, pictureOf } from "../animals/pictures.ts";
import { type Dweller, Globe, type GlobeOptions, imageAt, type Quality, Stage } from "../globe/index.ts";
import { regionsOn } from "../globe/preview.ts";
import { HABITATS, type Habitat } from "../world/geometry.ts";
import { lay, type Planet } from "../world/planet.ts";
import { regionsOf } from "../world/regions.ts";
import { at, face, rotation } from "../world/units.ts";
import { EXAMPLES } from "../world/vectors.ts";
import { LIVE } from "./globe-live.ts";
import { covered, PLANETS, PREVIEW } from "./samples.ts";
import type { Chapter, Removal, Section } from "./section.ts";

const stages = new Map<Quality, Stage>();

/** One stage per quality for all sections, because a page can have only a few WebGL contexts. */
function stageOf(quality: Quality): Stage {
  const stage = stages.get(quality) ?? new Stage(null, { quality, reducedMotion: true });
  stages.set(quality, stage);
  return stage;
}

/** A canvas over a part of an element; positions and sizes are fractions of it. */
function canvasIn(place: HTMLElement, left = 0, top = 0, width = 1, height = 1): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const percent = (share: number): string => `${100 * share}%`;
  place.style.position = "relative";
  Object.assign(canvas.style, {
    position: "absolute",
    left: percent(left),
    top: percent(top),
    width: percent(width),
    height: percent(height),
  });
  place.append(canvas);
  return canvas;
}

/** What to do with a planet before its screenshot. */
type Doing = (globe: Globe) => void | Promise<void>;

/** Draws a planet onto a canvas, which keeps the picture, then frees the planet, because the page has many. */
async function show(
  stage: Stage,
  canvas: HTMLCanvasElement,
  planet: Planet,
  options: GlobeOptions,
  doing: Doing,
): Promise<Removal> {
  const globe = new Globe(stage, options);
  const take = stage.add(globe, canvas);
  await globe.set(planet);
  await doing(globe);
  await stage.ready();
  take();
  globe.dispose();
  return () => canvas.remove();
}

const globe = (
  id: string,
  title: string,
  size: readonly [width: number, height: number],
  planet: Planet,
  doing: Doing = () => {},
  quality: Quality = "still",
): Section => ({
  id: `globe-${id}`,
  title,
  width: size[0],
  height: size[1],
  show: (place) => show(stageOf(quality), canvasIn(place), planet, { role: "large" }, doing),
});

const USUAL = [720, 540] as const;
const FACED = face(2);

const look: Doing = (shown) => shown.face(FACED);

const sized = (planet: Planet, least: number) =>
  regionsOf(planet)
    .filter(({ areas }) => areas.length >= least)
    .map(({ areas }) => ({ areas, size: areas.length }));

const WHO: Readonly<Record<Habitat, readonly string[]>> = {
  ocean: ["whale", "octopus", "turtle", "orca"],
  forest: ["fox", "bear", "owl", "tiger"],
  desert: ["camel", "scorpion", "elephant", "lizard"],
  mountain: ["goat", "eagle", "alpaca", "ram"],
  glacier: ["penguin", "reindeer", "seal", "polar-bear"],
};

/** Animals on the biggest regions of each habitat. */
async function dwellersOn(planet: Planet): Promise<readonly Dweller[]> {
  const pictures = await loadPictures();
  const living = HABITATS.flatMap((habitat) =>
    regionsOf(planet)
      .filter((region) => region.habitat === habitat)
      .slice(0, WHO[habitat].length)
      .map(({ areas }, number) => ({ animal: at(WHO[habitat], number), areas })),
  );
  return Promise.all(
    living.map(async (each) => ({ ...each, picture: await imageAt(asAddress(pictureOf(pictures, each.animal))) })),
  );
}

/** One large planet and three small ones, as at a table for four. */
const four: Section = {
  id: "globe-four",
  title: "One large, three small",
  width: 1100,
  height: 700,
  show: async (place) => {
    const stage = stageOf("still");
    const removals = [await show(stage, canvasIn(place, 0, 0, 0.8, 1), PLANETS.full, { role: "large" }, look)];
    for (const [number, planet] of [PLANETS.half, at(EXAMPLES, 4).areas, at(EXAMPLES, 2).areas].entries()) {
      const canvas = canvasIn(place, 0.82, 0.05 + 0.31 * number, 0.16, 0.25);
      removals.push(await show(stage, canvas, planet, { role: "small" }, (small) => small.face(face(8))));
    }
    return () => {
      for (const remove of removals) remove();
    };
  },
};

export const GLOBES: readonly Chapter[] = [
  {
    id: "globes",
    title: "The planet",
    sections: [
      globe("empty", "Empty", USUAL, PLANETS.empty, look),
      globe("one", "One tile", USUAL, PLANETS.one, (shown) => shown.face(face(0))),
      globe("half", "Half full", USUAL, PLANETS.half, (shown) => shown.face(face(10))),
      globe("full", "Full", USUAL, PLANETS.full, look),
      globe("hover", "A tile hovers over a face, and what it would make", USUAL, PLANETS.half, async (shown) => {
        await shown.face(PREVIEW.face);
        const made = regionsOn(lay(PLANETS.half, PREVIEW), PREVIEW.face);
        await shown.preview(
          PREVIEW,
          made.map(({ areas }) => ({ areas, size: areas.length })),
        );
      }),
      globe("aim", "A tile follows the pointer", USUAL, PLANETS.half, async (shown) => {
        await shown.face(PREVIEW.face);
        await shown.aim(PREVIEW.tile, rotation(0), { x: 0.16, y: 0.2 });
      }),
      globe("regions", "Regions lit, with their sizes", USUAL, PLANETS.full, async (shown) => {
        await shown.face(face(7));
        shown.light(sized(PLANETS.full, 4));
      }),
      globe("region", "One region shown", USUAL, at(EXAMPLES, 4).areas, async (shown) => {
        await shown.showRegion(at(sized(at(EXAMPLES, 4).areas, 2), 0));
      }),
      globe("animals", "Animals that live here", USUAL, PLANETS.full, async (shown) => {
        await shown.face(face(7));
        shown.dwell(await dwellersOn(PLANETS.full));
      }),
      globe("glyphs", "Glyphs on every area", USUAL, PLANETS.full, async (shown) => {
        await shown.face(FACED);
        shown.glyphs = true;
      }),
      globe("near", "As near as one may come", USUAL, PLANETS.full, async (shown) => {
        await shown.face(FACED);
        shown.zoom = 2.4;
      }),
      globe("low", "Low quality", USUAL, PLANETS.full, look, "low"),
      four,
      LIVE,
    ],
  },
  {
    id: "globe-habitats",
    title: "Each habitat alone, in 3D",
    sections: HABITATS.map((habitat) => globe(habitat, habitat, [440, 440], covered(habitat), look)),
  },
  {
    id: "globe-sizes",
    title: "The planet from a thumbnail to a wall",
    sections: [
      {
        id: "globe-160",
        title: "160 pixels",
        width: 160,
        height: 160,
        show: (place) => show(stageOf("still"), canvasIn(place), PLANETS.full, { role: "small" }, look),
      },
      globe("phone", "A phone", [390, 844], PLANETS.full, look),
      globe("tablet", "A tablet", [1024, 768], PLANETS.full, look),
      globe("laptop", "A laptop", [1440, 900], PLANETS.full, look),
      globe("wall", "A wall, 4K", [3840, 2160], PLANETS.full, look),
    ],
  },
];
