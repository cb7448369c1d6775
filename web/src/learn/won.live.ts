/**
 * Plays the lesson the coach's way against the real bot: `TWELVEFOLD_URL` is a server's address. Each table's bot has
 * random numbers of its own.
 */
import { signal } from "@preact/signals";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Event } from "../protocol.ts";
import { FIRST_CHOICES } from "../store/choices.ts";
import { createOn } from "../store/create.ts";
import { NO_LESSON } from "../store/lesson.ts";
import type { Placement } from "../table/model/hand.ts";
import { TableModel } from "../table/model/table-model.ts";
import type { Ears, Socket } from "../wire/backend.ts";
import { SocketWire } from "../wire/socket.ts";
import { face } from "../world/units.ts";
import { LessonTable, lessonTable } from "./lesson-table.ts";
import { stepOf } from "./steps.ts";
import { broughtBy, richest } from "./task.ts";
import { LEARNER, Teacher } from "./teacher.ts";

const WITHIN = 30_000;

/** A player who does what the coach says: presses "Show me" wherever it's offered, or finds an own way to obey. */
type Player = "shown" | "alone";

const server = process.env["TWELVEFOLD_URL"] ?? "";
const online = globalThis.fetch;

beforeAll(() => {
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => online(new URL(path, server), init));
});
afterAll(() => vi.unstubAllGlobals());

function dial({ opened, said, closed }: Ears): Socket {
  const socket = new WebSocket(`${server.replace("http", "ws")}/socket`);
  socket.onopen = opened;
  socket.onmessage = ({ data }) => said(String(data));
  socket.onclose = closed;
  return socket;
}

/** A small seeded generator, so that a failure can be played again against the same bot. */
function chance(seed: number): <T>(among: readonly T[]) => T {
  let state = seed;
  return (among) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const found = among[Math.floor((state / 2_147_483_648) * among.length)];
    if (found === undefined) throw new Error("there is nothing to choose from");
    return found;
  };
}

class Learner {
  readonly table: LessonTable;
  readonly model: TableModel;
  readonly teacher: Teacher;
  private readonly pick: ReturnType<typeof chance>;
  private readonly player: Player;

  constructor(id: string, wire: SocketWire, player: Player, seed: number) {
    this.table = new LessonTable(id, wire);
    this.model = new TableModel(this.table);
    this.teacher = new Teacher(this.model, signal({ ...NO_LESSON, table: id }), this.table.marks);
    this.player = player;
    this.pick = chance(seed);
  }

  /** Waits until something holds. */
  private until(holds: () => boolean): Promise<true> {
    return vi.waitUntil(holds, { timeout: WITHIN, interval: 5 });
  }

  /** Does what the lesson asks, step by step, until the first animal has found its planet. */
  async learn(): Promise<readonly Event[]> {
    await this.until(() => this.teacher.step !== null && this.table.box.value !== null);
    while (this.teacher.step?.id !== "life") await this.obey();
    return this.table.log.value;
  }

  private async obey(): Promise<void> {
    const { teacher, model } = this;
    await this.until(() => teacher.step !== null || model.held === LEARNER);
    const { step } = teacher;
    if (step === null || step.kind === "read") await teacher.goOn();
    else if (teacher.shows) await this.place(step.id);
    else if (step.id === "turn") model.turn(1);
    else if (step.id === "place") await model.place();
    else model.showBid({ animal: teacher.subject?.id ?? "", seat: LEARNER });
    await this.until(() => teacher.step !== step || model.held === LEARNER);
  }

  private async place(step: string): Promise<void> {
    const { teacher, model } = this;
    await this.until(() => teacher.canShow);
    if (this.player === "shown") teacher.show();
    else if (step === "take") model.take(this.pick(this.suitable));
    else if (step === "aim") model.aimAt(face(this.pick(model.allowed.value?.faces ?? [])));
    else {
      const found = this.pick(await this.solutions());
      model.take(found.slot);
      model.aimAt(face(found.face));
      model.turn(found.rotation);
    }
    if (stepOf(step)?.kind === "task") await model.place();
  }

  private get suitable(): readonly number[] {
    const [box, card] = [this.table.box.value, this.teacher.card];
    return box === null || card === null ? [] : richest(box, this.table.game.value?.offer ?? [], card.habitat);
  }

  /** All placements that reach the task's goal. */
  private async solutions(): Promise<readonly Placement[]> {
    const { goal } = this.teacher;
    const offer = this.table.game.value?.offer ?? [];
    const slots = offer.flatMap((tile, slot) => (tile === null ? [] : [{ tile, slot }]));
    const offered = await Promise.all(
      slots.map(async ({ tile, slot }) => ({ slot, trials: await this.table.whatIf(LEARNER, tile) })),
    );
    const all = offered.flatMap(({ slot, trials }) =>
      trials.trials.map(({ face: where, rotation }) => ({ slot, face: where, rotation })),
    );
    if (goal === null) throw new Error("the coach sets no goal");
    return all.filter((each) => (broughtBy(goal, offered, each) ?? 0) >= goal.least);
  }

  leave(): void {
    this.teacher.dispose();
    this.model.dispose();
    this.table.leave();
  }
}

async function firstAnimal(player: Player, seed: number): Promise<number | null> {
  const wire = new SocketWire(dial);
  const { seats, options } = lessonTable(FIRST_CHOICES);
  // A page asks for the table's box with its cookie. There is none here, but spectators need none.
  const id = await createOn(wire, { seats, options: { ...options, spectators: true } });
  const learner = new Learner(id, wire, player, seed);
  const fate = (await learner.learn()).find(({ type }) => type === "awarded" || type === "carried");
  learner.leave();
  return fate?.type === "awarded" ? fate.seat : null;
}

const GAMES = [1, 2, 3, 4, 5];

it.each<Player>(["shown", "alone"])(
  "following the coach wins the first animal (%s)",
  async (player) => {
    expect(await Promise.all(GAMES.map((seed) => firstAnimal(player, seed)))).toEqual(GAMES.map(() => LEARNER));
  },
  WITHIN,
);
