/** Shown while a game waits for the offline part: how much of it has been loaded. */
import type { JSX } from "preact";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Foot } from "../ui/Fields.tsx";
import { Progress } from "../ui/Progress.tsx";
import { offline } from "../wire/offline.ts";
import { say } from "../words/say.ts";
import css from "./Preparing.module.css";

/** Shows it. */
export function Preparing({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const now = offline.value;
  const { loaded, total } = now.at === "loading" ? now : { loaded: 0, total: 0 };
  return (
    <Dialog title={say("offline-loading")} onClose={onClose}>
      <div class={css.preparing}>
        <Progress label={say("offline-loading-hint")} loaded={loaded} total={total} />
      </div>
      <Foot>
        <Button text={say("offline-cancel")} onClick={onClose} />
      </Foot>
    </Dialog>
  );
}
