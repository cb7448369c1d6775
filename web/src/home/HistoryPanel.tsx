/** What the player has achieved: figures, results against each level, scores as a chart, the latest games. */
import type { JSX } from "preact";
import { HistoryFile } from "../settings/HistoryFile.tsx";
import { hasPlayed, statistics } from "../store/statistics.ts";
import { LinkButton } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { say } from "../words/say.ts";
import { figuresOf } from "./figures.ts";
import css from "./HistoryPanel.module.css";
import { LevelResults } from "./LevelResults.tsx";
import { RecentGames } from "./RecentGames.tsx";
import { ScoreChart } from "./ScoreChart.tsx";

/** The panel. */
export function HistoryPanel({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const all = statistics.value;
  const { games } = all;
  return (
    <Dialog title={say("home-history")} onClose={onClose} wide>
      <div class={css.history}>
        {hasPlayed(all) ? (
          <>
            <dl class={css.figures}>
              {figuresOf(all).map(({ id, value }) => (
                <div key={id}>
                  <dt>{say(`history-${id}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <div class={css.halves}>
              <LevelResults />
              <ScoreChart games={games} />
            </div>
            <p>
              <LinkButton text={say("history-mistakes")} href="/mistakes" />
            </p>
            <RecentGames games={games} />
          </>
        ) : (
          <p class="quiet">{say("history-none")}</p>
        )}
        <footer>
          <HistoryFile />
          <LinkButton class="plain" text={say("home-replays-file")} href="/replay" />
        </footer>
      </div>
    </Dialog>
  );
}
