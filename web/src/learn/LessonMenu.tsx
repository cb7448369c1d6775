/** Leaving the lesson and restarting it: beside the coach and in the table's menu. Both ask for confirmation. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import coach from "../table/panels/CoachPanel.module.css";
import { Button } from "../ui/Button.tsx";
import { useQuestion } from "../ui/Confirm.tsx";
import { cx } from "../ui/cx.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import { go } from "../ui/navigate.ts";
import css from "./Coach.module.css";
import { invitation } from "./invitation.ts";
import { lessonSays } from "./words.ts";

interface MenuProps {
  readonly onRestart: () => void;
}

/** Shows the buttons that leave and restart the lesson. */
export function LessonMenu({ onRestart }: MenuProps): JSX.Element {
  return (
    <section class={css.ways} aria-label={lessonSays("title")}>
      <h3>{lessonSays("title")}</h3>
      <Ways onRestart={onRestart} />
    </section>
  );
}

/** The coach's button that offers the same. */
export function LessonWays({ onRestart }: MenuProps): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button class={coach.close} label={lessonSays("ways")} onClick={() => setOpen(true)}>
        <Icon name="close" size={18} />
      </Button>
      {open && (
        <Dialog title={lessonSays("ways")} onClose={() => setOpen(false)}>
          <Ways onRestart={onRestart} />
        </Dialog>
      )}
    </>
  );
}

function Ways({ onRestart }: MenuProps): JSX.Element {
  const [question, ask] = useQuestion();
  const back = invitation.value;
  return (
    <div class={cx(coach.buttons, css.buttons)}>
      {back !== null && <Button class="primary" text={lessonSays("back")} onClick={() => go(back)} />}
      <Button text={lessonSays("leave")} onClick={() => ask({ id: "lesson-ask-leave", onYes: () => go("/") })} />
      <Button text={lessonSays("restart")} onClick={() => ask({ id: "lesson-ask-restart", onYes: onRestart })} />
      {question}
    </div>
  );
}
