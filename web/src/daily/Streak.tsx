/** The days played, without reproach for those that weren't. */
import type { JSX } from "preact";
import { dayHere, today } from "../store/daily.ts";
import { daysPlayed, streakOf } from "../store/streak.ts";
import { say } from "../words/say.ts";

/** Shows them; nothing before the first. */
export function Streak(): JSX.Element | null {
  const { played, current, longest } = streakOf(daysPlayed.value, today.value?.day ?? dayHere());
  if (played === 0) return null;
  const parts = [
    say("daily-played", { days: played }),
    ...(current > 1 ? [say("daily-streak", { days: current })] : []),
    ...(longest > Math.max(1, current) ? [say("daily-longest", { days: longest })] : []),
  ];
  return (
    <p class="quiet">
      {parts.join(" · ")}
      {longest > 1 && <br />}
      {longest > 1 && <small>{say("daily-freeze")}</small>}
    </p>
  );
}
