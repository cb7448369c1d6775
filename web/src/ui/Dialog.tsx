/** A panel over the screen; its button, Escape or a tap outside closes it. */
import type { ComponentChildren, JSX, RefObject } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { say } from "../words/say.ts";
import { Button } from "./Button.tsx";
import { cx } from "./cx.ts";
import css from "./Dialog.module.css";
import { Icon } from "./Icon.tsx";
import { Voice } from "./Voice.tsx";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** Whether something inside takes the focus at first; otherwise the title does, and is read out. */
  readonly typed?: boolean;
  readonly children: ComponentChildren;
}

/** Opens a modal dialog; when it closes, the focus returns to where it was before, or to the dialog below. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const [dialog, before] = [element.current, document.activeElement];
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      // Removing an open dialog doesn't restore the focus.
      queueMicrotask(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        const below = [...document.querySelectorAll<HTMLElement>("dialog[open] [autofocus]")].at(-1);
        const next = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : below;
        if (lost) next?.focus({ preventScroll: true });
      });
    };
  }, []);
  return element;
}

/** A panel over the screen. */
export function Dialog({ title, onClose, wide = false, typed = false, children }: DialogProps): JSX.Element {
  const element = useModal();
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog with Escape by itself
    <dialog
      ref={element}
      class={cx(css.dialog, wide && css.wide)}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === element.current && element.current?.close()}
    >
      <div class={css.inside}>
        <header>
          <h2 id={heading} tabIndex={-1} autofocus={!typed}>
            {title}
          </h2>
          <Button class={cx("plain", css.close)} onClick={() => element.current?.close()}>
            <span class="unseen">{say("dialog-close")}</span>
            <Icon name="close" />
          </Button>
        </header>
        {children}
      </div>
      <Voice />
    </dialog>
  );
}
