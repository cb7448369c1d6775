/** Joins a table by the short code that its host read out. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { tableOfCode } from "../store/ask.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { go } from "../ui/navigate.ts";
import { whyNoTable } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import css from "./JoinPanel.module.css";

/** The panel. */
export function JoinPanel({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const join = async (wanted: string): Promise<void> => {
    if (wanted === "") return;
    setWrong(null);
    try {
      go(`/table/${await tableOfCode(wanted)}`);
    } catch (refusal) {
      setWrong(whyNoTable(refusal, wanted));
    }
  };
  return (
    <Dialog title={say("home-join")} onClose={onClose} typed>
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          void join(code.trim().toUpperCase());
        }}
      >
        <p class="quiet">{say("home-join-hint")}</p>
        <div class={css.join}>
          <label class="field">
            <span class="unseen">{say("home-code")}</span>
            <input
              class={css.code}
              autofocus
              maxLength={12}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              aria-invalid={wrong !== null}
              aria-describedby="wrong-code"
              value={code}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
          </label>
          <Button type="submit" class="primary large" text={say("home-join-go")} />
        </div>
        <p id="wrong-code" class={css.wrong} role="alert">
          {wrong}
        </p>
      </form>
    </Dialog>
  );
}
