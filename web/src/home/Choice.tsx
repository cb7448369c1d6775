/** A way to play: a large button that starts it with the last settings, and a small one to change them. */
import type { ComponentChildren, JSX } from "preact";
import { cx } from "../ui/cx.ts";
import css from "./Choice.module.css";

interface FaceProps {
  readonly title: string;
  readonly summary: string;
  /** What is drawn, in a 48 × 48 square. */
  readonly picture: ComponentChildren;
}

/** What a card of the home screen shows. */
export const CardFace = ({ title, summary, picture }: FaceProps): JSX.Element => (
  <>
    <span class={css.picture}>
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        {picture}
      </svg>
    </span>
    <span class={css.words}>
      <b>{title}</b>
      <small>{summary}</small>
    </span>
  </>
);

interface ChoiceProps extends FaceProps {
  readonly change: string;
  readonly primary: boolean;
  readonly busy: boolean;
  readonly onStart: () => void;
  readonly onChange: () => void;
}

/** Shows a way to play. */
export function Choice({ change, primary, busy, onStart, onChange, ...face }: ChoiceProps): JSX.Element {
  return (
    <div class={cx(css.choice, primary && css.primary)}>
      <button type="button" class={css.start} disabled={busy} onClick={onStart}>
        <CardFace {...face} />
      </button>
      <button type="button" class={css.change} title={change} onClick={onChange}>
        <span class="unseen">{change}</span>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
          <circle cx="16" cy="7" r="2.6" />
          <circle cx="8" cy="17" r="2.6" />
        </svg>
      </button>
    </div>
  );
}
