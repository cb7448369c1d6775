/** The player's objective and their progress toward it. */
import type { JSX } from "preact";
import type { Progress } from "../../protocol.ts";
import { RuleButton } from "../../rules/RuleButton.tsx";
import { HabitatSign } from "../../shapes/HabitatSign.tsx";
import type { ObjectiveStep } from "../../store/box.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { habitatName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { HABITATS, type Habitat } from "../../world/geometry.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./Objective.module.css";
import { ObjectiveSteps } from "./ObjectiveSteps.tsx";

/** A seat's habitat, its progress, and what its progress would be with the tile in hand. */
function objectiveOf(model: TableModel, seat: number): { habitat: Habitat; now: Progress; would: Progress } | null {
  const yours = model.table.yours.value;
  const place = yours?.seats.indexOf(seat) ?? -1;
  const habitat = HABITATS.find((each) => each === yours?.objectives[place]);
  const now = yours?.progress[place] ?? null;
  if (habitat === undefined || now === null) return null;
  const tried =
    model.trial.value === null || model.actor.value !== seat ? null : (model.trials.value?.objective ?? null);
  return { habitat, now, would: tried ?? now };
}

/** Says why no objective is shown. */
const NoObjective = ({ part, text }: { part: "beginner" | "objective"; text: string }): JSX.Element => (
  <p class={cx(css.objective, css.isNone)} data-part="objective">
    <RuleButton part={part} label={say("why-objective")} class={css.card}>
      <span>{text}</span>
    </RuleButton>
  </p>
);

/** Around one device, an objective that its player can show: then the device is handed over with care. */
function Concealed({ model }: { model: TableModel }): JSX.Element {
  const seat = model.seat.value ?? model.held;
  if (seat === null) return <NoObjective part="objective" text={say("objective-hidden")} />;
  const title = say("objective-of", { name: model.name(seat) });
  return (
    <section class={cx(css.objective, css.isConcealed)} data-part="objective" aria-labelledby="objective-title">
      <h2 id="objective-title">{title}</h2>
      <Room model={model} />
      <Button
        class={css.show}
        title={title}
        onClick={() => {
          model.unveiled.value = seat;
        }}
      >
        <small>{title}</small>
        {say("objective-show")}
      </Button>
    </section>
  );
}

/** Takes the room of an objective, so that nothing moves when it's shown. It's none of the players' objectives. */
function Room({ model }: { model: TableModel }): JSX.Element | null {
  const [habitat] = HABITATS;
  const steps = model.table.box.value?.objectives[habitat] ?? [];
  const [[missing, next_points] = [0, 0]] = steps;
  const progress: Progress = { areas: 0, points: 0, missing, next_points };
  return (
    <div class={css.room} inert aria-hidden="true">
      <Reached steps={steps} habitat={habitat} now={progress} would={progress} over={false} />
      <Button class={css.hide} text={say("objective-hide")} />
    </div>
  );
}

/** Shows the objective. On a phone, a tap opens the details. */
export function Objective({ model }: { model: TableModel }): JSX.Element | null {
  const game = model.shownGame.value;
  if (model.table.box.value === null || game === null) return null;
  if (game.beginner) return <NoObjective part="beginner" text={say("objective-none")} />;
  if (!hasObjective(model) && model.isShared && game.end === null) return <Concealed model={model} />;
  if (!hasObjective(model)) return <NoObjective part="objective" text={say("objective-hidden")} />;
  return (
    <section class={css.objective} data-part="objective" aria-labelledby="objective-title">
      <h2 id="objective-title">{titleOf(model)}</h2>
      <ObjectiveProgress model={model} />
      <button
        type="button"
        class={css.open}
        aria-label={titleOf(model)}
        aria-expanded={model.sheet.value === "objective"}
        onClick={() => model.toggleSheet("objective")}
      />
    </section>
  );
}

/** The details of the objective, on a phone. */
export const ObjectiveSheet = ({ model }: { model: TableModel }): JSX.Element | null =>
  hasObjective(model) ? (
    <Dialog partial title={titleOf(model)} onClose={() => model.closeSheet("objective")}>
      <ObjectiveProgress model={model} />
    </Dialog>
  ) : null;

/** Names whose objective it is, where that isn't the player's own. */
const titleOf = (model: TableModel): string =>
  model.table.live && !model.isShared && !model.playsSeveral
    ? say("objective-title")
    : say("objective-of", { name: model.name(model.openSeat ?? 0) });

const hasObjective = (model: TableModel): boolean =>
  model.openSeat !== null && objectiveOf(model, model.openSeat) !== null;

function ObjectiveProgress({ model }: { model: TableModel }): JSX.Element | null {
  const [box, game, seat] = [model.table.box.value, model.shownGame.value, model.openSeat];
  const objective = seat === null ? null : objectiveOf(model, seat);
  if (box === null || game === null || objective === null) return null;
  const over = game.end !== null || (model.table.info.value?.ended != null && !model.playback.busy.value);
  const hide = (): void => {
    model.unveiled.value = null;
    model.closeSheet("objective");
  };
  return (
    <>
      <Reached steps={box.objectives[objective.habitat]} over={over} {...objective} />
      {model.isShared && !over && <Button class={css.hide} text={say("objective-hide")} onClick={hide} />}
    </>
  );
}

interface ReachedProps {
  readonly steps: readonly ObjectiveStep[];
  readonly habitat: Habitat;
  readonly now: Progress;
  /** The progress with the tile in hand. */
  readonly would: Progress;
  /** Whether the game is over, so that no step is left to reach. */
  readonly over: boolean;
}

/** The habitat, the areas so far, and the steps ahead. */
function Reached({ steps, habitat, now, would, over }: ReachedProps): JSX.Element {
  return (
    <>
      <RuleButton part="objective" label={say("why-objective")} class={css.card}>
        <HabitatSign habitat={habitat} size={34} />
        <span class={css.words}>
          <b>{habitatName(habitat)}</b>
          <span class={css.now}>
            <span>{say("end-areas", { areas: would.areas })}</span> <b>{say("points", { points: would.points })}</b>
          </span>
        </span>
      </RuleButton>
      <ObjectiveSteps steps={steps} habitat={habitat} now={now} would={would} />
      {!over && would.missing !== null && would.next_points !== null && (
        <p class={css.next}>{say("objective-next", { areas: would.missing, points: would.next_points })}</p>
      )}
    </>
  );
}
