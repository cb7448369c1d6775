/** The coach: a strip beside the planet that explains the current step and has the button to continue. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { AnimalPicture } from "../animals/AnimalPicture.tsx";
import coach from "../table/panels/CoachPanel.module.css";
import { SeatBadge } from "../table/panels/Signs.tsx";
import { Button, LinkButton } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { ICONS } from "../ui/icons.ts";
import css from "./Coach.module.css";
import { bringIntoView, focusFor } from "./focus.ts";
import { invitation } from "./invitation.ts";
import { LessonWays } from "./LessonMenu.tsx";
import { LAST, STEPS } from "./steps.ts";
import { BOT, LEARNER, type Teacher } from "./teacher.ts";
import { lessonSays, newTie, wordsNow } from "./words.ts";

interface CoachProps {
  readonly teacher: Teacher;
  readonly onRestart: () => void;
}

/** Shows the coach. */
export function Coach({ teacher, onRestart }: CoachProps): JSX.Element {
  const strip = useRef<HTMLElement>(null);
  const { done } = teacher.progress.value;
  const { step } = teacher;
  const { text, task, keys } = wordsNow(teacher);
  // Between two steps, a placement that can still be undone has a button of its own to continue.
  const id = step?.id ?? (teacher.model.held === LEARNER ? "held" : teacher.shows ? "next" : null);
  const animal = teacher.subject?.id ?? null;
  const shown = teacher.shown.value;
  // The bid to tap is on the race board once its animal is known.
  const needs = id === "bid" && animal === null ? null : id;
  useEffect(() => {
    if (needs !== null) focusFor(shown ? "shown" : needs, strip.current);
  }, [needs, shown]);
  useEffect(() => {
    if (animal !== null) bringIntoView();
  }, [animal]);
  return (
    <section class={coach.panel} ref={strip} tabindex={-1} aria-label={lessonSays("title")}>
      <div class={css.head}>
        <Icon name="sprout" />
        <b>{lessonSays("title")}</b>
        {step !== null && <span>{lessonSays("way", { step: STEPS.indexOf(step) + 1, steps: STEPS.length })}</span>}
      </div>
      <LessonWays onRestart={onRestart} />
      <div class={css.way} aria-hidden="true">
        <i style={{ width: `${(100 * done.length) / STEPS.length}%` }} />
      </div>
      {step === null && teacher.canShow && newTie(teacher) !== null && <TiePicture />}
      <div class={css.words} role="status">
        <p>
          {animal !== null && <AnimalPicture animal={animal} size={30} />}
          {text}
        </p>
        {task !== null && <p class={css.task}>{task}</p>}
      </div>
      {keys !== null && <p class={css.keys}>{keys}</p>}
      <Buttons teacher={teacher} />
    </section>
  );
}

function Buttons({ teacher }: { readonly teacher: Teacher }): JSX.Element | null {
  const { step } = teacher;
  const shows = teacher.shows && !teacher.shown.value;
  const goesOn = step === null ? teacher.model.held === LEARNER : step.kind === "read";
  const last = step?.id === LAST;
  if (!shows && !goesOn) return null;
  return (
    <div class={cx(coach.buttons, css.buttons)}>
      {shows && <Button text={lessonSays("show")} disabled={!teacher.canShow} onClick={() => teacher.show()} />}
      {goesOn && (
        <Button
          class="primary"
          text={lessonSays(last ? "play-on" : "go-on")}
          data-control="go-on"
          onClick={() => void teacher.goOn()}
        />
      )}
      {last && invitation.value !== null && <LinkButton text={lessonSays("back")} href={invitation.value} />}
      {last && <Button text={lessonSays("hurry")} onClick={() => void teacher.goOnFaster()} />}
    </div>
  );
}

/** Two equal bids, and an animal carried to the next round. */
function TiePicture(): JSX.Element {
  return (
    <div class={css.tie} role="img" aria-label={lessonSays("tie-picture")}>
      <span class={`seat-${LEARNER}`}>
        <SeatBadge seat={LEARNER} /> 4
      </span>
      <span aria-hidden="true">=</span>
      <span class={`seat-${BOT}`}>
        <SeatBadge seat={BOT} /> 4
      </span>
      <svg viewBox="0 0 92 40" width="92" height="40" class="line" aria-hidden="true">
        <rect x="2" y="3" width="26" height="34" rx="5" stroke-dasharray="4 5" opacity="0.5" />
        <path d={ICONS.arrow} transform="translate(46 20)" />
        <rect x="64" y="3" width="26" height="34" rx="5" />
      </svg>
    </div>
  );
}
