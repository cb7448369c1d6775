/** Which regions are lit: those of a bid, those a tile would make, and those where animals live. */
import type { LitRegion } from "../../globe/lit.ts";
import type { Bid, Event, Trial } from "../../protocol.ts";
import type { Box } from "../../store/box.ts";
import { HABITATS } from "../../world/geometry.ts";
import { type LaidTile, lay, type Planet } from "../../world/planet.ts";
import { regionsOf } from "../../world/regions.ts";
import { area, faceOf } from "../../world/units.ts";
import type { TableModel } from "../model/table-model.ts";
import { cardOf } from "../model/words.ts";

/** The regions behind a bid. The largest carries its size, unless the bid counts regions. */
export function litBid(bid: Bid | undefined, box: Box | null, animal: string): readonly LitRegion[] {
  if (bid === undefined) return [];
  const counted = cardOf(box, animal)?.requirement === "most";
  return bid.regions.map((areas, index) => ({
    areas: areas.map(area),
    ...(index === 0 && !counted ? { size: bid.value } : {}),
  }));
}

/** The lit regions of a seat's planet: those of the bid shown, or of one that has just won; null if there's neither. */
export function litOn(model: TableModel, seat: number): readonly LitRegion[] | null {
  const [box, shownBid, event] = [model.table.box.value, model.shownBid.value, model.playback.now.value];
  if (event?.type === "awarded" && event.seat === seat) return litBid(event.bids[seat], box, event.animal);
  if (shownBid?.seat !== seat || model.stagedSeat.value !== null) return null;
  return litBid(model.standing(shownBid.animal)?.bids[seat], box, shownBid.animal);
}

/** The regions a tile would make on its face, with the sizes the server counted. */
export function madeBy(planet: Planet, laid: LaidTile, trial: Trial | null): readonly LitRegion[] {
  const would = lay(planet, laid);
  return regionsOf(would)
    .filter(({ areas }) => areas.some((each) => faceOf(each) === laid.face))
    .map(({ areas, habitat }) => {
      const told = trial?.regions[HABITATS.indexOf(habitat)]?.find((size) => size === areas.length);
      return told === undefined ? { areas } : { areas, size: told };
    });
}

/** The regions that a sketched tile would make, each of several areas with its size. */
export const sketchedBy = (planet: Planet, laid: LaidTile): readonly LitRegion[] =>
  madeBy(planet, laid, null).map(({ areas }) => (areas.length > 1 ? { areas, size: areas.length } : { areas }));

/** The regions that grow when a tile is placed: those that reach beyond its face. */
export function grownBy(planet: Planet, laid: LaidTile): readonly LitRegion[] {
  return madeBy(planet, laid, null)
    .filter(({ areas }) => areas.some((each) => faceOf(each) !== laid.face))
    .map(({ areas }) => ({ areas, size: areas.length }));
}

/** Where a seat's animals live: the region that won each of them. */
export function homesIn(log: readonly Event[], seat: number): ReadonlyMap<string, readonly number[]> {
  const homes = new Map<string, readonly number[]>();
  for (const event of log) {
    const areas = event.type === "awarded" && event.seat === seat ? event.bids[seat]?.regions[0] : undefined;
    if (event.type === "awarded" && areas !== undefined) homes.set(event.animal, areas);
  }
  return homes;
}
