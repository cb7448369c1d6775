/** What a placement in a puzzle comes to, and why the solution is better. It takes the place of the offer. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { puzzleResults } from "../store/puzzle-results.ts";
import { streakOf } from "../store/streak.ts";
import type { TableModel } from "../table/model/table-model.ts";
import { useFront } from "../table/panels/use-front.ts";
import { Button } from "../ui/Button.tsx";
import { announce } from "../ui/voice.ts";
import { percent } from "../words/percent.ts";
import { reasonText } from "../words/reasons.ts";
import { say } from "../words/say.ts";
import css from "./PuzzleResult.module.css";
import type { Session } from "./session.ts";

interface ResultProps {
  readonly session: Session;
  readonly model: TableModel;
}

/** The verdict in a word or two, and what the placement comes to. */
export function resultWords({ best, second, stage, verdict }: Session): readonly [string, string] {
  const told = { best: percent(best), second: percent(second) };
  if (stage.value === "missed") {
    return [say("puzzle-wrong"), say("puzzle-missed", { chance: percent(verdict.value?.chance ?? 0), ...told })];
  }
  return [say(stage.value === "solved" ? "puzzle-right" : "puzzle-shown"), say("puzzle-result", told)];
}

/** Shows it. */
export function PuzzleResult({ session, model }: ResultProps): JSX.Element {
  const place = useRef<HTMLElement>(null);
  const stage = session.stage.value;
  const [verdict, result] = resultWords(session);
  const [why, reasons] = stage === "missed" ? ["", []] : explained(session, model);
  const { day } = session;
  useFront(model, stage === "shown" ? session.face : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each stage
  useEffect(() => {
    announce(verdict, result, ...reasons);
    // The tile that was placed had the focus and is gone.
    place.current?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <section class={css.result} ref={place} tabindex={-1} aria-label={say("puzzle-outcome")} data-stage={stage}>
      <p>
        <b>{verdict}</b> {result}
      </p>
      {reasons.length > 0 && (
        <div class={css.why}>
          <p class="quiet">{why}</p>
          <ul class="list">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      {day !== null && stage === "solved" && (
        <p class="quiet">{say("daily-streak", { days: streakOf(puzzleResults.value.days, day).current })}</p>
      )}
      <Button
        class={stage === "missed" ? "primary" : undefined}
        text={say("puzzle-again")}
        onClick={() => session.retry()}
      />
    </section>
  );
}

/** What the solution is compared with, the player's own placement or the move of the game, and why it's better. */
function explained({ own, game }: Session, model: TableModel): readonly [string, readonly string[]] {
  const { chance, reasons } = own.value ?? game;
  const why = say(own.value === null ? "puzzle-why" : "puzzle-why-own", { chance: percent(chance) });
  return [why, reasons.map((reason) => reasonText(reason, (seat) => model.name(seat)))];
}
