/** The state of a game in sentences: planets, faces, regions, tiles, and what happened. */
import type { Ended, Event } from "../../protocol.ts";
import { animalName, habitatName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { ACROSS, HABITATS } from "../../world/geometry.ts";
import { habitatAt, isFree, neighbour } from "../../world/planet.ts";
import { regionsOf } from "../../world/regions.ts";
import { ALL_EDGES, ALL_FACES, areaAt, at, type Face } from "../../world/units.ts";
import { tileOf } from "../model/planets.ts";
import { eventText, faceLetter, faceWords, ROUNDS, tileWords, within } from "../model/words.ts";
import { planetAt, type Sight } from "./sight.ts";

/** How many rounds the log covers. */
const LOGGED = 2;

/** The round, whose turn it is, and each seat's animals. */
export function statusLines(sight: Sight): readonly string[] {
  const { model, game, name } = sight;
  const has = game.won.map((won, seat) =>
    won.length === 0
      ? say("spoken-has-none", { name: name(seat) })
      : say("spoken-has", { name: name(seat), count: won.length, animals: won.map(animalName).join(", ") }),
  );
  const held = model.held === null ? [] : [say("spoken-held")];
  return [say("round-of", { round: game.round, rounds: ROUNDS }), turnLine(sight), ...held, ...has];
}

/** Whose turn it is. */
export function turnLine({ model, game, name }: Sight): string {
  const turn = model.shownTurn.value;
  if (game.end !== null) return say("game-over");
  if (turn === null) return say("table-not-yet");
  return turn === model.you ? say("your-turn") : say("turn-of", { name: name(turn) });
}

/** A tile of the offer. */
export function tileLine({ box, game }: Sight, slot: number): string {
  const tile = game.offer[slot] ?? null;
  return tile === null
    ? say("offer-gone", { slot: slot + 1 })
    : say("offer-tile", { slot: slot + 1, habitats: tileWords(tileOf(box, tile)) });
}

/** The tiles of the offer, each with its habitats counterclockwise. */
export const offerLines = (sight: Sight): readonly string[] =>
  sight.game.offer.flatMap((tile, slot) => (tile === null ? [] : [tileLine(sight, slot)]));

/** The start of a turn: the round's animals and the offer. */
export function turnLines(sight: Sight): readonly string[] {
  const { round, columns } = sight.game;
  const animals = (columns[round - 1] ?? []).map((animal) => (animal === null ? say("face-down") : animalName(animal)));
  const under = animals.length === 0 ? [] : [say("round-button", { round, animals: animals.join(", ") })];
  const turn = say("spoken-turn", { round, rounds: ROUNDS });
  return [turn, ...under, ...offerLines(sight)];
}

/** A planet face by face, with the free faces in one line. */
export function planetLines(sight: Sight, seat: number): readonly string[] {
  const planet = planetAt(sight, seat);
  const laid = ALL_FACES.filter((face) => !isFree(planet, face));
  const free = ALL_FACES.filter((face) => isFree(planet, face)).map(faceLetter);
  return [
    say("planet-of", { name: sight.name(seat) }),
    ...laid.map((face) => faceWords(face, planet)),
    ...(free.length === 0 ? [] : [say("spoken-free", { faces: free.join(", ") })]),
  ];
}

/** A face edge by edge: its own habitat, and the one across the edge. */
export function faceLines(sight: Sight, seat: number, face: Face): readonly string[] {
  const planet = planetAt(sight, seat);
  const edges = ALL_EDGES.map((edge) => {
    const area = areaAt(face, edge);
    const [here, beyond] = [habitatAt(planet, area), habitatAt(planet, at(ACROSS, area))];
    const towards = faceLetter(neighbour(face, edge));
    if (here === null && beyond === null) return say("spoken-open", { face: towards });
    if (here === null)
      return say("spoken-open-beside", { face: towards, beyond: beyond === null ? "" : within(beyond) });
    if (beyond === null) return say("spoken-edge-alone", { face: towards, habitat: within(here) });
    return say("spoken-edge-beside", { face: towards, habitat: within(here), beyond: within(beyond) });
  });
  return [say("spoken-face", { face: faceLetter(face), name: sight.name(seat) }), ...edges];
}

/** A planet's regions, one line per habitat. */
export function regionLines(sight: Sight, seat: number): readonly string[] {
  const regions = regionsOf(planetAt(sight, seat));
  const name = sight.name(seat);
  if (regions.length === 0) return [say("regions-none", { name })];
  const lines = HABITATS.flatMap((habitat) => {
    const sizes = regions.filter((each) => each.habitat === habitat).map(({ areas }) => areas.length);
    if (sizes.length === 0) return [];
    const areas = sizes.reduce((sum, size) => sum + size, 0);
    return [
      say("spoken-regions", { habitat: habitatName(habitat), areas, count: sizes.length, sizes: sizes.join(", ") }),
    ];
  });
  return [say("planet-of", { name }), ...lines];
}

/** What happened in this round and the one before. */
export function logLines({ model, box, name }: Sight): readonly string[] {
  const log = model.shownLog.value;
  const starts = log.flatMap((event, number) => (event.type === "round opened" ? [number] : []));
  return log.slice(starts.at(-LOGGED) ?? starts[0] ?? 0).flatMap((event) => eventLines(event, name, box, model.you));
}

/** Events that aren't worth announcing. */
const QUIET = new Set<Event["type"]>(["settled", "created", "hand-over made"]);

/** An event as a line. The end of a game gets one for each seat, and who won. */
export function eventLines(
  event: Event,
  name: Sight["name"],
  box: Sight["box"] | null,
  you: number | null = null,
): readonly string[] {
  if (event.type === "ended") return endLines(event, name, box, you);
  // A game played to its end has already been announced, with its points.
  if (QUIET.has(event.type) || (event.type === "game over" && event.how === "played")) return [];
  const words = eventText(event, name, box, you);
  return words === null ? [] : [words];
}

function endLines(end: Ended, name: Sight["name"], box: Sight["box"] | null, you: number | null): readonly string[] {
  const scores = end.scores.map(({ seat, total, objective, animals, cards }) => {
    const habitat = end.objectives[seat];
    const about = { name: name(seat), total, animals, cards };
    return habitat === undefined
      ? say("spoken-score-beginner", about)
      : say("spoken-score", { ...about, objective, habitat: habitatName(habitat) });
  });
  const won = eventText(end, name, box, you) ?? "";
  return [say("game-over"), ...scores, won, ...(end.by === "points" ? [] : [say(`end-by-${end.by}`)])];
}
