/** Who comes back, by a reload, a link or from another page, is told what happened since, move by move. */
import { effect, type Signal, signal } from "@preact/signals";
import type { Event } from "../../protocol.ts";
import { note, seen, unseen } from "../../store/seen.ts";
import { announce } from "../../ui/voice.ts";
import { say } from "../../words/say.ts";
import { playbackEvents } from "../model/playback.ts";
import type { TableModel } from "../model/table-model.ts";
import { eventLines } from "./speech.ts";

/** Whether the page can be seen. */
export const pageVisible = signal(!document.hidden);

/** Whether so much came at once that it is told move by move: the page was asleep, or without a network. */
export const isMuch = (model: TableModel, events: readonly Event[]): boolean =>
  model.hand.peek() === null && playbackEvents(events).filter(({ type }) => type === "placed").length > 1;

/** What of the table's game was not seen on this device. */
function missed(model: TableModel): readonly Event[] {
  const game = model.table.game.peek();
  return game === null ? [] : unseen(seen.peek()[model.table.id], game.game, model.table.log.peek());
}

/** Tells what is new: as it happens, or, to who could not see it happen, one after the other. */
function tellNews(model: TableModel, events: readonly Event[]): void {
  if (!pageVisible.peek()) return;
  if (isMuch(model, events)) model.playback.catchUp(events);
  else model.playback.add(events);
}

/** Speaks what one has missed, once the cards are there that the reasons speak of; the answer ends it. */
function speakMissed(model: TableModel, waiting: Signal<readonly Event[]>): () => void {
  return effect(() => {
    const [box, events] = [model.table.box.value, waiting.value];
    const lines = box === null ? [] : events.flatMap((event) => eventLines(event, (seat) => model.name(seat), box));
    if (lines.length === 0) return;
    waiting.value = [];
    announce(say("since-title"), ...lines);
  });
}

/** Watches over what was seen of a table; the answer ends it. */
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
      if (model.hand.peek() === null) model.playback.catchUp(events);
    }
    pageVisible.value = !document.hidden;
    noteAll();
  };
  const end = model.table.onEvents((events, before, after) => {
    if (before !== null && before.game === after?.game) tellNews(model, events);
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
