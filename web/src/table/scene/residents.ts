/** The animals on a flat map, each on an area of the region that won it. */
import { picturesNow } from "../../animals/AnimalPicture.tsx";
import { asAddress, pictureOf } from "../../animals/pictures.ts";
import type { Resident } from "../../map/Marks.tsx";
import { type Area, area } from "../../world/units.ts";

/** Places each animal on the first area of its region that is still free. */
export function residentsOf(homes: ReadonlyMap<string, readonly number[]>): readonly Resident[] {
  const loaded = homes.size === 0 ? null : picturesNow();
  const taken = new Set<Area>();
  return [...homes].flatMap(([id, areas]) => {
    const home = areas.map(area).find((each) => !taken.has(each));
    if (home === undefined || loaded === null) return [];
    taken.add(home);
    return [{ id, area: home, href: asAddress(pictureOf(loaded, id)) }];
  });
}
