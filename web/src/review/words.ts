/** What a review says in sentences: verdicts, moments, and what is announced at each step. */
import type { Luck, MoveReview, MoveVerdict } from "../protocol.ts";
import { faceLetter, type Names } from "../table/model/words.ts";
import type { Refusal } from "../wire/refusal.ts";
import { change, percent } from "../words/percent.ts";
import { reasonText } from "../words/reasons.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import type { Moment } from "./model/moments.ts";
import { type Option, readMove } from "./model/options.ts";
import type { ReviewModel } from "./model/review-model.ts";

/** A verdict's name. */
export const verdictText = (verdict: MoveVerdict): string => say(`verdict-${verdict}`);

/** What a moment was: "Ada: blunder", "Lucky tiles for Ada". */
export const momentText = (moment: Moment, name: Names): string =>
  moment.kind === "move"
    ? say("review-moment-move", { name: name(moment.seat), verdict: verdictText(moment.verdict) })
    : say("review-moment-luck", { name: name(moment.seat), of: moment.of });

/** What a moment changed; a move that cost something counts downward. */
export const momentChange = ({ kind, change: by }: Moment): string => change(kind === "move" ? -by : by);

/** A placement: "tile 3 on face C". */
export function placementText(option: Option): string {
  const { slot, face } = readMove(option.move);
  return say("review-placement", { slot: slot + 1, face: faceLetter(face) });
}

/** Whom luck favoured: "New tiles: Ada +6%". */
export function luckText({ of, luck }: Luck, name: Names): string {
  const most = Math.max(...luck);
  return say("review-luck-of", { of, name: name(luck.indexOf(most)), change: change(most) });
}

/** The reasons for the best move, as sentences. */
export const reasonsOf = (move: MoveReview, name: Names): readonly string[] =>
  move.reasons.map((reason) => reasonText(reason, name));

/** What is announced when the review goes to a move: the verdict, then the better move and why. */
export function stepLines(review: ReviewModel, name: Names): readonly string[] {
  const [at, last, move] = [review.at.peek(), review.player.last, review.move.peek()];
  if (at === 0) return [say("replay-start")];
  const where = say("replay-move", { move: at, moves: last });
  if (move === null) return [where, say("review-waiting")];
  const judged = { name: name(move.seat), verdict: verdictText(move.verdict) };
  const verdict =
    percent(move.before) === percent(move.after)
      ? say("review-step", { ...judged, chance: percent(move.after) })
      : say("review-step-loss", { ...judged, before: percent(move.before), after: percent(move.after) });
  return [`${where}. ${verdict}`, ...betterLine(review, move, name)];
}

/** What is drawn: the better move and why, or another one and its chance. */
function betterLine(review: ReviewModel, move: MoveReview, name: Names): readonly string[] {
  const choice = review.choice.peek();
  const option = review.options.peek().find((each) => each.choice === choice);
  if (choice === null || option === undefined) return [];
  const line = say("review-step-better", { placement: placementText(option), chance: percent(option.chance) });
  return choice === 0 ? [[line, ...reasonsOf(move, name)].join(" ")] : [line];
}

/** Why there is no review: the server is away or has too much to do, the game isn't over, or something went wrong. */
export function whyNone(failed: Refusal): string {
  if (failed.where === "bots") return say("review-failed");
  if (failed.reason === "away") return say("connection-away");
  if (failed.reason === "bad message" && failed.where !== null) return say("review-refused", { why: failed.where });
  return why(failed);
}
