/** Events at a table, in plain words. */
import type { Bid, Ended, Event, Placed } from "../../protocol.ts";
import type { AnimalCard, Box } from "../../store/box.ts";
import { animalName, botName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { FACE_LETTERS, type Habitat } from "../../world/geometry.ts";
import { habitatAt, isFree, type Planet } from "../../world/planet.ts";
import { ALL_EDGES, areaAt, type Face } from "../../world/units.ts";

/** How many rounds a game has. */
export const ROUNDS = 12;

/** Returns the name of a seat's player. */
export type Names = (seat: number) => string;

/** A habitat's name in the middle of a sentence. */
export const within = (habitat: Habitat): string => say(`habitat-${habitat}.within`);

/** A face's letter, as in written moves. */
export const faceLetter = (face: number): string => (FACE_LETTERS[face] ?? "").toUpperCase();

/** What an animal asks for: "Forest touching glacier". */
export function requirement({ requirement: kind, habitat, other }: AnimalCard): string {
  if (kind === "most" || other === undefined)
    return say("requirement-most", { habitat: say(`habitat-${habitat}.most`) });
  const side = kind === "touching" ? "beside" : "away";
  return say(`requirement-${kind}`, { habitat: say(`habitat-${habitat}`), other: say(`habitat-${other}.${side}`) });
}

/** The card of an animal. */
export const cardOf = (box: Box | null, animal: string): AnimalCard | null =>
  box?.animals.find(({ id }) => id === animal) ?? null;

/** The bids in one line: "Ada 9, Ben 7". */
const named = (bids: readonly Bid[], name: Names): string =>
  bids.map(({ value }, seat) => say("life-bid", { name: name(seat), bid: value })).join(", ");

/** Why an animal went where it went: "Forest touching glacier: Ada 9, Ben 7". */
export function reason(box: Box | null, animal: string, bids: readonly Bid[], name: Names): string {
  const card = cardOf(box, animal);
  return say("life-reason", {
    requirement: card === null ? animalName(animal) : requirement(card),
    bids: named(bids, name),
  });
}

/** Whoever placed a tile, after a sentence about the seat's bot if another one had to move for it. */
function placer({ seat, fault }: Placed, name: Names): readonly [before: string, who: string] {
  // Servers from before there were custom bots don't send it.
  if (!fault) return ["", name(seat)];
  const why = say("event-bot-fault", { name: name(seat), why: fault.replaceAll(" ", "-") });
  return [`${why} `, botName("naive")];
}

/** Who placed a tile, where the planet shows on which face. */
export function laidText(event: Placed, name: Names, you: number | null): string {
  if (event.seat === you) return say("event-laid-you");
  const [before, who] = placer(event, name);
  return before + say("event-laid", { name: who });
}

const joined = (names: readonly string[]): string => names.join(say("list-and"));

/** An event as a sentence; null if it needs none. `you` is the seat that is addressed, not named. */
export function eventText(event: Event, name: Names, box: Box | null, you: number | null = null): string | null {
  switch (event.type) {
    case "game started":
      return say("event-game-started", { game: event.game, name: name(event.first_seat) });
    case "round opened":
      return event.first_seat === you
        ? say("event-round-opened-you", { round: event.round })
        : say("event-round-opened", { round: event.round, name: name(event.first_seat) });
    case "placed": {
      if (event.seat === you) return say("event-placed-you", { face: faceLetter(event.face) });
      const [before, who] = placer(event, name);
      return before + say("event-placed", { name: who, face: faceLetter(event.face) });
    }
    case "awarded": {
      const why = { reason: reason(box, event.animal, event.bids, name), by: event.by };
      const animal = animalName(event.animal);
      return event.seat === you
        ? say("event-awarded-you", { animal, ...why })
        : say("event-awarded", { animal, name: name(event.seat), ...why });
    }
    case "carried":
    case "discarded":
      return say(`event-${event.type}`, {
        animal: animalName(event.animal),
        why: event.why === "draw" ? "draw" : "none",
        reason: reason(box, event.animal, event.bids, name),
      });
    case "revealed":
      return say("event-revealed", { animal: animalName(event.animal), round: event.under });
    case "ended":
      return event.winners.length === 1 && event.winners[0] === you
        ? say("end-you-won")
        : say("event-ended", { names: joined(event.winners.map(name)) });
    case "seated":
      return say("event-seated", { name: event.name });
    case "bot seated":
      return say("event-bot-seated", { bot: botName(event.bot) });
    case "reacted":
      return say("event-reacted", { name: name(event.seat), reaction: reactionText(event.reaction) });
    case "end wanted":
    case "rematch wanted":
      return say(`event-${event.type.replace(" ", "-")}`, {
        name: name(event.seat),
        wanted: event.wanted ? "yes" : "no",
      });
    case "taken back":
      return event.seat === you ? say("event-taken-back-you") : say("event-taken-back", { name: name(event.seat) });
    case "left":
    case "lapsed":
    case "returned":
    case "resigned":
    case "seat opened":
    case "host changed":
      return say(`event-${event.type.replace(" ", "-")}`, { name: name(event.seat), seat: event.seat + 1 });
    case "game over":
      return say("event-game-over", { how: event.how });
    case "closed":
      return say("event-closed");
    default:
      return null;
  }
}

/** The text of a reaction. */
export const reactionText = (reaction: string): string => say(`reaction-${reaction.replaceAll(" ", "-")}`);

/** Who won, as a heading. */
export function verdict(end: Ended, name: Names, mine: readonly number[]): string {
  const [winner = 0] = end.winners;
  if (end.by === "shared") return say("end-shared", { names: joined(end.winners.map(name)) });
  const you = mine.length === 1 && mine[0] === winner;
  return you ? say("end-you-won") : say("end-won", { name: name(winner) });
}

/** The player's place and how many points they're behind; null for winners, spectators, and several seats. */
export function placing(end: Ended, mine: readonly number[]): string | null {
  const own = end.scores.find(({ seat }) => mine.length === 1 && seat === mine[0]);
  if (own === undefined || end.winners.includes(own.seat)) return null;
  const before = end.scores.filter(
    ({ total, cards }) => total > own.total || (total === own.total && cards > own.cards),
  );
  const most = Math.max(...end.scores.map(({ total }) => total));
  return say("end-place", { place: before.length + 1, points: most - own.total });
}

/** What is on a face, for screen readers. */
export function faceWords(face: Face, planet: Planet): string {
  if (isFree(planet, face)) return say("face-free", { face: faceLetter(face) });
  const habitats = ALL_EDGES.map((edge) => habitatAt(planet, areaAt(face, edge))).filter((each) => each !== null);
  return say("face-laid", { face: faceLetter(face), habitats: habitats.map(within).join(", ") });
}

/** The labels for the map of someone's planet. */
export const mapWords = (name: string) => ({ map: say("map-of", { name }), face: faceWords });

/** A tile's habitats in words. */
export const tileWords = (habitats: readonly Habitat[]): string => habitats.map(within).join(", ");
