/** Everything else to do after a game: share, photograph, save, play others, leave. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { openRules } from "../../rules/open.ts";
import { askText } from "../../store/ask.ts";
import { Button } from "../../ui/Button.tsx";
import { copy } from "../../ui/copy.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { tell } from "../../ui/notice.ts";
import { HERE, linkTo } from "../../ui/root.ts";
import { download } from "../../ui/share-file.ts";
import { why } from "../../words/refusal.ts";
import { say } from "../../words/say.ts";
import { playFinale } from "../model/ending.ts";
import type { TableModel } from "../model/table-model.ts";
import type { TableScene } from "../scene/table-scene.ts";
import { Another } from "./Another.tsx";
import css from "./EndActions.module.css";
import { SharePicture } from "./SharePicture.tsx";

/** Saves the record of a table's last game. */
async function saveRecord(id: string): Promise<void> {
  try {
    const record = await askText(`/api/tables/${id}/record`);
    download(new File([record], `twelvefold-${id.slice(-6)}.json`, { type: "application/json" }));
  } catch (refusal) {
    tell(why(refusal));
  }
}

interface EndMenuProps {
  readonly model: TableModel;
  readonly scene: TableScene | null;
  readonly onClose: () => void;
}

/** Shows the menu. */
export function EndMenu({ model, scene, onClose }: EndMenuProps): JSX.Element {
  const [copied, setCopied] = useState(false);
  const { id, live, line, shareable } = model.table;
  const end = model.table.game.value?.end ?? null;
  const closing = (act: () => void) => (): void => {
    onClose();
    act();
  };
  return (
    <Dialog title={say("end-more")} onClose={onClose}>
      <div class={css.menu}>
        {end !== null && <SharePicture model={model} scene={scene} />}
        <Button
          onClick={closing(() => {
            model.photo.value = model.largeSeat.peek();
          })}
        >
          <Icon name="camera" />
          {say("photo-title")}
        </Button>
        {end !== null && (
          <Button onClick={closing(() => playFinale(model))}>
            <Icon name="trophy" />
            {say("end-watch")}
          </Button>
        )}
        {live && line === undefined && (
          <>
            <Another model={model} />
            {shareable && (
              <Button onClick={async () => setCopied(await copy(`${HERE}/replay?table=${id}`))}>
                <Icon name={copied ? "check" : "copy"} />
                {copied ? say("end-copied") : say("end-share")}
              </Button>
            )}
            <Button onClick={() => void saveRecord(id)}>
              <Icon name="download" />
              {say("end-record")}
            </Button>
          </>
        )}
        {end !== null && (
          <Button onClick={() => openRules("end")}>
            <Icon name="book" />
            {say("why-scoring")}
          </Button>
        )}
        <a class="button" href={linkTo("/")}>
          <Icon name="back" />
          {say("to-home")}
        </a>
      </div>
    </Dialog>
  );
}
