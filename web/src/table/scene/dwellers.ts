/** The animals on a planet in 3D, each with its picture. */
import { asAddress, loadPictures, pictureOf } from "../../animals/pictures.ts";
import { type Dweller, imageAt } from "../../globe/index.ts";
import { area } from "../../world/units.ts";

/** Returns the animals that live in these regions, with their pictures loaded. */
export async function dwellersIn(homes: ReadonlyMap<string, readonly number[]>): Promise<readonly Dweller[]> {
  const pictures = homes.size === 0 ? new Map<string, string>() : await loadPictures();
  return Promise.all(
    [...homes].map(async ([animal, areas]) => ({
      animal,
      areas: areas.map(area),
      picture: await imageAt(asAddress(pictureOf(pictures, animal))),
    })),
  );
}
