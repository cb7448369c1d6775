/** What is heard and spoken of what happens: sounds, the live region, the title of the page, a message while it is hidden. */
import { effect } from "@preact/signals";
import type { Event, GameView } from "../protocol.ts";
import { shake, sound } from "../sound/play.ts";
import { settings } from "../store/settings.ts";
import { say } from "../words/say.ts";
import { isMuch } from "./back.ts";
import type { Desk } from "./desk.ts";
import { reason, told } from "./words.ts";

/** Events whose sentences are worth speaking; the others would only delay these. */
const QUIET = new Set<Event["type"]>(["settled", "rematch wanted", "end wanted", "created", "hand-over made"]);

/** The habitat that a tile has most of. */
function mostOf(desk: Desk, tile: number): Parameters<typeof sound>[0] | null {
  const habitats = desk.table.box.value?.tiles[tile];
  const count = (habitat: string): number => habitats?.filter((each) => each === habitat).length ?? 0;
  return [...(habitats ?? [])].sort((a, b) => count(b) - count(a))[0] ?? null;
}

function heard(desk: Desk, event: Event): void {
  if (event.type === "placed") {
    sound("place");
    shake(18);
    const habitat = mostOf(desk, event.tile);
    if (habitat !== null) sound(habitat);
  } else if (event.type === "ended") sound("end");
}

function yourTurn(desk: Desk, before: GameView | null, after: GameView | null): void {
  const turn = after?.seat_to_move ?? null;
  if (turn === null || before?.ply === after?.ply || before === null || !desk.plays(turn)) return;
  sound("turn-of");
  if (document.hidden && settings.value.notify && "Notification" in window && Notification.permission === "granted") {
    new Notification(say("your-turn"), { body: say("game"), tag: "twelvefold-turn" });
  }
}

/** Listens to the table; the answer ends it. */
export function listenToTable(desk: Desk): () => void {
  const name = (seat: number): string => desk.name(seat);
  const ends = [
    desk.table.onEvents((events, before, after) => {
      if (before === null) return;
      yourTurn(desk, before, after);
      // What is told one after the other is heard and spoken then.
      if (isMuch(desk, events)) return;
      for (const event of events) heard(desk, event);
      const words = events.flatMap((event) => (QUIET.has(event.type) ? [] : [told(event, name, desk.table.box.value)]));
      const turn = desk.seat.value === null ? [] : [say("your-turn")];
      const all = [...words.filter((each) => each !== null), ...turn];
      if (all.length > 0) desk.spoken.value = all.join(" ");
    }),
    effect(() => {
      const fate = desk.life.now.value;
      if (fate?.type === "awarded") sound("award");
      else if (fate?.type === "carried" || fate?.type === "discarded") sound("carry");
      else if (fate?.type === "placed") heard(desk, fate);
      const words = fate === null || !desk.life.back.peek() ? null : told(fate, name, desk.table.box.peek());
      if (words !== null) desk.spoken.value = words;
    }),
    effect(() => {
      document.title = desk.seat.value === null ? say("game") : say("title-your-turn", { game: say("game") });
    }),
    effect(() => {
      const looked = desk.looked.value;
      if (looked === null) return;
      const standing = desk.standing(looked.animal);
      if (standing !== null) desk.spoken.value = reason(desk.table.box.peek(), looked.animal, standing.bids);
    }),
  ];
  return () => {
    for (const end of ends) end();
    document.title = say("game");
  };
}
