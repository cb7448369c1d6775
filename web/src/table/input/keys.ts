/** Keyboard control of the table: everything a pointer can do. */

import { change } from "../../store/settings.ts";
import { announce } from "../../ui/voice.ts";
import { say } from "../../words/say.ts";
import { moveOf } from "../model/hand.ts";
import type { TableModel } from "../model/table-model.ts";
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

/** Whether a key belongs to the focused element, such as a text field or a list, or to an open dialog. */
export function isBusy(target: EventTarget | null, key: string): boolean {
  // A dialog's button that is disabled while it works loses the focus, but the keys still belong to the dialog.
  if (document.querySelector("dialog:modal") !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest("input, select, textarea, dialog[open]") !== null) return true;
  if (key in ARROWS && target.closest("[data-face], [data-scrolls]") !== null) return true;
  return (key === "Enter" || key === " ") && target.closest("button, a, [role=button], summary") !== null;
}

/** Announces the regions of the large planet. */
export function speakRegions(model: TableModel): void {
  const sight = sightOf(model);
  if (sight !== null) announce(...regionLines(sight, model.largeSeat.value));
}

/** Announces what the tile in hand would change where it's aimed. */
function speakHand(model: TableModel): void {
  const [hand, trials, sight] = [model.hand.value, model.trials.value, sightOf(model)];
  const move = hand === null ? null : moveOf(hand);
  if (move !== null && trials !== null && sight !== null) announce(bringsLine(sight, trials, move));
}

function turn(model: TableModel, steps: number): void {
  model.turn(steps);
  speakHand(model);
}

function step(model: TableModel, right: number, up: number): void {
  const face = model.largePlanet.value?.step(right, up);
  if (face === undefined || model.hand.value === null) return;
  const aimed = model.aimAt(face);
  announce(say(aimed ? "spoken-aimed" : "spoken-taken", { face: faceLetter(face) }));
  if (aimed) speakHand(model);
}

/** Opens the line for typed moves and focuses it. */
export function openLine(): void {
  change({ typing: true });
  // The line may not be rendered yet.
  requestAnimationFrame(() => document.getElementById("typed-line")?.focus());
}

function next(model: TableModel): void {
  if (model.hand.value === null && model.playback.busy.value) model.playback.next();
}

/** The action of each key. */
const KEY_ACTIONS: Readonly<Record<string, (model: TableModel) => void>> = {
  q: (model) => turn(model, 1),
  e: (model) => turn(model, -1),
  t: openLine,
  "/": openLine,
  u: (model) => void model.takeBack(),
  h: (model) => void model.hints.ask(),
  r: speakRegions,
  m: (model) => model.toggleMap(),
  "?": (model) => model.toggleSheet("help"),
  Escape: (model) => {
    if (model.sheet.value !== null) model.sheet.value = null;
    else if (model.hand.value !== null) model.putBack();
    else if (model.playback.busy.value) model.playback.skip();
    else model.showSeat(null);
  },
  " ": (model) => {
    // In a replay, the same key plays and pauses.
    if (model.table.live) next(model);
  },
  Enter: (model) => {
    if (model.hand.value !== null) void model.place();
    else if (model.held !== null) void model.done();
    else next(model);
  },
};

/** Handles keys. Returns the cleanup function. */
export function listenToKeys(model: TableModel): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target, event.key)) return;
    const slot = Number(event.key) - 1;
    const arrow = ARROWS[event.key];
    const does = KEY_ACTIONS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (slot >= 0 && slot <= 4) model.take(slot);
    else if (arrow !== undefined) step(model, ...arrow);
    else if (does !== undefined) does(model);
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
