/** Who comes by a link that hands a seat over is asked for a name, and has it. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { NameField } from "../settings/NameField.tsx";
import { choices, choose } from "../store/choices.ts";
import { forgetSecret, secretIn } from "../store/hand-over.ts";
import type { Table } from "../store/table.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { tell } from "../ui/notice.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";

/** Asks, as long as the address has a secret. */
export function TakeOver({ table }: { readonly table: Table }): JSX.Element | null {
  const [secret, setSecret] = useState(() => secretIn(location.hash));
  if (secret === null) return null;
  const end = (): void => {
    forgetSecret();
    setSecret(null);
  };
  const take = async (): Promise<void> => {
    const name = choices.value.name.trim() || say("room-name-empty");
    try {
      await table.send({ type: "sit", name, secret });
      table.lookAgain();
    } catch (refusal) {
      tell(why(refusal));
    }
    end();
  };
  return (
    <Dialog title={say("take-over-title")} onClose={end}>
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <p class="quiet">{say("take-over-hint")}</p>
        <NameField
          label={say("new-name")}
          value={choices.value.name}
          placeholder={say("room-name-empty")}
          onText={(name) => choose({ name })}
        />
        <button type="submit" class="button primary large">
          {say("take-over")}
        </button>
      </form>
    </Dialog>
  );
}
