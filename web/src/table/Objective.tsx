/** One's objective and how far one is with it. */
import type { JSX } from "preact";
import { RuleButton } from "../rules/RuleButton.tsx";
import type { Box } from "../store/box.ts";
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
export function stepsOf(
  box: Box,
  habitat: Habitat,
  areas: number,
): { points: number; next: readonly [number, number] | null } {
  const steps = box.objectives[habitat];
  const reached = steps.findLast(([least]) => areas >= least);
  return { points: reached?.[1] ?? 0, next: steps.find(([least]) => areas < least) ?? null };
}

/** Why no objective is shown. */
const NoObjective = ({ part, text }: { part: "beginner" | "objective"; text: string }): JSX.Element => (
  <p class="objective is-none">
    <RuleButton part={part} label={say("why-objective")} class="objective-card">
      <span>{text}</span>
    </RuleButton>
  </p>
);

/** Shows the objective: its habitat, the areas one has, and the steps ahead. */
export function Objective({ desk }: { desk: Desk }): JSX.Element | null {
  const [box, game] = [desk.table.box.value, desk.table.game.value];
  const seat = openSeat(desk);
  const habitat = seat === null ? null : objectiveOf(desk, seat);
  if (box === null || game === null) return null;
  if (game.beginner) return <NoObjective part="beginner" text={say("objective-none")} />;
  if (seat === null || habitat === null) return <NoObjective part="objective" text={say("objective-hidden")} />;
  const trial = desk.trial.value;
  const now = areasOf(box, game, seat, habitat);
  const would = trial === null || desk.actor.value !== seat ? now : (trial.areas[HABITATS.indexOf(habitat)] ?? now);
  const steps = box.objectives[habitat];
  const most = steps.at(-1)?.[0] ?? 1;
  const { points, next } = stepsOf(box, habitat, would);
  return (
    <section class="objective" aria-label={say("objective-title")}>
      <header>
        <RuleButton part="objective" label={say("why-objective")} class="objective-card">
          <HabitatSign habitat={habitat} size={34} />
          <span class="objective-words">
            <b>{habitatName(habitat)}</b>
            <span>{say("objective-now", { areas: would, points })}</span>
          </span>
        </RuleButton>
      </header>
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
    </section>
  );
}
