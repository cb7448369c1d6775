/** The keyboard at the table: everything that a pointer does. */

import { change } from "../../store/settings.ts";
import { tellAll, tellOne } from "../../ui/voice.ts";
import { say } from "../../words/say.ts";
import { rotationOf } from "../model/hand.ts";
import type { Desk } from "../model/table-model.ts";
import { faceLetter } from "../model/words.ts";
import { sightOf } from "../speech/sight.ts";
import { regionLines } from "../speech/speech.ts";
import { bringsLine } from "../speech/trial-speech.ts";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Whether a key is for something else that has the focus, such as a text or a list. */
function isBusy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, select, textarea, dialog[open]") !== null) return true;
  if (key in ARROWS && target.closest(".map-face, .race-list, .log ol") !== null) return true;
  return (key === "Enter" || key === " ") && target.closest("button, a, [role=button], summary") !== null;
}

/** Speaks the regions of the large planet. */
export function speakRegions(desk: Desk): void {
  const sight = sightOf(desk);
  if (sight !== null) tellAll(regionLines(sight, desk.big.value));
}

/** Speaks what the tile in the hand would bring where it is aimed. */
function speakHand(desk: Desk): void {
  const [hand, trials, sight] = [desk.hand.value, desk.trials.value, sightOf(desk)];
  if (hand === null || hand.face === null || trials === null || sight === null) return;
  tellOne(bringsLine(sight, trials, { slot: hand.slot, face: hand.face, rotation: rotationOf(hand) }));
}

function turn(desk: Desk, steps: number): void {
  desk.turn(steps);
  speakHand(desk);
}

function step(desk: Desk, right: number, up: number): void {
  const face = desk.reach.value?.step(right, up);
  if (face === undefined || desk.hand.value === null) return;
  const aimed = desk.aimAt(face);
  tellOne(say(aimed ? "spoken-aimed" : "spoken-taken", { face: faceLetter(face) }));
  if (aimed) speakHand(desk);
}

/** Opens the line for typed moves, and goes there. */
export function openLine(): void {
  change({ typing: true });
  // It may have to be drawn first.
  requestAnimationFrame(() => document.getElementById("typed-line")?.focus());
}

/** What each key does. */
const DOES: Readonly<Record<string, (desk: Desk) => void>> = {
  q: (desk) => turn(desk, 1),
  e: (desk) => turn(desk, -1),
  t: openLine,
  "/": openLine,
  u: (desk) => void desk.takeBack(),
  h: (desk) => void desk.hinted.ask(),
  r: speakRegions,
  m: (desk) => {
    desk.flat.value = !desk.flat.value;
  },
  "?": (desk) => {
    desk.sheet.value = desk.sheet.value === "help" ? null : "help";
  },
  Escape: (desk) => {
    if (desk.sheet.value !== null) desk.sheet.value = null;
    else if (desk.hand.value !== null) desk.putBack();
    else if (desk.life.busy.value) desk.life.skip();
    else desk.see(null);
  },
  Enter: (desk) => {
    if (desk.hand.value !== null) void desk.place();
    else if (desk.held !== null) void desk.done();
    else if (desk.life.busy.value) desk.life.next();
  },
};

/** Listens to the keyboard; the answer ends it. */
export function listenToKeys(desk: Desk): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target, event.key)) return;
    const slot = Number(event.key) - 1;
    const arrow = ARROWS[event.key];
    const does = DOES[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (slot >= 0 && slot <= 4) desk.take(slot);
    else if (arrow !== undefined) step(desk, ...arrow);
    else if (does !== undefined) does(desk);
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
