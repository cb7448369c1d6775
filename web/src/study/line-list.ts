/** The lines of one game as its screens share them: the list, kept on the device, and the line being played. */
import { batch, type Signal, signal } from "@preact/signals";
import type { Evaluation } from "../protocol.ts";
import type { Frame, Replay } from "../store/frames.ts";
import { keepLines, keptLines, keyOf } from "../store/kept-lines.ts";
import { framesOf, type LineMove, withBranches } from "../store/lines.ts";
import {
  branchesOf,
  joined,
  keepMoves,
  type Line,
  lineWith,
  originOf,
  renamed,
  without,
} from "../store/named-lines.ts";
import { lineValue } from "../store/reviews.ts";
import { say } from "../words/say.ts";
import type { NamedLines } from "./LineRows.tsx";
import { LineSource } from "./line-source.ts";

/** What a line is called: its name, or its number. */
export const lineName = ({ id, name }: Line): string => name || say("line-unnamed", { number: id });

/** The lines of a game. */
export class LineList implements NamedLines {
  readonly record: string;
  readonly replay: Replay;
  /** The moves of the game. */
  readonly moves: readonly LineMove[];
  readonly lines: Signal<readonly Line[]>;
  /** The line on the screen; null for the game itself. */
  readonly source: Signal<LineSource | null> = signal(null);
  /** The line that the moves on the screen belong to; null before the first of them. */
  readonly current: Signal<number | null> = signal(null);
  /** Whether a line couldn't be kept, because there are too many with names. */
  readonly full: Signal<boolean> = signal(false);
  readonly nameOf = lineName;
  private readonly key: string;
  /** Who played which seat on the last line. */
  private bots: readonly (string | null)[] | null = null;
  private back = 0;
  /** Changes with whatever is shown, or is on its way, so that late answers are dropped. */
  private shows = 0;

  constructor(record: string, replay: Replay) {
    this.record = record;
    this.replay = replay;
    this.moves = (JSON.parse(record) as { readonly moves: readonly LineMove[] }).moves;
    this.key = keyOf(record);
    this.lines = signal(joined(keptLines(this.key), replay.branches));
  }

  /**
   * Begins to try moves after this many moves of the game; `back` is where in the game to go afterwards. Whoever's turn it
   * is there, the person plays it.
   */
  begin(ply: number, back = ply): void {
    this.back = back;
    const turn = this.replay.frames[ply]?.game.seat_to_move ?? null;
    const bots = this.lastBots?.map((bot, seat) => (seat === turn ? null : bot));
    this.show(new LineSource({ record: this.record, replay: this.replay, ply, ...(bots ? { bots } : {}) }), null);
  }

  /** Goes to the end of a line. Throws a `Refusal`. */
  async open(id: number): Promise<void> {
    const line = lineWith(this.lines.peek(), id);
    if (line === null) return;
    this.back = line.ply;
    const { record, replay, lastBots: bots } = this;
    const source = new LineSource({ record, replay, ply: line.ply, ...(bots ? { bots } : {}) });
    await source.load(line.moves);
    this.show(source, id);
  }

  /** Shows a line of somebody else's, which isn't kept unless moves are made on it here. Throws a `Refusal`. */
  async follow(ply: number, moves: readonly LineMove[]): Promise<void> {
    const now = this.source.peek();
    if (now?.start === ply) return now.load(moves);
    this.shows += 1;
    const { shows, record, replay } = this;
    const source = new LineSource({ record, replay, ply });
    await source.load(moves);
    // Meanwhile somebody may have gone elsewhere.
    if (this.shows !== shows) return;
    this.back = ply;
    this.show(source, null);
  }

  /** Goes back to the game. Returns after how many moves of it. */
  close(): number {
    this.show(null, null);
    return this.back;
  }

  /** Gives a line a name. */
  rename(id: number, name: string): void {
    this.keep(renamed(this.lines.peek(), id, name));
  }

  /** Deletes a line; if it's on the screen, its moves stay there until the next one. */
  remove(id: number): void {
    if (this.current.peek() === id) this.current.value = null;
    this.keep(without(this.lines.peek(), id));
    this.full.value = false;
  }

  /** The table after so many moves of a line, or of the game; after its last move if it's shorter. */
  async frameAt(line: Line | null, ply: number): Promise<Frame | undefined> {
    const { frames } = this.replay;
    if (line === null || ply <= line.ply) return frames[Math.min(ply, frames.length - 1)];
    const moves = line.moves.slice(0, ply - line.ply);
    return (await framesOf({ record: this.record, ply: line.ply, moves }, line.ply + moves.length))[0];
  }

  /** Where a line leaves the game or another line, and how long it is. */
  aboutOf(line: Line): string {
    const { line: from, ply } = originOf(this.lines.value, line);
    const count = line.ply + line.moves.length - ply;
    return from === null
      ? say("line-from-game", { move: ply, count })
      : say("line-from-line", { name: lineName(from), move: ply, count });
  }

  /** What the position after so many moves of a line, or of the game, is worth. Throws a `Refusal`. */
  valueAt(line: Line | null, ply: number): Promise<Evaluation> {
    const from = Math.min(ply, line?.ply ?? this.moves.length);
    return lineValue({ record: this.record, ply: from, moves: line?.moves.slice(0, ply - from) ?? [] });
  }

  /** The record with all lines as its branches. Throws a `Refusal`. */
  withLines(): Promise<string> {
    return withBranches(this.record, branchesOf(this.lines.peek(), lineName));
  }

  /** Who plays which seat now or, in the game itself, on the line before; null before the first one. */
  private get lastBots(): readonly (string | null)[] | null {
    return this.source.peek()?.bots.peek() ?? this.bots;
  }

  private show(source: LineSource | null, id: number | null): void {
    this.shows += 1;
    this.leave();
    source?.onMove(() => this.keepShown(source));
    batch(() => {
      this.source.value = source;
      this.current.value = id;
      this.full.value = false;
    });
  }

  private leave(): void {
    const source = this.source.peek();
    if (source === null) return;
    this.bots = source.bots.peek();
    source.dispose();
  }

  private keepShown({ position }: LineSource): void {
    const { lines, id } = keepMoves(this.lines.peek(), this.moves, position.ply, position.moves);
    this.current.value = id;
    // Moves that the game has made as well need no room.
    this.full.value = id === null && position.moves.length > 0 && !this.isGame(position.ply, position.moves);
    if (lines !== this.lines.peek()) this.keep(lines);
  }

  private isGame(ply: number, moves: readonly LineMove[]): boolean {
    return keepMoves([], this.moves, ply, moves).id === null;
  }

  private keep(lines: readonly Line[]): void {
    this.lines.value = lines;
    keepLines(this.key, lines);
  }

  /** Lets go of the line on the screen. */
  dispose(): void {
    this.leave();
  }
}
