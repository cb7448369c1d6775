/** Results against each level, with a bar for the share of games won. */
import type { JSX } from "preact";
import { resultsOf, statistics } from "../store/statistics.ts";
import { botName, LEVELS } from "../words/names.ts";
import { say } from "../words/say.ts";
import css from "./LevelResults.module.css";

/** The levels the player has met, from the easiest; unknown ones, of other servers, come last. */
export function levelsMet(met: readonly string[]): readonly string[] {
  return [...LEVELS.filter((level) => met.includes(level)), ...met.filter((level) => !LEVELS.includes(level)).sort()];
}

/** Shows them; nothing before the first game against bots. */
export function LevelResults(): JSX.Element | null {
  const results = resultsOf(statistics.value);
  const levels = levelsMet(Object.keys(results));
  if (levels.length === 0) return null;
  return (
    <table class={css.levels}>
      <caption>{say("history-levels")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("new-level")}</th>
          <th scope="col">{say("history-won")}</th>
          <th scope="col">{say("history-best")}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map((level) => {
          const { played = 0, won = 0, best = 0 } = results[level] ?? {};
          return (
            <tr key={level}>
              <th scope="row">{botName(level)}</th>
              <td>
                <span class={css.share} style={`--share: ${played === 0 ? 0 : won / played}`}>
                  {say("history-won-of", { won, played })}
                </span>
              </td>
              <td>{best}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
