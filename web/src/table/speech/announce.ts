/** Feedback for events: sounds, the live region, the page title, and a notification while the page is hidden. */
import { effect, untracked } from "@preact/signals";
import type { Event, GameView } from "../../protocol.ts";
import { shake, sound } from "../../sound/play.ts";
import { settings } from "../../store/settings.ts";
import { withKey } from "../../ui/media.ts";
import { callPage } from "../../ui/page.ts";
import { announce } from "../../ui/voice.ts";
import { say } from "../../words/say.ts";
import { face } from "../../world/units.ts";
import { covering } from "../model/planets.ts";
import type { TableModel } from "../model/table-model.ts";
import { faceWords, reason } from "../model/words.ts";
import { catchUpOnReturn, pageVisible } from "./catch-up.ts";
import { warnOfTime } from "./clock.ts";
import { sightOf } from "./sight.ts";
import { eventLines, turnLine } from "./speech.ts";

/** Milliseconds after which the result is open, and its heading has been read out. */
const OPENED = 700;

/** The habitat a tile has most of. */
function mostOf(model: TableModel, tile: number): Parameters<typeof sound>[0] | null {
  const habitats = model.table.box.value?.tiles[tile];
  const count = (habitat: string): number => habitats?.filter((each) => each === habitat).length ?? 0;
  return [...(habitats ?? [])].sort((a, b) => count(b) - count(a))[0] ?? null;
}

function heard(model: TableModel, event: Event): void {
  if (event.type === "placed") {
    sound("place");
    shake(18);
    const habitat = mostOf(model, event.tile);
    if (habitat !== null) sound(habitat);
  } else if (event.type === "awarded") sound("award");
  else if (event.type === "carried" || event.type === "discarded") sound("carry");
}

function yourTurn(model: TableModel, before: GameView, after: GameView): void {
  const turn = after.seat_to_move;
  // On a line nobody has to be called: the player has just moved for the seat before.
  if (turn === null || !model.plays(turn) || model.table.line !== undefined) return;
  if (before.ply === after.ply && before.seat_to_move === turn) return;
  sound("turn-of");
  if (document.hidden && settings.value.notify && "Notification" in window && Notification.permission === "granted") {
    new Notification(say("your-turn"), { body: say("game"), tag: "twelvefold-turn" });
  }
}

/** What comes next, if that has changed: whose turn it is, or that the player's placement can be undone. */
function nextLines(model: TableModel, before: GameView, after: GameView): readonly string[] {
  const sight = sightOf(model);
  if (sight === null || after.end !== null) return [];
  if (model.held !== null && before.held === null) return [say("spoken-held")];
  const turn = after.seat_to_move;
  if (turn === null || (turn === before.seat_to_move && after.ply === before.ply)) return [];
  // A bot moves before its turn could be announced.
  return model.table.info.peek()?.seats[turn]?.bot === null ? [turnLine(sight)] : [];
}

/** Announces the state of the table once it has loaded. */
function announceArrival(model: TableModel): () => void {
  let spoken = false;
  return effect(() => {
    const sight = spoken ? null : sightOf(model);
    if (sight === null) return;
    spoken = true;
    queueMicrotask(() => announce(turnLine(sight), withKey(say("typed-open"), "T")));
  });
}

/** Announces events as they happen on the screen, except while the page is hidden: then they're announced on return. */
function announceNews(model: TableModel): () => void {
  const lines = (events: readonly Event[]): readonly string[] =>
    events.flatMap((event) => eventLines(event, (seat) => model.name(seat), model.table.box.value, model.you));
  const summary: string[] = [];
  const ends = [
    model.playback.onShown((events) => {
      if (!pageVisible.peek() || model.playback.catchingUp.peek()) return;
      announce(...lines(events.filter(({ type }) => type !== "ended")));
      summary.push(...lines(events.filter(({ type }) => type === "ended")));
    }),
    effect(() => {
      if (model.sheet.value !== "end") return undefined;
      // The result covers the table and takes the focus: what was said before would be cut off.
      const timer = setTimeout(() => announce(...summary.splice(0)), OPENED);
      return () => clearTimeout(timer);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Calls back with each change of the game on the screen. */
function onChange(model: TableModel, changed: (before: GameView, after: GameView) => void): () => void {
  let last: GameView | null = null;
  return effect(() => {
    const [before, after] = [last, model.shownGame.value];
    last = after;
    if (before !== null && after !== null && before.game === after.game) untracked(() => changed(before, after));
  });
}

/** Announces whose turn it is, once the screen says so. */
function announceTurns(model: TableModel): () => void {
  return onChange(model, (before, after) => {
    if (pageVisible.peek()) announce(...nextLines(model, before, after));
  });
}

/** Announces events at a live table, including those the player missed. Returns the cleanup function. */
export function followLive(model: TableModel): () => void {
  const ends = [
    announceNews(model),
    announceTurns(model),
    announceArrival(model),
    catchUpOnReturn(model),
    warnOfTime(model),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Handles a table's sounds, page title, and what the player looks at. Returns the cleanup function. */
export function announceTable(model: TableModel): () => void {
  const ends = [
    onChange(model, (before, after) => yourTurn(model, before, after)),
    model.playback.onShown((events, skipped) => {
      if (!skipped) for (const event of events) heard(model, event);
    }),
    callPage(() => {
      const turn = model.shownTurn.value;
      return turn !== null && model.plays(turn) && model.table.line === undefined
        ? say("title-your-turn", { game: say("game") })
        : say("game");
    }),
    effect(() => {
      const shownPlacement = model.shownPlacement.value;
      const [box, faces] = [model.table.box.peek(), model.planets.peek()[shownPlacement?.seat ?? -1]];
      if (shownPlacement !== null && box !== null && faces !== undefined)
        announce(faceWords(face(shownPlacement.face), covering(box, faces)));
    }),
    effect(() => {
      const shownBid = model.shownBid.value;
      if (shownBid === null) return;
      const standing = model.standing(shownBid.animal);
      if (standing !== null) {
        announce(reason(model.table.box.peek(), shownBid.animal, standing.bids, (seat) => model.name(seat)));
      }
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
