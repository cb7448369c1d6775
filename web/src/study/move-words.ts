/** Which move of a record is shown. */
import { say } from "../words/say.ts";

/** Says how many moves have been made. */
export const moveWords = (ply: number, last: number): string =>
  ply === 0 ? say("replay-start") : say("replay-move", { move: ply, moves: last });
