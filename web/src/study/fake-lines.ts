/** For tests: a game of two seats that move in turn, where any move is legal and every tile is always on offer. */
import type { Suggestion } from "../protocol.ts";
import type { Frame, Replay } from "../store/frames.ts";
import type { BotReply, LineMove, Position } from "../store/lines.ts";
import { BOX } from "../table/model/fake-source.ts";
import { GAME } from "../wire/fake.ts";

/** The frame after so many moves, of which this was the last. */
export function frameAt(ply: number, { seat, tile, face, rotation }: LineMove): Frame {
  return {
    events: [{ type: "placed", seat, slot: tile, tile, face, rotation, fault: null }],
    game: { ...GAME, ply, round: 1 + Math.floor(ply / 2), seat_to_move: ply % 2, offer: [0, 1, 2, 3, 4], end: null },
    progress: [0, 1].map((each) => ({ areas: ply + each, points: 0, missing: null, next_points: null })),
    scores: [],
  };
}

/** A move with this tile, by whoever is to move at a ply. */
export const moveAt = (ply: number, tile: number): LineMove => ({ seat: ply % 2, tile, face: ply, rotation: 0 });

/** A record of six moves. */
export const REPLAY: Replay = {
  players: 2,
  names: ["Ada", "ranger"],
  objectives: ["forest", "ocean"],
  box: BOX,
  frames: [0, 1, 2, 3, 4, 5, 6].map((ply) => frameAt(ply, moveAt(ply + 1, 0))),
  branches: [],
};

/** Stands in for the engine; `asked` has the positions that it was asked about. */
export class FakeEngine {
  readonly asked: (Position & { readonly bot?: string })[] = [];
  /** Holds an answer back until it's done. */
  wait: Promise<void> = Promise.resolve();

  framesOf = async (position: Position, since: number): Promise<readonly Frame[]> => {
    this.asked.push(position);
    await this.wait;
    const frames = position.moves.map((move, at) => frameAt(position.ply + at + 1, move));
    return frames.slice(since - position.ply - 1);
  };

  botMove = async (position: Position, bot: string): Promise<BotReply> => {
    this.asked.push({ ...position, bot });
    await this.wait;
    const ply = position.ply + position.moves.length;
    const move = moveAt(ply, 4);
    return { move, frame: frameAt(ply + 1, move) };
  };

  lineHint = async (position: Position): Promise<Suggestion> => {
    this.asked.push(position);
    await this.wait;
    const ply = position.ply + position.moves.length;
    const move = { slot: 4, face: ply, rotation: 0, chance: 0.5, reasons: [] };
    return { type: "suggestion", cmd_id: "", table: "", seat: ply % 2, ply, ...move, alternatives: [] };
  };

  lineWhatIf = async (position: Position, seat: number, tile: number): Promise<object> => {
    this.asked.push(position);
    return { seat, tile, trials: [] };
  };
}
