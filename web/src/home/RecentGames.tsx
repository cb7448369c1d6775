/** The latest games, each with its replay. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { PlayedGame } from "../store/statistics.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { linkTo } from "../ui/root.ts";
import { whenText } from "../words/dates.ts";
import { botName } from "../words/names.ts";
import { say } from "../words/say.ts";
import css from "./RecentGames.module.css";

/** How many are shown at first, and after each “more”. */
const PAGE = 8;

/** Names rivals, counting bots of one level: "Ranger × 2, Ben". */
export function rivalsText(rivals: PlayedGame["rivals"]): string {
  const names = rivals.map((rival) => ("bot" in rival ? botName(rival.bot) : rival.name || say("room-name-empty")));
  const once = [...new Set(names)];
  return once
    .map((name) => {
      const count = names.filter((each) => each === name).length;
      return count > 1 ? `${name} × ${count}` : name;
    })
    .join(", ");
}

/** The address of a game's replay, from the table and the number in its id. */
export function replayOf(id: string): string {
  const [table = "", game = ""] = id.split(" ");
  return `/replay?table=${encodeURIComponent(table)}&game=${encodeURIComponent(game)}`;
}

/** Shows them, latest first. */
export function RecentGames({ games }: { readonly games: readonly PlayedGame[] }): JSX.Element | null {
  const [shown, setShown] = useState(PAGE);
  if (games.length === 0) return null;
  const now = Date.now();
  const latest = [...games].reverse().slice(0, shown);
  return (
    <section class={css.recent} aria-labelledby="recent">
      <h3 id="recent">{say("history-recent")}</h3>
      <ul class="list">
        {latest.map(({ id, at, rivals, variant, points, won }) => (
          <li key={id}>
            <a href={linkTo(replayOf(id))}>
              <span class={css.mark} data-won={won} aria-hidden="true" />
              <span class={css.who}>
                <b>{rivals.length === 0 ? say("home-screen") : rivalsText(rivals)}</b>
                <small>
                  {say(`variant-${variant.replace(" ", "-")}`)} · {whenText(at, now)}
                </small>
              </span>
              <span class={css.points}>
                {won !== null && <small>{say(won ? "tables-won" : "tables-lost")}</small>}
                <b>{say("points", { points })}</b>
              </span>
              <Icon name="replay" size={20} class={css.replay} />
            </a>
          </li>
        ))}
      </ul>
      {shown < games.length && (
        <Button class="plain" text={say("history-more")} onClick={() => setShown(shown + PAGE)} />
      )}
    </section>
  );
}
