/** Everything else to do after a game: share, photograph, save, play others, leave. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { openRules } from "../../rules/open.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { copy } from "../../ui/copy.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { say } from "../../words/say.ts";
import { playFinale } from "../model/ending.ts";
import type { TableModel } from "../model/table-model.ts";
import type { TableScene } from "../scene/table-scene.ts";
import { Another } from "./Another.tsx";
import css from "./EndActions.module.css";
import { SharePicture } from "./SharePicture.tsx";

interface EndMenuProps {
  readonly model: TableModel;
  readonly scene: TableScene | null;
  readonly onClose: () => void;
}

/** Shows the menu. */
export function EndMenu({ model, scene, onClose }: EndMenuProps): JSX.Element {
  const [copied, setCopied] = useState(false);
  const { id, live } = model.table;
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
          text={say("photo-title")}
          onClick={closing(() => {
            model.photo.value = model.largeSeat.peek();
          })}
        />
        {end !== null && <Button text={say("end-watch")} onClick={closing(() => playFinale(model))} />}
        {live && (
          <>
            <Another model={model} />
            <Button
              text={copied ? say("end-copied") : say("end-share")}
              onClick={async () => setCopied(await copy(`${location.origin}/replay?table=${id}`))}
            />
            <LinkButton
              text={say("end-record")}
              href={`/api/tables/${id}/record`}
              download={`twelvefold-${id.slice(0, 6)}.json`}
            />
          </>
        )}
        {end !== null && <Button text={say("why-scoring")} onClick={() => openRules("end")} />}
        <LinkButton text={say("to-home")} href="/" />
      </div>
    </Dialog>
  );
}
