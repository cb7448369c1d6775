/** What can be changed before a game with friends. */
import type { JSX } from "preact";
import { OwnName } from "../settings/NameField.tsx";
import { choices, choose } from "../store/choices.ts";
import { Pick, Toggle } from "../ui/Fields.tsx";
import { say } from "../words/say.ts";
import { Aids, NewTable, type NewTableProps, Variants } from "./NewTable.tsx";

/** The panel. */
export function FriendsPanel(props: NewTableProps): JSX.Element {
  const { seats, listed } = choices.value;
  const others = Array.from({ length: seats - 1 }, (_, seat) => say("new-first-seat", { seat: seat + 2 }));
  return (
    <NewTable way="friends" seats={[say("new-first-you"), ...others]} {...props}>
      <OwnName label={say("new-name")} placeholder={say("seat-nameless", { seat: 1 })} />
      <Pick label={say("new-seats")} of={[2, 3, 4]} chosen={seats} onPick={(one) => choose({ seats: one })} />
      <Toggle label={say("new-listed")} on={listed} onToggle={(on) => choose({ listed: on })} />
      <Variants />
      <Aids />
    </NewTable>
  );
}
