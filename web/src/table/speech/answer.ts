/** What a typed line does at a table: it takes a tile, places one, or answers a question. */

import type { Trials } from "../../protocol.ts";
import { settings } from "../../store/settings.ts";
import { go } from "../../ui/navigate.ts";
import { Refusal } from "../../wire/refusal.ts";
import { why } from "../../words/refusal.ts";
import { say } from "../../words/say.ts";
import { ALL_ROTATIONS, face } from "../../world/units.ts";
import { handOf, moveOf, type Placement } from "../model/hand.ts";
import type { TableModel } from "../model/table-model.ts";
import { faceLetter } from "../model/words.ts";
import { type Asked, parse } from "./grammar.ts";
import { animalLines, objectiveLines } from "./races.ts";
import { facesOf, type Sight, sightOf } from "./sight.ts";
import {
  faceLines,
  logLines,
  offerLines,
  planetLines,
  regionLines,
  statusLines,
  tileLine,
  turnLines,
} from "./speech.ts";
import { bringsLine, liesLine, turnedLines, written } from "./trial-speech.ts";
import { helpLines, vocabulary, wrongLine } from "./vocabulary.ts";

/** Runs a typed line and returns what to announce. What then happens at the table is announced with its events. */
export async function answer(model: TableModel, line: string): Promise<readonly string[]> {
  const asked = parse(line, vocabulary());
  if (!("wrong" in asked) && ACTS.has(asked.do)) model.playback.skip();
  const sight = sightOf(model);
  if (sight === null) return [say("table-not-yet")];
  if ("wrong" in asked) return [wrongLine(asked)];
  if (asked.seat !== undefined && asked.seat >= sight.game.players) {
    return [wrongLine({ wrong: "seat", text: String(asked.seat + 1) })];
  }
  const said = ANSWERS[asked.do] ?? helpLines;
  return (await done(sight, asked)) ?? said(sight, asked.seat ?? sight.seat, asked);
}

/** What acts on the table as it is, and so ends whatever is still shown of earlier moves. */
const ACTS: ReadonlySet<Asked["do"]> = new Set(["place", "try", "turns", "enter", "undo", "hint"]);

/** Runs a command; null for a question. */
async function done(sight: Sight, asked: Asked): Promise<readonly string[] | null> {
  const { model } = sight;
  switch (asked.do) {
    case "place":
    case "try":
    case "turns":
      return tried(sight, asked);
    case "enter":
      return entered(sight);
    case "undo":
      return putBack(model);
    case "hint":
      await model.hints.ask();
      return model.hints.shown.value !== null ? suggested(sight) : [];
    case "quit":
      go("/");
      return [];
    default:
      return null;
  }
}

/** The answer to each question, about the given seat or the player's own. Anything else gets help. */
const ANSWERS: Partial<Record<Asked["do"], (sight: Sight, seat: number, asked: Asked) => readonly string[]>> = {
  planet: planetLines,
  regions: regionLines,
  face: (sight, seat, asked) => faceLines(sight, seat, face(asked.face ?? 0)),
  animals: (sight, _, asked) => animalLines(sight, asked.round),
  offer: offerLines,
  tile: (sight, _, asked) => [tileLine(sight, asked.slot ?? 0)],
  objective: objectiveLines,
  status: statusLines,
  log: logLines,
};

/** Describes a placement and, unless it's only tried, takes it in hand. */
async function tried(sight: Sight, asked: Asked): Promise<readonly string[]> {
  const { model } = sight;
  const [slot, on] = [asked.slot ?? 0, asked.face ?? 0];
  if ((sight.game.offer[slot] ?? null) === null) return [say("offer-gone", { slot: slot + 1 })];
  if (model.actor.value === null) return [model.held === null ? model.notYet() : say("spoken-held")];
  if ((facesOf(sight, sight.seat)[on] ?? null) !== null) return [say("spoken-taken", { face: faceLetter(on) })];
  const trials = await trialsOf(sight, slot);
  if (asked.rotation === undefined) return turnsLines(sight, trials, slot, on);
  const move = { slot, face: on, rotation: asked.rotation };
  const lines = trialLines(sight, trials, move);
  return asked.do === "try" ? lines : [...lines, ...(await held(model, move))];
}

/** Takes a placement in hand, and places it at once if the player has turned off confirmation. */
async function held(model: TableModel, move: Placement): Promise<readonly string[]> {
  if (!model.isReady(move.slot)) return [say("table-not-yet")];
  if (!model.aimHand(handOf(move))) return [model.notYet()];
  if (model.seat.value === null) return [say("table-planned")];
  if (settings.value.confirm) return [say("spoken-confirm")];
  await model.place();
  return [];
}

/** What a tile would change, or why the server refuses to say; null if the table has no previews. */
async function trialsOf({ model, game, seat }: Sight, slot: number): Promise<Trials | string | null> {
  const tile = game.offer[slot] ?? null;
  if (tile === null || game.standings === null) return null;
  return model.table.whatIf(seat, tile).catch((refusal: unknown) => {
    if (refusal instanceof Refusal) return why(refusal);
    throw refusal;
  });
}

function trialLines(sight: Sight, trials: Trials | string | null, move: Placement): readonly string[] {
  const lies = liesLine(sight, move);
  if (trials === null) return [lies];
  if (typeof trials === "string") return [lies, trials];
  return [lies, bringsLine(sight, trials, move), ...turnedLines(sight, trials, move)];
}

function turnsLines(sight: Sight, trials: Trials | string | null, slot: number, on: number): readonly string[] {
  return ALL_ROTATIONS.map((each) => {
    const move = { slot, face: on, rotation: each };
    return trials === null || typeof trials === "string" ? liesLine(sight, move) : bringsLine(sight, trials, move);
  });
}

/** Handles an empty line: places the tile in hand, or confirms a placement, or says what there is to do. */
async function entered(sight: Sight): Promise<readonly string[]> {
  const { model } = sight;
  if (model.hand.value !== null) await model.place();
  else if (model.held !== null) await model.done();
  else return model.seat.value === null ? statusLines(sight) : turnLines(sight);
  return [];
}

async function putBack(model: TableModel): Promise<readonly string[]> {
  const hand = model.hand.value;
  if (hand !== null) {
    const move = moveOf(hand);
    model.putBack();
    return move === null ? [] : [say("spoken-put-back", { move: written(move) })];
  }
  if (model.held === null) return [say("spoken-nothing-back")];
  await model.takeBack();
  return [];
}

/** Says what the suggestion in hand would change. */
async function suggested(sight: Sight): Promise<readonly string[]> {
  const hand = sight.model.hand.value;
  const move = hand === null ? null : moveOf(hand);
  return move === null ? [] : trialLines(sight, await trialsOf(sight, move.slot), move);
}
