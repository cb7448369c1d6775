/** The dialog for a hand-over link: asks for a name and takes the seat. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { SitDown } from "../settings/SitDown.tsx";
import { forgetSecret, secretIn } from "../store/hand-over.ts";
import type { Table } from "../store/table.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { tell } from "../ui/notice.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";

/** Asks as long as the address has a secret. */
export function TakeOver({ table }: { readonly table: Table }): JSX.Element | null {
  const [secret, setSecret] = useState(() => secretIn(location.hash));
  if (secret === null) return null;
  const end = (): void => {
    forgetSecret();
    setSecret(null);
  };
  const take = async (name: string): Promise<void> => {
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
      <SitDown class="panel" label={say("take-over")} onSit={(name) => void take(name)}>
        <p class="quiet">{say("take-over-hint")}</p>
      </SitDown>
    </Dialog>
  );
}
