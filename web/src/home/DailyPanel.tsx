/** The daily game's panel: today's game and its result, and earlier days for practice. */
import type { JSX } from "preact";
import { DailyResult } from "../daily/DailyResult.tsx";
import { Streak } from "../daily/Streak.tsx";
import { type Attempt, dateOf, daysBefore, type Today } from "../store/daily.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { timeText } from "../words/dates.ts";
import { botName } from "../words/names.ts";
import { say } from "../words/say.ts";
import css from "./DailyPanel.module.css";

/** Keeps a date on one line. */
const NO_BREAK = "\u00a0";

/** The bot in the other seat; the server chooses it. */
const OPPONENT = "naturalist";

/** What the panel shows, and what to do. */
export interface DailyPanelProps {
  readonly known: Today;
  readonly busy: boolean;
  readonly onPlay: (day: string, practice: boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** What an attempt came to, in a word or two; nothing about days that weren't played. */
function outcome(attempt: Attempt | undefined): string {
  if (attempt === undefined) return "";
  return attempt.total === null ? say("daily-not-finished") : say("points", { points: attempt.total });
}

/** Shows the panel. */
export function DailyPanel({ known, busy, onPlay, onClose }: DailyPanelProps): JSX.Element {
  const { day, own, earlier } = known;
  return (
    <Dialog title={`${say("home-daily")} · ${dateOf(day).replaceAll(" ", NO_BREAK)}`} onClose={onClose}>
      <div class="panel">
        <p class="quiet">{say("daily-about", { bot: botName(OPPONENT), time: timeText(1000 * known.next_at) })}</p>
        {own === null && (
          <Button
            class="primary large"
            text={say("daily-play")}
            disabled={busy}
            onClick={() => void onPlay(day, false)}
          />
        )}
        {own !== null && !own.over && (
          <LinkButton class="primary large" text={say("home-continue")} href={`/table/${own.table}`} />
        )}
        {own?.over ? (
          <DailyResult day={day}>
            <LinkButton text={say("daily-table")} href={`/table/${own.table}`} />
          </DailyResult>
        ) : (
          <Streak />
        )}
        <section aria-label={say("daily-earlier")}>
          <h3>{say("daily-earlier")}</h3>
          <p class="quiet">{say("daily-earlier-hint")}</p>
          <ul class={cx("list", css.days)}>
            {daysBefore(day, known.earlier_days).map((each) => {
              const attempt = earlier.find((one) => one.day === each);
              const running = attempt !== undefined && !attempt.over;
              return (
                <li key={each}>
                  <b>{dateOf(each, "short")}</b>
                  <span class="quiet">{outcome(attempt)}</span>
                  {running ? (
                    <LinkButton text={say("home-continue")} href={`/table/${attempt.table}`} />
                  ) : (
                    <Button
                      text={say("daily-practise")}
                      label={say("daily-practise-day", { date: dateOf(each) })}
                      disabled={busy}
                      onClick={() => void onPlay(each, true)}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
