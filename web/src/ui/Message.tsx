/** A screen with one sentence and the way home. */
import type { ComponentChildren, JSX } from "preact";
import { say } from "../words/say.ts";
import { LinkButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import css from "./Message.module.css";
import { Wordmark } from "./Wordmark.tsx";

/** Shows a message instead of a screen. */
export function Message({
  text,
  children,
}: {
  readonly text: string;
  readonly children?: ComponentChildren;
}): JSX.Element {
  return (
    <main class={css.message}>
      <div class="glass">
        <h1>
          <Wordmark />
        </h1>
        <p>{text}</p>
        {children}
        <p>
          <LinkButton text={say("home-back")} href="/" />
        </p>
      </div>
    </main>
  );
}

/** Says that something is loading, or how far it is; CSS delays it, so that it doesn't flash up. */
export const Waiting = ({ children }: { readonly children?: ComponentChildren }): JSX.Element => (
  <main class={cx(css.message, css.waiting)} aria-busy="true">
    {children ?? <p>{say("app-loading")}</p>}
  </main>
);
