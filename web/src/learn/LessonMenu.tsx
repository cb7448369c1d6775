/** Leaving the lesson and starting it over, in the table's menu; both ask first. */
import type { JSX } from "preact";
import { Button } from "../ui/Button.tsx";
import { useQuestion } from "../ui/Confirm.tsx";
import { go } from "../ui/navigate.ts";
import css from "./Coach.module.css";
import { lessonSays } from "./words.ts";

/** Shows the two ways out of the lesson. */
export function LessonMenu({ onRestart }: { readonly onRestart: () => void }): JSX.Element {
  const [question, ask] = useQuestion();
  return (
    <section class={css.ways} aria-label={lessonSays("title")}>
      <h3>{lessonSays("title")}</h3>
      <div class={css.buttons}>
        <Button text={lessonSays("leave")} onClick={() => ask({ id: "lesson-ask-leave", onYes: () => go("/") })} />
        <Button text={lessonSays("restart")} onClick={() => ask({ id: "lesson-ask-restart", onYes: onRestart })} />
      </div>
      {question}
    </section>
  );
}
