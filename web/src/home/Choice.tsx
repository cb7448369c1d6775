/** A way to play: a large button that starts it with the last settings, and a small one to change them. */
import type { JSX } from "preact";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import type { IconName } from "../ui/icons.ts";
import css from "./Choice.module.css";

interface FaceProps {
  readonly title: string;
  readonly summary: string;
  readonly icon: IconName;
}

/** What a card of the home screen shows. */
export const CardFace = ({ title, summary, icon }: FaceProps): JSX.Element => (
  <>
    <Icon name={icon} size={40} class={css.icon} />
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
        <Icon name="settings" />
      </button>
    </div>
  );
}
