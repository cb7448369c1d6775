/** What all reviewed games say: the mistakes made most, each with its exercises, and how well the games were played. */
import type { JSX } from "preact";
import { reviewed } from "../store/mistakes.ts";
import { hasPlayed, statistics } from "../store/statistics.ts";
import { LinkButton } from "../ui/Button.tsx";
import { useTitle } from "../ui/page.ts";
import { say } from "../words/say.ts";
import css from "./Insights.module.css";
import { Kinds } from "./Kinds.tsx";
import { MoreReviews } from "./MoreReviews.tsx";
import { Trends } from "./Trends.tsx";

const title = (): string => `${say("mistakes-title")} – ${say("game")}`;

/** Shows it; before the first review, what to do. */
export function Insights(): JSX.Element {
  const games = reviewed.value;
  useTitle(title);
  return (
    <main class={css.page}>
      <header>
        <LinkButton class="plain" text={say("home-back")} href="/" />
        <h1>{say("mistakes-title")}</h1>
        {games.length > 0 && <p class="quiet">{say("mistakes-games", { count: games.length })}</p>}
      </header>
      {games.length === 0 ? <Empty /> : <Kinds games={games} />}
      <MoreReviews />
      {games.length > 0 && <Trends games={games} />}
    </main>
  );
}

const Empty = (): JSX.Element => (
  <section class={css.empty}>
    <p>{say("mistakes-empty")}</p>
    {!hasPlayed(statistics.value) && (
      <p>
        <LinkButton class="primary" text={say("mistakes-play")} href="/" />
      </p>
    )}
  </section>
);
