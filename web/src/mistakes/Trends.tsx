/** How well the reviewed games were played, game by game: accuracy, and what was given away per decision. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ReviewedGame } from "../store/mistakes.ts";
import { Pick } from "../ui/Fields.tsx";
import { change as changed, percent } from "../words/percent.ts";
import { say } from "../words/say.ts";
import { changeOf, type Figure, LATEST, meanOf, playerCounts, withPlayers } from "./model/insights.ts";
import { TrendLine } from "./TrendLine.tsx";
import css from "./Trends.module.css";

const ALL = 0;
const DIGITS: Readonly<Record<Figure, number>> = { accuracy: 0, error: 1, luck: 1 };

/** Shows both as lines, with their latest means; players pick games by the number of players. */
export function Trends({ games }: { readonly games: readonly ReviewedGame[] }): JSX.Element {
  const [players, setPlayers] = useState(ALL);
  const counts = playerCounts(games);
  const shown = withPlayers(games, players === ALL ? null : players);
  return (
    <section class={css.trends} aria-labelledby="trends">
      <div>
        <h2 id="trends">{say("mistakes-trend")}</h2>
        <p class="quiet">{say("mistakes-latest")}</p>
      </div>
      {counts.length > 1 && (
        <Pick
          label={say("mistakes-seats")}
          of={[ALL, ...counts]}
          chosen={players}
          onPick={setPlayers}
          name={(count) => (count === ALL ? say("mistakes-all") : String(count))}
        />
      )}
      <div class={css.figures}>
        <Trend games={shown} figure="accuracy" />
        <Trend games={shown} figure="error" />
        <Trend games={shown} figure="luck" />
      </div>
    </section>
  );
}

interface TrendProps {
  readonly games: readonly ReviewedGame[];
  readonly figure: Figure;
}

/** One figure: the mean of the latest games, how it has changed, and the line. */
function Trend({ games, figure }: TrendProps): JSX.Element {
  const [mean, change] = [meanOf(games.slice(-LATEST), figure), changeOf(games, figure)];
  const text = (value: number): string => (figure === "luck" ? changed : percent)(value, DIGITS[figure]);
  return (
    <figure class={css.trend}>
      <figcaption>
        <b>{say(`mistakes-${figure}`)}</b>
        <small>{say(`mistakes-${figure}.hint`)}</small>
      </figcaption>
      <p class={css.value}>
        <b>{mean === null ? "–" : text(mean)}</b>
        {change !== null && figure !== "luck" && (
          <span data-better={figure === "accuracy" ? change > 0 : change < 0}>
            {say("mistakes-change", { change: changed(change, DIGITS[figure]) })}
          </span>
        )}
      </p>
      <TrendLine
        values={games.map((game) => game[figure])}
        label={say("mistakes-line", {
          values: games
            .slice(-LATEST)
            .map((game) => text(game[figure]))
            .join(", "),
        })}
        around={figure === "luck"}
      />
    </figure>
  );
}
