/** What an exercise asks, and what it says about the move that was tried. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { OVERVIEW } from "../study/mistakes-address.ts";
import type { TableModel } from "../table/model/table-model.ts";
import coach from "../table/panels/CoachPanel.module.css";
import { useFront } from "../table/panels/use-front.ts";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { go } from "../ui/navigate.ts";
import { kindAdvice, kindName } from "../words/kinds.ts";
import { percent } from "../words/percent.ts";
import { reasonText } from "../words/reasons.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import { face } from "../world/units.ts";
import type { ExerciseRun } from "./model/exercise-run.ts";
import { readMove } from "./model/moves.ts";
import css from "./Task.module.css";

interface TaskProps {
  readonly run: ExerciseRun;
  readonly model: TableModel;
  readonly at: number;
  readonly count: number;
  readonly onNext: (solved: boolean) => void;
}

/** Shows it as a strip beside the planet. */
export function Task({ run, model, at, count, onNext }: TaskProps): JSX.Element {
  const strip = useRef<HTMLElement>(null);
  const stage = run.stage.value;
  useEffect(() => {
    // The button that placed the tile is gone: go on where the answer is.
    const lost = document.activeElement === null || document.activeElement === document.body;
    const began = at > 0 || run.tries.peek() > 0;
    if (stage === "asking" ? began && lost : stage !== "judging") focusIn(strip.current);
  }, [stage, at, run]);
  const best = run.exercise.mistake.best[0];
  useFront(model, stage === "shown" && best !== undefined ? face(readMove(best.move).face) : null);
  const step = say("mistakes-step", { number: at + 1, count });
  return (
    <section class={cx(coach.panel, css.task)} ref={strip} tabindex={-1} aria-label={step} data-stage={stage}>
      <div class={css.head}>
        <b>{step}</b>
        <span>{say("mistakes-round", { round: run.exercise.mistake.round })}</span>
      </div>
      <Button class={coach.close} label={say("mistakes-leave")} onClick={() => go(OVERVIEW)}>
        <Icon name="close" />
      </Button>
      <div class={css.words} role="status">
        <Said run={run} model={model} />
      </div>
      <Buttons run={run} isLast={at + 1 === count} onNext={onNext} />
    </section>
  );
}

/** Focuses the button that goes on or, without one, the strip. */
function focusIn(strip: HTMLElement | null): void {
  if (document.querySelector("dialog[open]") !== null) return;
  (strip?.querySelector<HTMLElement>(".primary") ?? strip)?.focus({ preventScroll: true });
}

const Line = ({
  class: look,
  children,
}: {
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}) => <p class={look}>{children}</p>;

/** What is said now. */
function Said({ run, model }: Pick<TaskProps, "run" | "model">): JSX.Element {
  const { mistake } = run.exercise;
  const [stage, tried, refused] = [run.stage.value, run.tried.value, run.refused.value];
  const kind = mistake.kind;
  if (stage === "judging") return <Line>{say("mistakes-judging")}</Line>;
  if (stage === "failed") return <Line>{why(refused)}</Line>;
  if (stage === "asking") {
    return (
      <>
        <Line>{say("mistakes-task", { loss: percent(mistake.before - mistake.after) })}</Line>
        {kind !== null && <Line class={css.kind}>{kindName(kind)}</Line>}
      </>
    );
  }
  if (stage === "wrong" && tried !== null) {
    return (
      <>
        <Line class={css.verdict}>
          <Icon name="close" size={20} />
          {say(
            tried.same === "played"
              ? "mistakes-same"
              : tried.after > mistake.after
                ? "mistakes-closer"
                : "mistakes-wrong",
          )}
        </Line>
        <Chances before={tried.before} after={tried.after} />
        {kind !== null && <Line class={css.advice}>{kindAdvice(kind)}</Line>}
      </>
    );
  }
  return (
    <>
      <Line class={css.verdict}>
        <Icon name={stage === "shown" ? "bulb" : "check"} size={20} />
        {say(stage === "shown" ? "mistakes-solution" : tried?.same === "best" ? "mistakes-best" : "mistakes-good")}
      </Line>
      <Chances
        before={mistake.after}
        after={stage === "shown" ? mistake.before : (tried?.after ?? mistake.before)}
        grows
      />
      <Reasons run={run} model={model} />
    </>
  );
}

interface ChancesProps {
  readonly before: number;
  readonly after: number;
  /** Whether it's from the move of the game to a better one, rather than from the best move to a poorer one. */
  readonly grows?: boolean;
}

/** What the move does to the chance to win. */
const Chances = ({ before, after, grows = false }: ChancesProps): JSX.Element => (
  <p class={css.chances}>
    {say(grows ? "mistakes-gain" : "mistakes-gap", { before: percent(before), after: percent(after) })}
  </p>
);

/** Why the best move is better than the one of the game; about another good move nothing is known. */
function Reasons({ run, model }: Pick<TaskProps, "run" | "model">): JSX.Element | null {
  const { mistake } = run.exercise;
  const isBest = run.stage.value === "shown" || run.tried.value?.same === "best";
  if (!isBest || mistake.reasons.length === 0) return null;
  return (
    <ul class={css.reasons}>
      {mistake.reasons.map((reason) => (
        <li key={`${reason.why} ${reason.animal}`}>{reasonText(reason, (seat) => model.name(seat))}</li>
      ))}
    </ul>
  );
}

interface ButtonsProps {
  readonly run: ExerciseRun;
  readonly isLast: boolean;
  readonly onNext: (solved: boolean) => void;
}

function Buttons({ run, isLast, onNext }: ButtonsProps): JSX.Element {
  const stage = run.stage.value;
  const over = stage === "solved" || stage === "shown";
  return (
    <div class={coach.buttons}>
      {stage === "wrong" && <Button class="primary" text={say("mistakes-again")} onClick={() => run.retry()} />}
      {stage === "failed" && <Button class="primary" text={say("mistakes-check")} onClick={() => run.judgeAgain()} />}
      {!over && <Button text={say("mistakes-show")} disabled={stage === "judging"} onClick={() => void run.show()} />}
      {over && (
        <Button
          class="primary"
          text={say(isLast ? "mistakes-finish" : "mistakes-next")}
          onClick={() => onNext(run.solved.peek())}
        />
      )}
      {over && <Button class="plain" text={say("mistakes-other-move")} onClick={() => run.retry()} />}
    </div>
  );
}
