/** A button that asks for a file. */
import type { JSX } from "preact";
import { cx } from "./cx.ts";
import css from "./FileButton.module.css";

interface FileButtonProps {
  readonly text: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Shows it; the same file can be chosen again. */
export const FileButton = ({ text, accept, onFile }: FileButtonProps): JSX.Element => (
  <label class={cx("button", css.file)}>
    {text}
    <input
      type="file"
      accept={accept}
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        if (file === undefined) return;
        onFile(file);
        event.currentTarget.value = "";
      }}
    />
  </label>
);
