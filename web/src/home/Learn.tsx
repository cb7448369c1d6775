/** The way to the lesson, shown first to newcomers and to those who left it halfway. */
import type { JSX } from "preact";
import { isLeft, lesson } from "../store/lesson.ts";
import { hasPlayed, statistics } from "../store/statistics.ts";
import { linkTo } from "../ui/root.ts";
import { say } from "../words/say.ts";
import css from "./Choice.module.css";
import { CardFace } from "./Choice.tsx";
import { leftOpen } from "./use-tables.ts";

/** Whether to suggest the lesson first. Doesn't subscribe to the signals, so that nothing on the screen moves later. */
export function isForNewcomers(): boolean {
  const progress = lesson.peek();
  const isNew = !hasPlayed(statistics.peek()) && !leftOpen.peek() && !progress.finished;
  return isLeft(progress) || isNew;
}

/** The card of the lesson. */
export function LearnCard(): JSX.Element {
  const left = isLeft(lesson.value);
  return (
    <div class={css.choice}>
      <a class={css.start} href={linkTo("/learn")}>
        <CardFace
          title={say(left ? "home-learn-continue" : "home-learn")}
          summary={say(left ? "home-learn-left" : "home-learn-summary")}
          icon="sprout"
        />
      </a>
    </div>
  );
}
