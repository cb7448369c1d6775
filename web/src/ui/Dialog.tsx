/** A panel over the screen; its button, Escape, a swipe or a tap outside closes it. */
import type { ComponentChildren, JSX, RefObject } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { say } from "../words/say.ts";
import { Button } from "./Button.tsx";
import { cx } from "./cx.ts";
import css from "./Dialog.module.css";
import { Grip } from "./Grip.tsx";
import { Icon } from "./Icon.tsx";
import { useNarrow } from "./media.ts";
import { useSwipe } from "./swipe.ts";
import { Voice } from "./Voice.tsx";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** Whether something inside takes the focus at first; otherwise the title does, and is read out. */
  readonly typed?: boolean;
  /** Whether, on a phone, it leaves the foot of the screen free, so that the buttons there stay usable. */
  readonly partial?: boolean;
  readonly children: ComponentChildren;
}

/**
 * Opens a dialog, which is modal unless told; when it closes, the focus returns to where it was before, or to the dialog
 * below.
 */
export function useModal(modal = true): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const [dialog, before] = [element.current, document.activeElement];
    if (dialog && !dialog.open) {
      if (modal) dialog.showModal();
      else dialog.show();
    }
    return () => {
      // Removing an open dialog doesn't restore the focus.
      queueMicrotask(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        const below = [...document.querySelectorAll<HTMLElement>("dialog[open] [autofocus]")].at(-1);
        const next = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : below;
        if (lost) next?.focus({ preventScroll: true });
      });
    };
  }, [modal]);
  return element;
}

/** A panel over the screen. */
export function Dialog(props: DialogProps): JSX.Element {
  const { title, onClose, wide = false, typed = false, partial = false, children } = props;
  const narrow = useNarrow();
  const [beside] = useState(narrow && partial);
  const element = useModal(!beside);
  const heading = useId();
  const close = (): void => element.current?.close();
  useSwipe(element, narrow, close);
  return (
    <dialog
      ref={element}
      class={cx(css.dialog, wide && css.wide, beside && css.isBeside)}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === element.current && close()}
      // The browser closes only modal dialogs with Escape.
      onKeyDown={(event) => beside && event.key === "Escape" && close()}
    >
      <div class={css.inside}>
        <div class={css.head} data-grip>
          <Grip />
          <header>
            <h2 id={heading} tabIndex={-1} autofocus={!typed}>
              {title}
            </h2>
            <Button class={cx("plain", css.close)} onClick={close}>
              <span class="unseen">{say("dialog-close")}</span>
              <Icon name="close" />
            </Button>
          </header>
        </div>
        {children}
      </div>
      <Voice />
    </dialog>
  );
}
