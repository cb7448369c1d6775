/** The animals on a planet in 3D, each with its picture. One that has just been won settles with a flourish. */
import { effect } from "@preact/signals";
import { asAddress, loadPictures, pictureOf } from "../../animals/pictures.ts";
import { type Dweller, type Globe, imageAt } from "../../globe/index.ts";
import { area } from "../../world/units.ts";
import type { TableModel } from "../model/table-model.ts";
import { homesIn } from "./lights.ts";

const images = new Map<string, Promise<HTMLImageElement>>();

/** An animal's picture, loaded once. */
function imageOf(animal: string): Promise<HTMLImageElement> {
  const known = images.get(animal);
  if (known !== undefined) return known;
  const image = loadPictures().then((pictures) => imageAt(asAddress(pictureOf(pictures, animal))));
  images.set(animal, image);
  return image;
}

/** Returns the animals that live in these regions, with their pictures loaded. */
export const dwellersIn = (homes: ReadonlyMap<string, readonly number[]>): Promise<readonly Dweller[]> =>
  Promise.all(
    [...homes].map(async ([animal, areas]) => ({ animal, areas: areas.map(area), picture: await imageOf(animal) })),
  );

/** Shows the large planet's animals once its land is shown, which `covered` waits for. Returns the cleanup function. */
export function showDwellers(model: TableModel, globe: Globe, covered: () => Promise<void>): () => void {
  let last: { readonly seat: number; readonly animals: readonly string[] } = { seat: -1, animals: [] };

  const show = async (homes: ReadonlyMap<string, readonly number[]>, now: typeof last, arrives: boolean) => {
    const dwellers = await dwellersIn(homes);
    await covered();
    const newest = dwellers.at(-1);
    if (last !== now) return;
    if (arrives && newest !== undefined) await globe.settle(newest);
    else globe.dwell(dwellers);
  };

  return effect(() => {
    const [seat, event] = [model.largeSeat.value, model.playback.now.value];
    // An animal that is on its way needs its picture soon.
    if (event?.type === "awarded") void imageOf(event.animal);
    const homes = homesIn(model.shownLog.value, seat);
    const before = last;
    const now = { seat, animals: [...homes.keys()] };
    if (before.seat === seat && before.animals.join() === now.animals.join()) return;
    last = now;
    const arrives =
      event?.type === "awarded" &&
      before.seat === seat &&
      [...before.animals, event.animal].join() === now.animals.join();
    void show(homes, now, arrives);
  });
}
