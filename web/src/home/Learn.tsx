/** The way to the lesson: first of all for who has not played yet, and for who left it in the middle. */
import type { JSX } from "preact";
import { isLeft, lesson } from "../store/lesson.ts";
import { statistics } from "../store/statistics.ts";
import { say } from "../words/say.ts";
import css from "./Choice.module.css";
import { leftOpen } from "./Continue.tsx";

/** Whether the lesson is what most likely is wanted; it is asked once, so that nothing on the screen moves later. */
export function isForNewcomers(): boolean {
  const progress = lesson.peek();
  const isNew = statistics.peek().counted.length === 0 && !leftOpen.peek() && !progress.finished;
  return isLeft(progress) || isNew;
}

/** The card of the lesson. */
export function LearnCard(): JSX.Element {
  const left = isLeft(lesson.value);
  return (
    <div class={css.choice}>
      <a class={css.start} href="/learn">
        <span class={css.picture}>
          <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
            <path d="M24 42V22" class={css.line} />
            <path d="M24 24C24 14 16 10 7 10c0 11 7 16 17 14Z" class={css.solid} />
            <path d="M24 20c0-8 6-12 16-12 0 10-6 14-16 12Z" class={css.line} />
          </svg>
        </span>
        <span class={css.words}>
          <b>{say(left ? "home-learn-continue" : "home-learn")}</b>
          <small>{say(left ? "home-learn-left" : "home-learn-summary")}</small>
        </span>
      </a>
    </div>
  );
}
