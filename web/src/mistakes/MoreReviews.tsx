/** Reviews the latest games that haven't been reviewed, on request. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { reviewed } from "../store/mistakes.ts";
import { statistics } from "../store/statistics.ts";
import { Button } from "../ui/Button.tsx";
import { percent } from "../words/percent.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import css from "./Insights.module.css";
import { GameReviews, gamesToReview } from "./model/review-games.ts";

/** Offers it, and shows how far it is; nothing if all games are known. */
export function MoreReviews(): JSX.Element | null {
  const [reviews] = useState(() => new GameReviews());
  useEffect(() => () => reviews.stop(), [reviews]);
  const [progress, refused] = [reviews.progress.value, reviews.refused.value];
  const games = gamesToReview(statistics.value.games, reviewed.value, reviews.skipped.value);
  if (progress !== null) {
    const { share, ...at } = progress;
    const label = say("mistakes-reviewing", at);
    return (
      <section class={css.more} aria-busy="true">
        <p role="status">{label}</p>
        <progress aria-label={label} max={1} value={share} aria-valuetext={percent(share)} />
        <Button text={say("mistakes-stop")} onClick={() => reviews.stop()} />
      </section>
    );
  }
  if (games.length === 0) return null;
  return (
    <section class={css.more}>
      <p role="status">{refused === null ? say("mistakes-unreviewed") : why(refused)}</p>
      <Button
        class={reviewed.value.length === 0 ? "primary" : undefined}
        text={say("mistakes-review", { count: games.length })}
        onClick={() => void reviews.review(games)}
      />
    </section>
  );
}
