/** What the panels of new tables share: the variant, bids and previews, the rarer options, and the button that starts. */
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { choices, choose, VARIANTS } from "../store/choices.ts";
import { type Extras, NO_EXTRAS } from "../store/create.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Foot, Pick, Toggle } from "../ui/Fields.tsx";
import { say } from "../words/say.ts";
import { Options } from "./Options.tsx";
import type { Way } from "./ways.ts";

/** What a panel needs to start a game. */
export interface NewTableProps {
  readonly busy: boolean;
  readonly onStart: (extras: Extras) => void;
  readonly onClose: () => void;
}

interface FormProps extends NewTableProps {
  readonly way: Way;
  /** The names of the players in each seat, as far as they are known beforehand. */
  readonly seats: readonly string[];
  readonly children: ComponentChildren;
}

/** The form of a panel. */
export function NewTable({ way, seats, busy, onStart, onClose, children }: FormProps): JSX.Element {
  const [extras, setExtras] = useState(NO_EXTRAS);
  const withFriends = way === "friends";
  return (
    <Dialog title={say(`home-${way}`)} onClose={onClose}>
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          onStart(extras);
        }}
      >
        {children}
        <Options seats={seats} open={withFriends} alone={way === "bots"} extras={extras} onExtras={setExtras} />
        <Foot>
          <Button
            type="submit"
            class="primary large"
            text={say(withFriends ? "new-make" : "new-start")}
            disabled={busy}
          />
        </Foot>
      </form>
    </Dialog>
  );
}

/** The choice of a variant. */
export const Variants = (): JSX.Element => (
  <Pick
    label={say("new-variant")}
    of={VARIANTS}
    chosen={choices.value.variant}
    onPick={(variant) => choose({ variant })}
    name={(one) => say(`variant-${one.replace(" ", "-")}`)}
    columns={2}
    hint={(one) => say(`variant-${one.replace(" ", "-")}.hint`)}
  />
);

/** The switch for bids and previews. */
export const Aids = (): JSX.Element => (
  <Toggle label={say("new-aids")} on={choices.value.aids} onToggle={(aids) => choose({ aids })} />
);
