/** Leaving the lesson and restarting it, in the table's menu. Both ask for confirmation. */
import type { JSX } from "preact";
import { Button } from "../ui/Button.tsx";
import { useQuestion } from "../ui/Confirm.tsx";
import { go } from "../ui/navigate.ts";
import css from "./Coach.module.css";
import { lessonSays } from "./words.ts";

/** Shows the buttons that leave and restart the lesson. */
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
