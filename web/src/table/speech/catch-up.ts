/** Who comes back, by a reload, a link or from another page, is told what happened since, move by move. */
import { effect, type Signal, signal } from "@preact/signals";
import type { Event } from "../../protocol.ts";
import { note, seen, unseen } from "../../store/seen.ts";
import { tellAll } from "../../ui/voice.ts";
import { say } from "../../words/say.ts";
import { toldIn } from "../model/playback.ts";
import type { Desk } from "../model/table-model.ts";
import { eventLines } from "./speech.ts";

/** Whether the page can be seen. */
export const here = signal(!document.hidden);

/** Whether so much came at once that it is told move by move: the page was asleep, or without a network. */
export const isMuch = (desk: Desk, events: readonly Event[]): boolean =>
  desk.hand.peek() === null && toldIn(events).filter(({ type }) => type === "placed").length > 1;

/** What of the table's game was not seen on this device. */
function missed(desk: Desk): readonly Event[] {
  const game = desk.table.game.peek();
  return game === null ? [] : unseen(seen.peek()[desk.table.id], game.game, desk.table.log.peek());
}

/** Tells what is new: as it happens, or, to who could not see it happen, one after the other. */
function tellNews(desk: Desk, events: readonly Event[]): void {
  if (!here.peek()) return;
  if (isMuch(desk, events)) desk.life.catchUp(events);
  else desk.life.add(events);
}

/** Speaks what one has missed, once the cards are there that the reasons speak of; the answer ends it. */
function speakMissed(desk: Desk, waiting: Signal<readonly Event[]>): () => void {
  return effect(() => {
    const [box, events] = [desk.table.box.value, waiting.value];
    const lines = box === null ? [] : events.flatMap((event) => eventLines(event, (seat) => desk.name(seat), box));
    if (lines.length === 0) return;
    waiting.value = [];
    tellAll([say("since-title"), ...lines]);
  });
}

/** Watches over what was seen of a table; the answer ends it. */
export function listenForReturn(desk: Desk): () => void {
  const noteAll = (): void => {
    const game = desk.table.game.peek();
    if (here.peek() && game !== null) note(desk.table.id, game.game, desk.table.log.peek().length);
  };
  const unspoken: Signal<readonly Event[]> = signal([]);
  const look = (): void => {
    if (!document.hidden) {
      const events = missed(desk);
      unspoken.value = events;
      if (desk.hand.peek() === null) desk.life.catchUp(events);
    }
    here.value = !document.hidden;
    noteAll();
  };
  const end = desk.table.onEvents((events, before, after) => {
    if (before !== null && before.game === after?.game) tellNews(desk, events);
    noteAll();
  });
  document.addEventListener("visibilitychange", look);
  const stop = effect(() => desk.life.begin(desk.reach.value !== null));
  const silence = speakMissed(desk, unspoken);
  look();
  return () => {
    end();
    stop();
    silence();
    document.removeEventListener("visibilitychange", look);
  };
}
