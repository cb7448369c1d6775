/** The planets and the log as they stood before what is still to be told. */
import type { Event, GameView } from "../../protocol.ts";
import type { Told } from "./playback.ts";

/** The planets without the tiles that are still to be told of; those that have none of these stay the same. */
export function planetsBefore(planets: GameView["planets"], ahead: readonly Told[]): GameView["planets"] {
  if (!ahead.some(({ type }) => type === "placed")) return planets;
  return planets.map((faces, seat) => {
    const to = ahead.flatMap((each) => (each.type === "placed" && each.seat === seat ? [each.face] : []));
    return to.length === 0 ? faces : faces.map((laid, face) => (to.includes(face) ? null : laid));
  });
}

/** The log without what is still to be told. */
export function logBefore(log: readonly Event[], ahead: readonly Told[]): readonly Event[] {
  const waiting = new Set<Event>(ahead);
  return waiting.size === 0 ? log : log.filter((event) => !waiting.has(event));
}
