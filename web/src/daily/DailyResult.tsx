/** How a daily game went: the place, what the bots make of the deal, days played, and a result to share. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { askComparison, type Comparison, dateOf, resultText } from "../store/daily.ts";
import { cx } from "../ui/cx.ts";
import { hasServer } from "../wire/offline.ts";
import { botName } from "../words/names.ts";
import { say } from "../words/say.ts";
import css from "./DailyResult.module.css";
import { ShareResult } from "./ShareResult.tsx";
import { Streak } from "./Streak.tsx";

/** Milliseconds between two questions whether more bots are done, and how many of them to ask. */
const ASK_AGAIN = 4_000;
const MOST_ASKED = 60;

/** A day's comparison, asked for again until every bot has played. */
function useComparison(day: string): Comparison | null {
  const [comparison, setComparison] = useState<Comparison | null>(null);
  useEffect(() => {
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      if (asked < MOST_ASKED) timer = setTimeout(look, ASK_AGAIN);
    };
    const look = (): void => {
      asked += 1;
      askComparison(day).then((answer) => {
        setComparison(answer);
        if (answer.par.some(({ total }) => total === null)) again();
      }, again);
    };
    look();
    return () => {
      asked = MOST_ASKED;
      clearTimeout(timer);
    };
  }, [day]);
  return comparison;
}

interface LineProps {
  readonly name: string;
  readonly total: number | null;
  readonly most: number;
  readonly own?: boolean;
}

/** A result as a bar. */
const Line = ({ name, total, most, own = false }: LineProps): JSX.Element => (
  <li class={cx(css.line, own && css.own)}>
    <span>{name}</span>
    <span class={css.bar} aria-hidden="true">
      {total !== null && <i style={{ width: `${(100 * total) / most}%` }} />}
    </span>
    {total === null ? <small>{say("daily-par-playing")}</small> : <b>{say("points", { points: total })}</b>}
  </li>
);

interface DailyResultProps {
  readonly day: string;
  /** The points of a practice game; null if there are none. For an attempt, the server knows them. */
  readonly practice?: { readonly total: number | null };
  /** Whether to say which game this is. */
  readonly dated?: boolean;
  /** More buttons. */
  readonly children?: JSX.Element;
}

/** Shows the result of a day, or for practice what the bots make of its deal. */
export function DailyResult({ day, practice, dated = false, children }: DailyResultProps): JSX.Element {
  const comparison = useComparison(day);
  const counts = practice === undefined;
  const own = counts ? (comparison?.own?.total ?? null) : practice.total;
  const par = comparison?.par ?? [];
  const most = Math.max(1, own ?? 0, ...par.map(({ total }) => total ?? 0));
  const result = counts && comparison !== null ? resultText(comparison) : null;
  return (
    <section class={css.result} aria-label={say("home-daily")}>
      {dated && <h3>{`${say("home-daily")} · ${dateOf(day)}`}</h3>}
      {!counts && <p class="quiet">{say("daily-practice")}</p>}
      {counts && <p class={css.place}>{result}</p>}
      {counts && !hasServer && <p class="quiet">{say("daily-alone")}</p>}
      <div>
        <h3 class={css.head}>{say("daily-par")}</h3>
        <ul class={cx("list", css.lines)}>
          {own !== null && <Line name={say("new-first-you")} total={own} most={most} own />}
          {par.map(({ level, total }) => (
            <Line key={level} name={botName(level)} total={total} most={most} />
          ))}
        </ul>
      </div>
      {counts && <Streak />}
      <div class={css.row}>
        {counts && comparison !== null && <ShareResult comparison={comparison} />}
        {children}
      </div>
    </section>
  );
}
