/** Plays back what happened, move by move, for a player who returns after a reload, by a link or from another page. */
import { effect, type Signal, signal } from "@preact/signals";
import type { Event } from "../../protocol.ts";
import { note, seen, unseen } from "../../store/seen.ts";
import type { Heard } from "../../store/source.ts";
import { announce } from "../../ui/voice.ts";
import { say } from "../../words/say.ts";
import { placements } from "../model/staging.ts";
import type { TableModel } from "../model/table-model.ts";
import { eventLines } from "./speech.ts";

/** Whether the page is visible. */
export const pageVisible = signal(!document.hidden);

/** Whether so much arrived at once that it's played back move by move: the page was asleep, or offline. */
const isMuch = (model: TableModel, events: readonly Event[]): boolean =>
  model.hand.peek() === null && placements(events) > 1;

/** The events of the table's current game not yet seen on this device. */
function missed(model: TableModel): readonly Event[] {
  const game = model.table.game.peek();
  return game === null ? [] : unseen(seen.peek()[model.table.id], game.game, model.table.log.peek());
}

/** Plays back new events: as they happen or, if many arrived at once, move by move. */
function tellNews(model: TableModel, ...[events, before, after]: Parameters<Heard>): void {
  if (!pageVisible.peek()) model.playback.pass(events);
  else if (isMuch(model, events)) {
    announce(
      ...events.flatMap((event) => eventLines(event, (seat) => model.name(seat), model.table.box.value, model.you)),
    );
    model.catchUp(events);
  } else model.stage(events, before, after);
}

/** Announces missed events once the box has loaded, which the reasons need. Returns the cleanup function. */
function speakMissed(model: TableModel, waiting: Signal<readonly Event[]>): () => void {
  return effect(() => {
    const [box, events] = [model.table.box.value, waiting.value];
    const lines =
      box === null ? [] : events.flatMap((event) => eventLines(event, (seat) => model.name(seat), box, model.you));
    if (lines.length === 0) return;
    waiting.value = [];
    announce(say("since-title"), ...lines);
  });
}

/** Keeps track of what the player has seen of a table. Returns the cleanup function. */
export function catchUpOnReturn(model: TableModel): () => void {
  const noteAll = (): void => {
    const game = model.table.game.peek();
    if (pageVisible.peek() && game !== null) note(model.table.id, game.game, model.table.log.peek().length);
  };
  const unspoken: Signal<readonly Event[]> = signal([]);
  const look = (): void => {
    if (!document.hidden) {
      const events = missed(model);
      unspoken.value = events;
      if (model.hand.peek() === null) model.catchUp(events);
    }
    pageVisible.value = !document.hidden;
    noteAll();
  };
  const end = model.table.onEvents((events, before, after) => {
    if (before !== null && before.game === after?.game) tellNews(model, events, before, after);
    else if (before !== null) model.playback.pass(events);
    noteAll();
  });
  document.addEventListener("visibilitychange", look);
  const stop = effect(() => model.playback.begin(model.largePlanet.value !== null));
  const silence = speakMissed(model, unspoken);
  look();
  return () => {
    end();
    stop();
    silence();
    document.removeEventListener("visibilitychange", look);
  };
}
