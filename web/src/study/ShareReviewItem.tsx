/** The line of the menu that starts a shared review. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { TableModel } from "../table/model/table-model.ts";
import menu from "../table/panels/Menu.module.css";
import { MenuItem } from "../table/panels/MenuItem.tsx";
import { tell } from "../ui/notice.ts";
import { hasServer } from "../wire/offline.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";

interface ItemProps {
  readonly model: TableModel;
  /** Starts the review; throws a `Refusal`. */
  readonly onStart: () => Promise<void>;
}

/** Starts a shared review. Without a server there is nobody to share it with. */
export function ShareReviewItem({ model, onStart }: ItemProps): JSX.Element {
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      await onStart();
      model.closeSheet("menu");
    } catch (refusal) {
      tell(why(refusal));
      setBusy(false);
    }
  };
  return (
    <div class={menu.list}>
      {hasServer ? (
        <MenuItem icon="friends" text={say("shared-title")} disabled={busy} onClick={() => void start()} />
      ) : (
        <p class="quiet">{say("shared-no-server")}</p>
      )}
    </div>
  );
}
