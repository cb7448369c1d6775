/** What can be changed before pass and play. */
import type { JSX } from "preact";
import { NameField } from "../settings/NameField.tsx";
import { choices, choose } from "../store/choices.ts";
import { nameHere } from "../store/create.ts";
import { Pick } from "../ui/Fields.tsx";
import { say } from "../words/say.ts";
import { Aids, NewTable, type NewTableProps, Variants } from "./NewTable.tsx";
import css from "./ScreenPanel.module.css";

const MOST_PEOPLE = 4;

/** The panel. */
export function ScreenPanel(props: NewTableProps): JSX.Element {
  const { people, names } = choices.value;
  const seats = Array.from({ length: people }, (_, seat) => seat);
  const rename = (seat: number, name: string): void =>
    choose({ names: Array.from({ length: MOST_PEOPLE }, (_, each) => (each === seat ? name : (names[each] ?? ""))) });
  return (
    <NewTable way="screen" seats={seats.map((seat) => nameHere(choices.value, seat))} {...props}>
      <Pick label={say("new-people")} of={[2, 3, 4]} chosen={people} onPick={(one) => choose({ people: one })} />
      <div class={css.names}>
        {seats.map((seat) => (
          <NameField
            key={seat}
            bare
            label={say("new-person", { seat: seat + 1 })}
            value={names[seat] ?? ""}
            placeholder={nameHere({ ...choices.value, names: [] }, seat)}
            onText={(name) => rename(seat, name)}
          />
        ))}
      </div>
      <Variants />
      <Aids />
    </NewTable>
  );
}
