/**
 * Four planets to play with on one stage. They are still by default; `?only=globe-live&quality=full` makes them move,
 * `quality=auto` finds out what the machine can do, and `worker=no` makes the land on the main thread.
 */
import { asAddress, loadPictures, pictureOf } from "../animals/pictures.ts";
import { listenToGestures } from "../globe/gestures.ts";
import { Globe } from "../globe/globe.ts";
import type { Quality } from "../globe/quality.ts";
import { imageAt } from "../globe/scene/pictures.ts";
import { Stage } from "../globe/stage.ts";
import { EMPTY_PLANET, isFree, type LaidTile, lay, type Planet, shownAt, tile } from "../world/planet.ts";
import { regionAt, regionsOf } from "../world/regions.ts";
import { ALL_EDGES, ALL_FACES, area, areaAt, at, face, rotation } from "../world/units.ts";
import { EXAMPLES } from "../world/vectors.ts";
import { FIVE } from "./samples.ts";
import type { Removal, Section } from "./section.ts";

const QUALITIES: readonly Quality[] = ["full", "low", "still"];

/** The last tile, which the large planet starts without. */
const LAST: LaidTile = {
  tile: tile(["forest", "desert", "desert", "mountain", "desert"]),
  face: face(2),
  rotation: rotation(0),
};

/** A planet without the tile on one face. */
const without = (planet: Planet, { face: bare }: LaidTile): Planet => {
  const next = [...planet];
  for (const edge of ALL_EDGES) next[areaAt(bare, edge)] = null;
  return next;
};

function box(host: HTMLElement, left: string, top: string, width: string, height: string): HTMLElement {
  const element = document.createElement("div");
  Object.assign(element.style, { position: "absolute", left, top, width, height });
  host.append(element);
  return element;
}

/** The actions behind the buttons; the benchmark uses them too. */
function doings(stage: Stage, globes: readonly Globe[]): Readonly<Record<string, () => void | Promise<void>>> {
  const large = at(globes, 0);
  let regions = false;
  let glyphs = false;
  return {
    drop: async () => {
      const bare = ALL_FACES.find((each) => isFree(large.areas, each));
      const next = bare === undefined ? LAST : { tile: FIVE, face: bare, rotation: rotation(0) };
      if (bare === undefined) await large.set(EMPTY_PLANET);
      await large.face(next.face);
      await large.drop(next.face === LAST.face ? LAST : next);
    },
    preview: async () => {
      const bare = ALL_FACES.find((each) => isFree(large.areas, each));
      if (bare === undefined) return;
      await large.face(bare);
      await large.preview({ ...LAST, face: bare });
    },
    settle: async () => {
      const habitat = shownAt(LAST.tile, rotation(0), at(ALL_EDGES, 0));
      const region = regionsOf(large.areas).find((each) => each.habitat === habitat) ?? regionAt(large.areas, area(0));
      if (region === null) return;
      const picture = await imageAt(asAddress(pictureOf(await loadPictures(), "fox")));
      await large.settle({ animal: "fox", areas: region.areas, picture });
    },
    regions: () => {
      regions = !regions;
      const lit = regions ? regionsOf(large.areas).filter(({ areas }) => areas.length > 2) : [];
      large.light(lit.map(({ areas }) => ({ areas, size: areas.length })));
    },
    glyphs: () => {
      glyphs = !glyphs;
      large.glyphs = glyphs;
    },
    turn: () => large.face(face((large.facing() + 5) % 12)),
    lose: () =>
      new Promise((back) => {
        const context = stage.canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
        stage.canvas.addEventListener("webglcontextlost", () => setTimeout(() => context?.restoreContext()), {
          once: true,
        });
        stage.canvas.addEventListener("webglcontextrestored", () => back(), { once: true });
        context?.loseContext();
      }),
    free: () => {
      for (const each of globes) each.dispose();
    },
  };
}

async function live(place: HTMLElement, quality: Quality | undefined, withoutWorker: boolean): Promise<Removal> {
  place.style.position = "relative";
  const stage = new Stage(place, { ...(quality === undefined ? {} : { quality }), withoutWorker, timed: true });
  const large = new Globe(stage, { role: "large" });
  const big = box(place, "0", "0", "100%", "100%");
  const removals = [
    stage.add(large, big),
    listenToGestures(big, large, { tap: (on) => void (on !== null && large.face(on)) }),
  ];
  const globes = [large];
  const done = [large.set(without(at(EXAMPLES, 3).areas, LAST)), large.face(LAST.face)];
  for (const [number, planet] of [
    at(EXAMPLES, 4).areas,
    at(EXAMPLES, 3).areas,
    lay(at(EXAMPLES, 4).areas, LAST),
  ].entries()) {
    const small = new Globe(stage, { role: "small", seed: number + 2 });
    const spot = box(place, "84%", `${5 + 31 * number}%`, "15%", "26%");
    removals.push(stage.add(small, spot), listenToGestures(spot, small));
    done.push(small.set(planet));
    globes.push(small);
  }
  const tell = (): void => {
    const { quality: now, cost, held } = stage;
    place.dataset["cost"] = JSON.stringify({ ...cost, ...held, quality: now, facing: large.facing() });
  };
  const bar = box(place, "12px", "calc(100% - 44px)", "auto", "auto");
  for (const [name, act] of Object.entries(doings(stage, globes))) {
    const button = document.createElement("button");
    button.className = "button";
    button.textContent = name;
    button.dataset["do"] = name;
    button.onclick = async () => {
      place.dataset["doing"] = name;
      await act();
      // Waiting would draw again, and upload what `free` has just released.
      if (name !== "free") await stage.ready();
      tell();
      delete place.dataset["doing"];
    };
    bar.append(button);
  }
  await Promise.all(done);
  await stage.ready();
  tell();
  return () => {
    for (const remove of removals) remove();
    for (const each of globes) each.dispose();
    stage.dispose();
  };
}

const address = new URLSearchParams(location.search);

/** The quality from the address; `still` by default. */
function asked(): Quality | undefined {
  const word = address.get("quality");
  return word === "auto" ? undefined : (QUALITIES.find((each) => each === word) ?? "still");
}

export const LIVE: Section = {
  id: "globe-live",
  title: "Four planets on one stage, to play with",
  width: 1200,
  height: 780,
  show: (place) => live(place, asked(), address.get("worker") === "no"),
};
