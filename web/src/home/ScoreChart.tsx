/** The points of the latest games as a chart: a bar for each game, the latest on the right. */
import type { JSX } from "preact";
import type { PlayedGame } from "../store/statistics.ts";
import { say } from "../words/say.ts";
import css from "./ScoreChart.module.css";

/** How many games it shows, and how few aren't worth a chart. */
const MOST = 30;
const LEAST = 3;

/** Shows them; screen readers get the points in order. */
export function ScoreChart({ games }: { readonly games: readonly PlayedGame[] }): JSX.Element | null {
  const shown = games.slice(-MOST);
  if (shown.length < LEAST) return null;
  const best = Math.max(1, ...shown.map(({ points }) => points));
  return (
    <figure class={css.chart}>
      <figcaption>{say("history-chart", { count: shown.length })}</figcaption>
      <div class={css.bars} role="img" aria-label={shown.map(({ points }) => points).join(", ")}>
        {shown.map(({ id, points, won }) => (
          <span key={id} data-won={won} style={`--part: ${points / best}`}>
            {points === best && <i>{points}</i>}
          </span>
        ))}
      </div>
      <p class={css.key} aria-hidden="true">
        <span data-won="true">{say("tables-won")}</span>
        <span data-won="false">{say("tables-lost")}</span>
      </p>
    </figure>
  );
}
