/** Asks before something that can't be undone: what will happen, and two answers. */
import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { type Arguments, say } from "../words/say.ts";
import { Button } from "./Button.tsx";
import css from "./Confirm.module.css";
import { useModal } from "./Dialog.tsx";
import { Voice } from "./Voice.tsx";

interface ConfirmProps {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  /** The safe answer, which Escape and a tap outside also give. */
  readonly onNo: () => void;
}

/** Asks; the safe answer has the focus. */
export function Confirm({ title, text, yes, no, onYes, onNo }: ConfirmProps): JSX.Element {
  const element = useModal();
  const [heading, consequence] = [useId(), useId()];
  const close = (): void => element.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog with Escape by itself
    <dialog
      ref={element}
      role="alertdialog"
      class={css.confirm}
      aria-labelledby={heading}
      aria-describedby={consequence}
      onClose={onNo}
      onClick={(event) => event.target === element.current && close()}
    >
      <div class={css.inside}>
        <h2 id={heading}>{title}</h2>
        <p id={consequence}>{text}</p>
        <div class={css.answers}>
          <Button class="primary" text={no} autofocus onClick={close} />
          <Button class={css.yes} text={yes} onClick={onYes} />
        </div>
      </div>
      <Voice />
    </dialog>
  );
}

/** A question: the id of a message whose attributes `text`, `yes` and `no` are the explanation and the answers. */
interface Question {
  readonly id: string;
  readonly args?: Arguments;
  readonly onYes: () => void;
}

/** The open question, to be rendered, and a function that asks one. */
export function useQuestion(): readonly [JSX.Element | null, (question: Question) => void] {
  const [question, ask] = useState<Question | null>(null);
  if (question === null) return [null, ask];
  const { id, args, onYes } = question;
  const answered = (): void => ask(null);
  const confirm = (
    <Confirm
      title={say(id, args)}
      text={say(`${id}.text`, args)}
      yes={say(`${id}.yes`, args)}
      no={say(`${id}.no`, args)}
      onYes={() => {
        answered();
        onYes();
      }}
      onNo={answered}
    />
  );
  return [confirm, ask];
}
