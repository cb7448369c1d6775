/** The rarer options of a table: time, hold, starting player, spectators, a seed, a custom box. */
import type { JSX } from "preact";
import { LONGEST_POST, LONGEST_SEED } from "../protocol.ts";
import { bringBox } from "../store/box.ts";
import { CLOCKS, choices, choose, HOLDS } from "../store/choices.ts";
import type { Extras } from "../store/create.ts";
import { Button } from "../ui/Button.tsx";
import { Pick, Toggle } from "../ui/Fields.tsx";
import { FileButton } from "../ui/FileButton.tsx";
import { tell } from "../ui/notice.ts";
import { Refusal } from "../wire/refusal.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import css from "./Options.module.css";

/** A duration in seconds, minutes or days, whichever fits. */
function timeName(seconds: number): string {
  if (seconds === 0) return say("new-clock-none");
  if (seconds < 60) return say("new-clock-seconds", { count: seconds });
  if (seconds < 3600) return say("new-clock-minutes", { count: seconds / 60 });
  return say("new-clock-days", { count: seconds / 86_400 });
}

interface BoxProps {
  readonly extras: Extras;
  readonly onExtras: (extras: Extras) => void;
}

interface OptionsProps extends BoxProps {
  /** The names of the seats, as far as they are known. */
  readonly seats: readonly string[];
  /** Whether other people can come to the table. */
  readonly open: boolean;
  /** Whether the player is alone against bots. */
  readonly alone: boolean;
}

/** The rarer options, collapsed at first. */
export function Options({ seats, open, alone, extras, onExtras }: OptionsProps): JSX.Element {
  const { clock, hold, holdAlone, first, spectators } = choices.value;
  return (
    <details class={css.options}>
      <summary>{say("new-more")}</summary>
      <div class="panel">
        <Pick
          label={say("new-clock")}
          of={CLOCKS}
          chosen={clock}
          onPick={(one) => choose({ clock: one })}
          name={timeName}
          columns={3}
        />
        <Pick
          label={say("new-hold")}
          of={HOLDS}
          chosen={alone ? holdAlone : hold}
          onPick={(one) => choose(alone ? { holdAlone: one } : { hold: one })}
          name={(one) => say("new-hold-seconds", { count: one })}
        />
        <Pick
          label={say("new-first")}
          of={[0, ...seats.map((_, seat) => seat + 1)]}
          chosen={first > seats.length ? 0 : first}
          onPick={(one) => choose({ first: one })}
          name={(one) => seats[one - 1] ?? say("new-first-lot")}
        />
        {open && <Toggle label={say("new-spectators")} on={spectators} onToggle={(on) => choose({ spectators: on })} />}
        <Seed seed={extras.seed} onSeed={(seed) => onExtras({ ...extras, seed })} />
        <OwnBox extras={extras} onExtras={onExtras} />
      </div>
    </details>
  );
}

function Seed({ seed, onSeed }: { readonly seed: string; readonly onSeed: (seed: string) => void }): JSX.Element {
  return (
    <label class="field">
      <span>{say("new-seed")}</span>
      <input
        type="text"
        maxLength={LONGEST_SEED}
        autocomplete="off"
        value={seed}
        placeholder={say("new-seed-none")}
        onInput={(event) => onSeed(event.currentTarget.value)}
      />
    </label>
  );
}

function OwnBox({ extras, onExtras }: BoxProps): JSX.Element {
  const bring = async (file: File): Promise<void> => {
    try {
      if (file.size > LONGEST_POST) throw new Refusal("too long");
      onExtras({ ...extras, box: { id: await bringBox(await file.text()), name: file.name } });
    } catch (refusal) {
      const wrong = refusal instanceof Refusal && refusal.reason === "no box" && refusal.where;
      tell(wrong ? say("new-box-wrong", { why: wrong }) : why(refusal));
    }
  };
  return (
    <div class={css.ownBox}>
      <FileButton
        text={extras.box === null ? say("new-box") : say("new-box-other")}
        accept=".json,application/json"
        onFile={(file) => void bring(file)}
      />
      {extras.box !== null && (
        <Button
          class="plain"
          text={say("new-box-remove", { name: extras.box.name })}
          onClick={() => onExtras({ ...extras, box: null })}
        />
      )}
    </div>
  );
}
