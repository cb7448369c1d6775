/** What is heard and spoken of what happens: sounds, the live region, the title of the page, a message while it is hidden. */
import { effect } from "@preact/signals";
import type { Event, GameView } from "../../protocol.ts";
import { shake, sound } from "../../sound/play.ts";
import { settings } from "../../store/settings.ts";
import { callPage } from "../../ui/page.ts";
import { tellAll, tellOne } from "../../ui/voice.ts";
import { say } from "../../words/say.ts";
import { face } from "../../world/units.ts";
import { covering } from "../model/planets.ts";
import type { Desk } from "../model/table-model.ts";
import { faceWords, reason } from "../model/words.ts";
import { here, isMuch } from "./catch-up.ts";
import { sightOf } from "./sight.ts";
import { eventLines, turnLine } from "./speech.ts";

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

/** What comes next, if that has changed: whose turn it is, or that one's placement can be taken back. */
function nextLines(desk: Desk, before: GameView, after: GameView | null): readonly string[] {
  const sight = sightOf(desk);
  if (sight === null || after === null || after.end !== null) return [];
  if (desk.held !== null && before.held === null) return [say("spoken-held")];
  const turn = after.seat_to_move;
  if (turn === null || (turn === before.seat_to_move && after.ply === before.ply)) return [];
  // A bot has moved before its turn could be spoken of.
  return desk.table.info.peek()?.seats[turn]?.bot === null ? [turnLine(sight)] : [];
}

/** Speaks how the table stands when one comes to it, once it is there. */
function speakArrival(desk: Desk): () => void {
  let spoken = false;
  return effect(() => {
    const sight = spoken || desk.isReplay ? null : sightOf(desk);
    if (sight === null) return;
    spoken = true;
    queueMicrotask(() => tellAll([turnLine(sight), say("typed-open")]));
  });
}

/** Listens to the table; the answer ends it. */
export function listenToTable(desk: Desk): () => void {
  const name = (seat: number): string => desk.name(seat);
  const ends = [
    desk.table.onEvents((events, before, after) => {
      if (before === null) return;
      yourTurn(desk, before, after);
      // Behind a hidden page nothing is heard: who comes back is told then.
      if (here.peek() && !desk.isReplay) {
        tellAll(events.flatMap((event) => eventLines(event, name, desk.table.box.value)));
        tellAll(nextLines(desk, before, after));
      }
      // What is shown one after the other has its sounds then.
      if (!isMuch(desk, events)) for (const event of events) heard(desk, event);
    }),
    effect(() => {
      const fate = desk.life.now.value;
      if (fate?.type === "awarded") sound("award");
      else if (fate?.type === "carried" || fate?.type === "discarded") sound("carry");
      else if (fate?.type === "placed") heard(desk, fate);
    }),
    speakArrival(desk),
    callPage(() => (desk.seat.value === null ? say("game") : say("title-your-turn", { game: say("game") }))),
    effect(() => {
      const traced = desk.traced.value;
      const [box, faces] = [desk.table.box.peek(), desk.planets.peek()[traced?.seat ?? -1]];
      if (traced !== null && box !== null && faces !== undefined)
        tellOne(faceWords(face(traced.face), covering(box, faces)));
    }),
    effect(() => {
      const looked = desk.looked.value;
      if (looked === null) return;
      const standing = desk.standing(looked.animal);
      if (standing !== null) tellOne(reason(desk.table.box.peek(), looked.animal, standing.bids));
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
