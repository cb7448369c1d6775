/** The result of a daily game as text to share. It names no tile, no animal and no habitat, so it spoils nothing. */
import { type Comparison, dateOf, type LevelPar, resultText } from "../store/daily.ts";
import { say } from "../words/say.ts";

/** How many points a square stands for. */
const POINTS_IN_A_SQUARE = 2;

const squares = (sign: string, points: number): string => sign.repeat(Math.ceil(points / POINTS_IN_A_SQUARE));

/** Whether a result is ahead of a level's: by points, then by animals. */
const isAhead = (total: number, cards: number, { total: points, cards: animals }: LevelPar): boolean =>
  points !== null && (total > points || (total === points && cards > (animals ?? 0)));

/** How many levels a result is ahead of; null while some are still playing. */
export function levelsBeaten({ own, par }: Comparison): number | null {
  if (own === null || own.total === null || par.some((each) => each.total === null)) return null;
  const { total, cards } = own;
  return par.filter((each) => isAhead(total, cards ?? 0, each)).length;
}

/** The text; null without a result. */
export function shareText(comparison: Comparison, link: string): string | null {
  const { own, par, day } = comparison;
  if (own === null || own.total === null) return null;
  const objective = own.objective ?? 0;
  const beaten = levelsBeaten(comparison);
  const lines = [
    [say("game"), say("home-daily"), dateOf(day)].join(" · "),
    resultText(comparison) ?? "",
    `🐾 ${squares("🟩", own.total - objective)}`,
    `🎯 ${squares("🟨", objective)}`,
    ...(beaten === null ? [] : [`🤖 ${say("daily-beaten", { count: beaten, levels: par.length })}`]),
    link,
  ];
  return lines.map((line) => line.trimEnd()).join("\n");
}
