/** Two plans side by side: their planets, and the bids that they make. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AnimalPicture } from "../animals/AnimalPicture.tsx";
import { FlatMap } from "../map/FlatMap.tsx";
import type { Standing } from "../protocol.ts";
import { type Line, lineWith } from "../store/named-lines.ts";
import { covering } from "../table/model/planets.ts";
import { mapWords } from "../table/model/words.ts";
import { cx } from "../ui/cx.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import { animalName } from "../words/names.ts";
import { say } from "../words/say.ts";
import { LineChoices, NONE, WIDTH } from "./LineChoices.tsx";
import css from "./LineCompare.module.css";
import { type PlanList, planName } from "./plan-list.ts";
import { laidWith, outcomeOf, racesWith } from "./plan-source.ts";

/** Shows the comparison; at first, of the plan on the screen, or else the last one, with the planet as it is. */
export function PlanCompare({ list, onClose }: { list: PlanList; onClose: () => void }): JSX.Element {
  const plans = list.lines.value;
  const [left, setLeft] = useState(NONE);
  const [right, setRight] = useState(list.current.peek() ?? plans.at(-1)?.id ?? NONE);
  const both = [lineWith(plans, left), lineWith(plans, right)] as const;
  const seat = both[1]?.moves[0]?.seat ?? both[0]?.moves[0]?.seat ?? list.source.seat.peek();
  const [races, setRaces] = useState<readonly (readonly Standing[])[]>([]);
  const [first, second] = both;
  useEffect(() => {
    let wanted = true;
    void Promise.all([first, second].map((plan) => racesOf(list, plan))).then((found) => wanted && setRaces(found));
    return () => {
      wanted = false;
    };
  }, [list, first, second]);
  return (
    <Dialog title={say("line-compare")} wide onClose={onClose}>
      <div class={css.both}>
        <LineChoices
          lines={plans}
          nameOf={planName}
          none={say("plan-now")}
          left={left}
          right={right}
          onLeft={setLeft}
          onRight={setRight}
        />
        {both.map((plan, at) => (
          <figure key={at} class={css.side}>
            <Planet list={list} plan={plan} seat={plan?.moves[0]?.seat ?? seat} />
          </figure>
        ))}
      </div>
      <Bids races={races} seats={both.map((plan) => plan?.moves[0]?.seat ?? seat)} />
    </Dialog>
  );
}

/** The races as a plan makes them; as they are, for the planet without one. */
async function racesOf({ table }: PlanList, plan: Line | null): Promise<readonly Standing[]> {
  const standings = table.game.peek()?.standings ?? [];
  const outcome = plan === null ? null : await outcomeOf(table, plan.moves);
  return outcome === null ? standings : racesWith(standings, plan?.moves[0]?.seat ?? 0, outcome);
}

function Planet({ list, plan, seat }: { list: PlanList; plan: Line | null; seat: number }): JSX.Element | null {
  const [box, faces] = [list.table.box.value, list.table.game.value?.planets[seat]];
  if (box === null || faces === undefined) return null;
  return (
    <div inert aria-hidden="true">
      <FlatMap planet={covering(box, laidWith(faces, plan?.moves ?? []))} words={mapWords("")} width={WIDTH} />
    </div>
  );
}

/** The animals for which the two bid differently, or which they would win or lose. */
function Bids({ races: [left, right], seats }: { races: readonly (readonly Standing[])[]; seats: readonly number[] }) {
  if (left === undefined || right === undefined) return null;
  const wins = (race: Standing | undefined, side: number): boolean => race != null && race.winner === seats[side];
  const bid = (race: Standing | undefined, side: number): number => race?.bids[seats[side] ?? 0]?.value ?? 0;
  const differ = left.filter((race, at) => {
    const other = right[at];
    return bid(race, 0) !== bid(other, 1) || wins(race, 0) !== wins(other, 1);
  });
  if (differ.length === 0) return <p class="quiet">{say("plan-same")}</p>;
  return (
    <ul class={cx("list", css.bids)}>
      {differ.map((race) => {
        const other = right.find(({ animal }) => animal === race.animal);
        return (
          <li key={race.animal}>
            <Value bid={bid(race, 0)} wins={wins(race, 0)} />
            <span class={css.animal}>
              <AnimalPicture animal={race.animal} size={28} />
              {animalName(race.animal)}
            </span>
            <Value bid={bid(other, 1)} wins={wins(other, 1)} />
          </li>
        );
      })}
    </ul>
  );
}

const Value = ({ bid, wins }: { bid: number; wins: boolean }): JSX.Element => (
  <b class={wins ? css.wins : undefined}>
    {bid}
    {wins && (
      <>
        <Icon name="trophy" size={16} />
        <span class="unseen">{say("plan-wins")}</span>
      </>
    )}
  </b>
);
