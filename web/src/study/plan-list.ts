/** The plans of a running game: kept on this device until it ends, and never sent anywhere. */
import { effect, type Signal, signal } from "@preact/signals";
import { keepLines, keptLines, PLAN } from "../store/kept-lines.ts";
import { keepMoves, type Line, lineWith, renamed, without } from "../store/named-lines.ts";
import type { TableSource } from "../store/source.ts";
import { seatName } from "../words/names.ts";
import { say } from "../words/say.ts";
import type { NamedLines } from "./LineRows.tsx";
import { PlanSource } from "./plan-source.ts";

/** What a plan is called: its name, or its number. */
export const planName = ({ id, name }: Line): string => name || say("plan-unnamed", { number: id });

/** The plans of a game. Each is on one planet; plans that begin with the same tiles are branches of each other. */
export class PlanList implements NamedLines {
  readonly table: TableSource;
  readonly source: PlanSource;
  readonly lines: Signal<readonly Line[]>;
  readonly current: Signal<number | null> = signal(null);
  readonly nameOf = planName;
  private readonly key: string;
  private readonly stop: () => void;

  constructor(table: TableSource, seat: number) {
    this.table = table;
    this.key = `${PLAN}${table.id} ${table.game.peek()?.game ?? 0}`;
    this.lines = signal(keptLines(this.key));
    this.source = new PlanSource(table, seat);
    this.stop = effect(() => {
      this.keepShown();
      if (table.game.value?.end != null) keepLines(this.key, []);
    });
  }

  /** Begins another plan, on this seat's planet. */
  begin(seat: number): void {
    this.current.value = null;
    this.source.show(seat, []);
  }

  async open(id: number): Promise<void> {
    const plan = lineWith(this.lines.peek(), id);
    if (plan !== null) this.source.show(plan.moves[0]?.seat ?? 0, plan.moves);
  }

  rename(id: number, name: string): void {
    this.keep(renamed(this.lines.peek(), id, name));
  }

  remove(id: number): void {
    if (this.current.peek() === id) this.begin(this.source.seat.peek());
    this.keep(without(this.lines.peek(), id));
  }

  /** How many tiles it has, and on whose planet. */
  aboutOf({ moves }: Line): string {
    const name = seatName(this.table.info.value?.seats ?? [], moves[0]?.seat ?? 0);
    return say("plan-about", { count: moves.length, name });
  }

  /** Lets go of the game. */
  dispose(): void {
    this.stop();
    this.source.dispose();
  }

  /** Keeps the tiles on the screen, as soon as there are any. */
  private keepShown(): void {
    const tries = this.source.tries.value;
    const { lines, id } = keepMoves(this.lines.peek(), [], 0, tries);
    this.current.value = id;
    if (lines !== this.lines.peek()) this.keep(lines);
  }

  private keep(lines: readonly Line[]): void {
    this.lines.value = lines;
    keepLines(this.key, lines);
  }
}
