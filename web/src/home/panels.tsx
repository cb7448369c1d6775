/** What can be changed before a game: against bots, round this screen, with friends. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../app/Dialog.tsx";
import { type Choices, choices, choose, VARIANTS } from "../store/choices.ts";
import { againstBots, type Extras, forFriends, NO_EXTRAS, roundThisScreen, type Wished } from "../store/create.ts";
import { against } from "../store/statistics.ts";
import { botName } from "../words/names.ts";
import { say } from "../words/say.ts";
import { Foot, NameField, Pick, Toggle } from "./Fields.tsx";
import { Options } from "./Options.tsx";

/** The ways to play that have a panel. */
export type Way = "bots" | "screen" | "friends";

/** What a click on a way asks the server for. */
export const WISHES: Readonly<Record<Way, (choices: Choices) => Wished>> = {
  bots: againstBots,
  screen: roundThisScreen,
  friends: forFriends,
};

interface PanelProps {
  readonly way: Way;
  readonly levels: readonly string[];
  readonly busy: boolean;
  readonly onStart: (extras: Extras) => void;
  readonly onClose: () => void;
}

const number = (one: number): string => String(one);

/** How strong a level is, and how one has done against it. */
function levelHint(level: string): string {
  const hint = say(`level-${level}-hint`);
  const results = against(level);
  return results ? say("level-results", { hint, played: results.played, won: results.won, best: results.best }) : hint;
}

const OwnName = (): JSX.Element => (
  <NameField
    label={say("new-name")}
    value={choices.value.name}
    placeholder={say("seat-nameless", { seat: 1 })}
    onText={(name) => choose({ name })}
  />
);

function Bots({ levels }: { readonly levels: readonly string[] }): JSX.Element {
  const { bots, level } = choices.value;
  return (
    <>
      <OwnName />
      <Pick
        label={say("new-bots")}
        of={[1, 2, 3]}
        chosen={bots}
        onPick={(one) => choose({ bots: one })}
        name={number}
      />
      <Pick
        label={say("new-level")}
        of={levels}
        chosen={level}
        onPick={(one) => choose({ level: one })}
        name={botName}
        columns={3}
        hint={levelHint}
      />
    </>
  );
}

function Screen(): JSX.Element {
  const { people, names } = choices.value;
  const seats = Array.from({ length: people }, (_, seat) => seat);
  const rename = (seat: number, name: string): void =>
    choose({ names: Array.from({ length: 4 }, (_, each) => (each === seat ? name : (names[each] ?? ""))) });
  return (
    <>
      <Pick
        label={say("new-people")}
        of={[2, 3, 4]}
        chosen={people}
        onPick={(one) => choose({ people: one })}
        name={number}
      />
      <div class="names">
        {seats.map((seat) => (
          <NameField
            key={seat}
            bare
            label={say("new-person", { seat: seat + 1 })}
            value={names[seat] ?? ""}
            placeholder={say("seat-nameless", { seat: seat + 1 })}
            onText={(name) => rename(seat, name)}
          />
        ))}
      </div>
    </>
  );
}

function Friends(): JSX.Element {
  const { seats, listed } = choices.value;
  return (
    <>
      <OwnName />
      <Pick
        label={say("new-seats")}
        of={[2, 3, 4]}
        chosen={seats}
        onPick={(one) => choose({ seats: one })}
        name={number}
      />
      <Toggle label={say("new-listed")} on={listed} onToggle={(on) => choose({ listed: on })} />
    </>
  );
}

/** The panel of one way to play. */
export function Panel({ way, levels, busy, onStart, onClose }: PanelProps): JSX.Element {
  const { variant, aids, bots, people, seats } = choices.value;
  const [extras, setExtras] = useState(NO_EXTRAS);
  const count = { bots: 1 + bots, screen: people, friends: seats }[way];
  return (
    <Dialog title={say(`home-${way}`)} onClose={onClose}>
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          onStart(extras);
        }}
      >
        {way === "bots" ? <Bots levels={levels} /> : way === "screen" ? <Screen /> : <Friends />}
        <Pick
          label={say("new-variant")}
          of={VARIANTS}
          chosen={variant}
          onPick={(one) => choose({ variant: one })}
          name={(one) => say(`variant-${one.replace(" ", "-")}`)}
          columns={2}
          hint={(one) => say(`variant-${one.replace(" ", "-")}.hint`)}
        />
        <Toggle label={say("new-aids")} on={aids} onToggle={(on) => choose({ aids: on })} />
        <Options seats={count} open={way === "friends"} extras={extras} onExtras={setExtras} />
        <Foot>
          <button type="submit" class="button primary large" disabled={busy}>
            {say(way === "friends" ? "new-make" : "new-start")}
          </button>
        </Foot>
      </form>
    </Dialog>
  );
}
