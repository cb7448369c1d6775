/** How much of something has been loaded: a bar, and the megabytes. */
import type { JSX } from "preact";
import { megabytes } from "../words/megabytes.ts";
import { say } from "../words/say.ts";
import css from "./Progress.module.css";

interface ProgressProps {
  readonly label: string;
  /** In bytes; a total of 0 means that nobody knows it yet. */
  readonly loaded: number;
  readonly total: number;
}

/** Shows it. Once everything has been loaded, there is more to do, which nobody can count. */
export const Progress = ({ label, loaded, total }: ProgressProps): JSX.Element => (
  <div class={css.progress}>
    <p>{label}</p>
    <progress aria-label={label} {...(loaded < total ? { max: total, value: loaded } : {})} />
    <small>{total > 0 ? say("offline-bytes", { loaded: megabytes(loaded), total: megabytes(total) }) : " "}</small>
  </div>
);
