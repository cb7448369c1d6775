/** All lines of a game: open, name, delete, compare and share them. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { uploadRecord } from "../store/lines.ts";
import { Button } from "../ui/Button.tsx";
import { copy } from "../ui/copy.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import { HERE } from "../ui/root.ts";
import { download } from "../ui/share-file.ts";
import { hasServer } from "../wire/offline.ts";
import { say } from "../words/say.ts";
import { attempt } from "./attempt.ts";
import { LineCompare } from "./LineCompare.tsx";
import { LineRows } from "./LineRows.tsx";
import css from "./LinesPanel.module.css";
import type { LineList } from "./line-list.ts";

interface PanelProps {
  readonly list: LineList;
  readonly onClose: () => void;
}

/** Shows the panel. */
export function LinesPanel({ list, onClose }: PanelProps): JSX.Element {
  const [comparing, setComparing] = useState(false);
  const lines = list.lines.value;
  if (comparing) return <LineCompare list={list} onClose={() => setComparing(false)} />;
  return (
    <Dialog title={say("line-list")} onClose={onClose}>
      {lines.length === 0 ? (
        <p class="quiet">{say("line-none")}</p>
      ) : (
        <>
          <LineRows list={list} onOpened={onClose} />
          <div class={css.foot}>
            <Button onClick={() => setComparing(true)}>
              <Icon name="pass" />
              {say("line-compare")}
            </Button>
            <Share list={list} />
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Shares the record with its lines: by link, if there is a server to keep it, and as a file. */
function Share({ list }: { readonly list: LineList }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const link = async (): Promise<void> => {
    const digest = await uploadRecord(await list.withLines());
    setCopied(await copy(`${HERE}/record/${digest}`));
  };
  const save = async (): Promise<void> =>
    download(new File([await list.withLines()], "twelvefold-lines.json", { type: "application/json" }));
  return (
    <>
      {hasServer && (
        <Button onClick={() => void attempt(link())}>
          <Icon name={copied ? "check" : "copy"} />
          {copied ? say("end-copied") : say("line-share")}
        </Button>
      )}
      <Button onClick={() => void attempt(save())}>
        <Icon name="download" />
        {say("line-file")}
      </Button>
    </>
  );
}
