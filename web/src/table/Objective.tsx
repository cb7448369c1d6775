/** One's objective and how far one is with it. */
import type { JSX } from "preact";
import { Dialog } from "../app/Dialog.tsx";
import type { Trial } from "../protocol.ts";
import type { Step } from "../store/box.ts";
import { habitatName } from "../words/names.ts";
import { say } from "../words/say.ts";
import { HABITATS, type Habitat } from "../world/geometry.ts";
import type { Desk } from "./desk.ts";
import { HabitatSign } from "./Picture.tsx";
import { areasOf } from "./planets.ts";

/** The seat whose objective may be seen on this screen now. */
export function openSeat(desk: Desk): number | null {
  const seats = desk.table.yours.value?.seats ?? [];
  const people = seats.filter((seat) => desk.table.info.value?.seats[seat]?.kind === "person");
  if (people.length <= 1) return people[0] ?? null;
  return desk.unveiled.value;
}

function objectiveOf(desk: Desk, seat: number): Habitat | null {
  const yours = desk.table.yours.value;
  const word = yours?.objectives[yours.seats.indexOf(seat)] ?? null;
  return HABITATS.find((each) => each === word) ?? null;
}

/** The steps of an objective, and which of them is reached. */
export function stepsOf(steps: readonly Step[], areas: number): { points: number; next: Step | null } {
  const reached = steps.findLast(([least]) => areas >= least);
  return { points: reached?.[1] ?? 0, next: steps.find(([least]) => areas < least) ?? null };
}

/** Shows the objective; on a phone only its sign and how far one is, and the rest behind a tap. */
export function Objective({ desk }: { desk: Desk }): JSX.Element | null {
  const [box, game] = [desk.table.box.value, desk.table.game.value];
  const seat = openSeat(desk);
  const habitat = seat === null ? null : objectiveOf(desk, seat);
  if (box === null || game === null) return null;
  if (game.beginner) return <p class="objective is-none">{say("objective-none")}</p>;
  if (seat === null || habitat === null) return <p class="objective is-none">{say("objective-hidden")}</p>;
  const now = areasOf(box, game, seat, habitat);
  const trial = desk.actor.value === seat ? desk.trial.value : null;
  const progress = (
    <Progress steps={box.objectives[habitat]} habitat={habitat} now={now} would={wouldBe(trial, habitat, now)} />
  );
  return (
    <>
      <section class="objective" aria-labelledby="objective-title">
        <h2 id="objective-title">{say("objective-title")}</h2>
        {progress}
        <button
          type="button"
          class="objective-open only-narrow"
          aria-label={say("objective-title")}
          onClick={() => {
            desk.sheet.value = "objective";
          }}
        />
      </section>
      {desk.sheet.value === "objective" && (
        <Dialog
          title={say("objective-title")}
          onClose={() => {
            if (desk.sheet.value === "objective") desk.sheet.value = null;
          }}
        >
          {progress}
        </Dialog>
      )}
    </>
  );
}

/** The areas of a habitat that one would have with the tile in the hand. */
const wouldBe = (trial: Trial | null, habitat: Habitat, now: number): number =>
  trial?.areas[HABITATS.indexOf(habitat)] ?? now;

interface ProgressProps {
  readonly steps: readonly Step[];
  readonly habitat: Habitat;
  readonly now: number;
  /** What it would be with the tile in the hand. */
  readonly would: number;
}

/** The habitat, the areas one has, and the steps ahead. */
function Progress({ steps, habitat, now, would }: ProgressProps): JSX.Element {
  const most = steps.at(-1)?.[0] ?? 1;
  const { points, next } = stepsOf(steps, would);
  return (
    <>
      <div class="objective-head">
        <HabitatSign habitat={habitat} size={34} />
        <span class="objective-words">
          <b>{habitatName(habitat)}</b>
          <span>{say("objective-now", { areas: would, points })}</span>
        </span>
      </div>
      <div class={`objective-bar of-${habitat}`} aria-hidden="true">
        <i style={{ width: `${Math.min(100, (100 * would) / most)}%` }} class={would > now ? "is-up" : ""} />
        {steps.map(([least, worth]) => (
          <span key={least} class={would >= least ? "is-reached" : ""} style={{ left: `${(100 * least) / most}%` }}>
            {worth}
          </span>
        ))}
      </div>
      {next !== null && (
        <p class="objective-next">{say("objective-next", { areas: next[0] - would, points: next[1] })}</p>
      )}
    </>
  );
}
