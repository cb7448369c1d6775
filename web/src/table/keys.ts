/** The keyboard at the table: everything that a pointer does. */

import { habitatName } from "../words/names.ts";
import { say } from "../words/say.ts";
import { regionsOf } from "../world/regions.ts";
import type { Desk } from "./desk.ts";
import { covering } from "./planets.ts";
import { faceLetter } from "./words.ts";

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
  const [box, game, seat] = [desk.table.box.value, desk.table.game.value, desk.big.value];
  const faces = game?.planets[seat];
  if (box === null || faces === undefined) return;
  const regions = regionsOf(covering(box, faces)).map(({ habitat, areas }) =>
    say("region", { habitat: habitatName(habitat), areas: areas.length }),
  );
  const name = desk.name(seat);
  desk.spoken.value =
    regions.length === 0 ? say("regions-none", { name }) : say("regions", { name, regions: regions.join(", ") });
}

function step(desk: Desk, right: number, up: number): void {
  const face = desk.reach.value?.step(right, up);
  if (face === undefined || desk.hand.value === null) return;
  desk.spoken.value = desk.aimAt(face)
    ? say("spoken-aimed", { face: faceLetter(face) })
    : say("spoken-taken", { face: faceLetter(face) });
}

/** What each key does. */
const DOES: Readonly<Record<string, (desk: Desk) => void>> = {
  q: (desk) => desk.turn(1),
  e: (desk) => desk.turn(-1),
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
