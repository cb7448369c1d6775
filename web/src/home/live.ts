/** The live planet of the home screen: it turns slowly and can be dragged. */
import { asAddress, loadPictures, pictureOf } from "../animals/pictures.ts";
import { type Dweller, Globe, imageAt, listenToGestures, type Quality, Stage } from "../globe/index.ts";
import { lessMotion, settings } from "../store/settings.ts";
import type { Habitat } from "../world/geometry.ts";
import { neighbour, planetFrom } from "../world/planet.ts";
import { type Region, regionsOf } from "../world/regions.ts";
import { ALL_EDGES, type Face, face, faceOf } from "../world/units.ts";
import css from "./Backdrop.module.css";

/** The planet: twelve tiles of the standard box, placed so that every habitat has regions worth looking at. */
const HOME = planetFrom("fffom omooo fgggf foomf ooodd mggmm offdd foogf oommo dggdd mddmm ooggg");

/** The animals there; each lives on a region of its habitat that no earlier animal has taken. */
const ANIMALS_AT_HOME: readonly (readonly [animal: string, habitat: Habitat])[] = [
  ["whale", "ocean"],
  ["fox", "forest"],
  ["penguin", "glacier"],
  ["camel", "desert"],
  ["eagle", "mountain"],
  ["turtle", "ocean"],
  ["polar-bear", "glacier"],
  ["panda", "forest"],
];

/** Radians per second. */
const DRIFT = 0.07;

/** The face that points at the player, and the faces around it. */
const FRONT = face(1);
const SEEN = new Set<Face>([FRONT, ...ALL_EDGES.map((each) => neighbour(FRONT, each))]);

/** The fraction of a region that is visible at first. */
const seen = ({ areas }: Region): number => areas.filter((area) => SEEN.has(faceOf(area))).length / areas.length;

async function dwellers(): Promise<readonly Dweller[]> {
  const pictures = await loadPictures();
  const free = [...regionsOf(HOME)].sort((a, b) => seen(b) - seen(a));
  const found: Promise<Dweller>[] = [];
  for (const [animal, habitat] of ANIMALS_AT_HOME) {
    const place = free.findIndex((region) => region.habitat === habitat);
    const [region] = place < 0 ? [] : free.splice(place, 1);
    if (!region) continue;
    const picture = imageAt(asAddress(pictureOf(pictures, animal)));
    found.push(picture.then((image) => ({ animal, areas: region.areas, picture: image })));
  }
  return Promise.all(found);
}

/** Turns the planet slowly until someone drags it; returns a function that stops it. */
function drift(globe: Globe, element: HTMLElement): () => void {
  let last = 0;
  let frame = 0;
  const step = (now: number): void => {
    const seconds = Math.min(0.1, (now - last) / 1000);
    if (last > 0 && seconds > 0) globe.pull(DRIFT * seconds, 0, 0, seconds);
    last = now;
    frame = requestAnimationFrame(step);
  };
  const stop = (): void => cancelAnimationFrame(frame);
  frame = requestAnimationFrame(step);
  element.addEventListener("pointerdown", stop, { once: true });
  return () => {
    stop();
    element.removeEventListener("pointerdown", stop);
  };
}

const CHOSEN: Readonly<Record<string, Quality>> = { high: "full", low: "low", still: "still" };

/**
 * Draws the planet over an element; resolves when it is visible. Returns a function that removes it. Throws `NoWebGL`.
 */
export async function showPlanet(host: HTMLElement): Promise<() => void> {
  const quality = CHOSEN[settings.value.quality];
  const stage = new Stage(host, { ...(quality ? { quality } : {}), reducedMotion: lessMotion() });
  const globe = new Globe(stage, { role: "large", sky: false });
  const place = document.createElement("div");
  place.className = css.place ?? "";
  host.append(place);
  const removals = [stage.add(globe, place), listenToGestures(place, globe)];
  const away = (): void => {
    for (const remove of removals) remove();
    globe.dispose();
    stage.dispose();
    place.remove();
  };
  try {
    await globe.set(HOME);
    await globe.face(FRONT);
    globe.dwell(await dwellers());
    await stage.ready();
  } catch (mistake) {
    away();
    throw mistake;
  }
  // Software rendering would take up the whole machine.
  if (!stage.still && stage.quality === "full") removals.unshift(drift(globe, place));
  return away;
}
