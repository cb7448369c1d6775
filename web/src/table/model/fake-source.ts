/** A table for tests: shows what the test sets, and keeps the commands it's sent. */
import { batch, type Signal, signal } from "@preact/signals";
import type { Ack, Event, GameView, TableInfo, Yours } from "../../protocol.ts";
import type { Box } from "../../store/box.ts";
import {
  type Audience,
  type Heard,
  type Lost,
  type Marks,
  NO_AUDIENCE,
  NO_MARKS,
  type TableSource,
} from "../../store/source.ts";
import { GAME, INFO, SEATS, snapshot } from "../../wire/fake.ts";
import { Refusal } from "../../wire/refusal.ts";
import type { Wanted } from "../../wire/wire.ts";

/** A box of two animals. */
export const BOX: Box = {
  habitats: ["ocean", "forest", "desert", "mountain", "glacier"],
  tiles: [],
  animals: [
    { id: "fox", requirement: "touching", habitat: "forest", other: "glacier" },
    { id: "panda", requirement: "most", habitat: "forest" },
  ],
  objectives: { ocean: [], forest: [], desert: [], mountain: [], glacier: [] },
};

/** Ada's table against a bot, on her turn. Pass `false` for a replay, which isn't live. */
export class FakeSource implements TableSource {
  readonly id = INFO.id;
  readonly live: boolean;
  readonly shareable = true;
  readonly info: Signal<TableInfo | null> = signal({ ...INFO, status: "playing", seats: SEATS });
  readonly game: Signal<GameView | null> = signal(GAME);
  readonly yours: Signal<Yours | null> = signal(snapshot(INFO.id, 1).yours);
  readonly online: Signal<readonly boolean[]> = signal([true, true]);
  readonly goneAt: Signal<readonly (number | null)[]> = signal([]);
  readonly audience: Signal<Audience> = signal(NO_AUDIENCE);
  readonly log: Signal<readonly Event[]> = signal([]);
  readonly box: Signal<Box | null> = signal(null);
  readonly marks: Signal<Marks> = signal(NO_MARKS.peek());
  readonly lost: Signal<Lost | null> = signal(null);
  readonly sent: Wanted[] = [];
  /** The refusal of every command; null to accept them. */
  refuses: Refusal | null = null;
  private readonly listeners = new Set<Heard>();

  constructor(live = true) {
    this.live = live;
  }

  /** Changes the game and emits events. */
  go(changes: Partial<GameView>, events: readonly Event[] = []): void {
    const before = this.game.peek();
    const after = { ...GAME, ...before, ...changes };
    batch(() => {
      this.log.value = [...this.log.peek(), ...events];
      this.game.value = after;
      for (const heard of this.listeners) heard(events, before, after);
    });
  }

  onEvents(heard: Heard): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  async send(command: Wanted): Promise<Ack> {
    if (this.refuses !== null) throw this.refuses;
    this.sent.push(command);
    return { type: "ack", cmd_id: "c", table: this.id, seq: 1, secret: null };
  }

  whatIf(): Promise<never> {
    return Promise.reject(new Refusal("not now"));
  }

  hint(): Promise<never> {
    return Promise.reject(new Refusal("not now"));
  }

  now(): number {
    return 0;
  }
}
