/** What can be changed before a game: against bots, around this screen, with friends. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { NameField, OwnName } from "../settings/NameField.tsx";
import { isIdle } from "../store/characters.ts";
import { type Choices, choices, choose, MIX, NO_STYLE, VARIANTS } from "../store/choices.ts";
import { againstBots, type Extras, forFriends, NO_EXTRAS, roundThisScreen, type Wished } from "../store/create.ts";
import { against } from "../store/statistics.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Foot, Pick, Toggle } from "../ui/Fields.tsx";
import { botName, styleName } from "../words/names.ts";
import { say } from "../words/say.ts";
import { Options } from "./Options.tsx";
import css from "./panels.module.css";

/** The ways to play that have a panel. */
export type Way = "bots" | "screen" | "friends";

/** The request that starts each way to play. */
export const WISHES: Readonly<Record<Way, (choices: Choices, seed?: string) => Wished>> = {
  bots: againstBots,
  screen: roundThisScreen,
  friends: forFriends,
};

interface PanelProps {
  readonly way: Way;
  readonly levels: readonly string[];
  readonly styles: readonly string[];
  readonly busy: boolean;
  readonly onStart: (extras: Extras) => void;
  readonly onClose: () => void;
}

/** How strong a level is, and the player's results against it. */
function strength(level: string): string {
  const hint = say(`level-${level}-hint`);
  const results = against(level);
  return results ? say("level-results", { hint, played: results.played, won: results.won, best: results.best }) : hint;
}

function Bots({ levels }: { readonly levels: readonly string[] }): JSX.Element {
  const { bots, level } = choices.value;
  return (
    <>
      <div class={css.row}>
        <OwnName label={say("new-name")} placeholder={say("seat-nameless", { seat: 1 })} />
        <Pick label={say("new-bots")} of={[1, 2, 3]} chosen={bots} onPick={(one) => choose({ bots: one })} />
      </div>
      <Pick
        label={say("new-level")}
        of={levels}
        chosen={level}
        onPick={(one) => choose({ level: one })}
        name={botName}
        columns={1}
        aside={strength}
        hint={(one) => say(`level-${one}-plays`)}
      />
    </>
  );
}

function Character({ styles }: { readonly styles: readonly string[] }): JSX.Element {
  const { style } = choices.value;
  const all = [NO_STYLE, ...styles, MIX];
  return (
    <Pick
      label={say("new-style")}
      of={all}
      chosen={all.includes(style) ? style : NO_STYLE}
      onPick={(one) => choose({ style: one })}
      name={styleName}
      columns={2}
      hint={(one) => (isIdle(one, choices.value) ? say("style-idle") : say(`style-${one}.hint`))}
    />
  );
}

function Screen(): JSX.Element {
  const { people, names } = choices.value;
  const seats = Array.from({ length: people }, (_, seat) => seat);
  const rename = (seat: number, name: string): void =>
    choose({ names: Array.from({ length: 4 }, (_, each) => (each === seat ? name : (names[each] ?? ""))) });
  return (
    <>
      <Pick label={say("new-people")} of={[2, 3, 4]} chosen={people} onPick={(one) => choose({ people: one })} />
      <div class={css.names}>
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
      <OwnName label={say("new-name")} placeholder={say("seat-nameless", { seat: 1 })} />
      <Pick label={say("new-seats")} of={[2, 3, 4]} chosen={seats} onPick={(one) => choose({ seats: one })} />
      <Toggle label={say("new-listed")} on={listed} onToggle={(on) => choose({ listed: on })} />
    </>
  );
}

function Rules(): JSX.Element {
  return (
    <Pick
      label={say("new-variant")}
      of={VARIANTS}
      chosen={choices.value.variant}
      onPick={(one) => choose({ variant: one })}
      name={(one) => say(`variant-${one.replace(" ", "-")}`)}
      columns={2}
      hint={(one) => say(`variant-${one.replace(" ", "-")}.hint`)}
    />
  );
}

const Aids = (): JSX.Element => (
  <Toggle label={say("new-aids")} on={choices.value.aids} onToggle={(on) => choose({ aids: on })} />
);

/** The names of the players in each seat, as far as they are known beforehand. */
function seatsOf(way: Way, { bots, people, names, seats }: Choices): readonly string[] {
  const count = { bots: 1 + bots, screen: people, friends: seats }[way];
  return Array.from({ length: count }, (_, seat) => {
    if (way === "screen") return names[seat]?.trim() || say("seat-nameless", { seat: seat + 1 });
    if (seat === 0) return say("new-first-you");
    return way === "bots" ? say("new-first-bot", { number: seat }) : say("new-first-seat", { seat: seat + 1 });
  });
}

/** The panel of one way to play. */
export function Panel({ way, levels, styles, busy, onStart, onClose }: PanelProps): JSX.Element {
  const [extras, setExtras] = useState(NO_EXTRAS);
  return (
    <Dialog title={say(`home-${way}`)} onClose={onClose}>
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          onStart(extras);
        }}
      >
        {way === "bots" ? (
          <div class={css.halves}>
            <div class="panel">
              <Bots levels={levels} />
            </div>
            <div class="panel">
              <Character styles={styles} />
              <Rules />
            </div>
            <Aids />
          </div>
        ) : (
          <>
            {way === "screen" ? <Screen /> : <Friends />}
            <Rules />
            <Aids />
          </>
        )}
        <Options seats={seatsOf(way, choices.value)} open={way === "friends"} extras={extras} onExtras={setExtras} />
        <Foot>
          <Button
            type="submit"
            class="primary large"
            text={say(way === "friends" ? "new-make" : "new-start")}
            disabled={busy}
          />
        </Foot>
      </form>
    </Dialog>
  );
}
