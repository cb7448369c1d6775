/** A sentence at the foot of the screen that goes away by itself, and the small sign of a broken connection. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { theWire } from "../wire/socket.ts";
import { say } from "../words/say.ts";

/** Milliseconds for which a sentence stays, and for which a break may last before it is worth a sign. */
const STAY = 4_500;
const GRACE = 1_200;

const shown = signal("");
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tell the player something in passing. */
export function tell(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    shown.value = "";
  }, STAY);
  shown.value = text;
}

/** As a popover that was opened last it is above every dialog. */
function Shown({ text }: { readonly text: string }): JSX.Element {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const notice = element.current;
    if (notice?.matches(":popover-open")) notice.hidePopover();
    if (text) notice?.showPopover();
  }, [text]);
  return (
    <div ref={element} class="notice" role="status" popover="manual">
      {text && <p>{text}</p>}
    </div>
  );
}

/** What was told last, for as long as it stays. */
export const Notice = (): JSX.Element => <Shown text={shown.value} />;

/** Says that the server is away, once that has lasted a moment; the page comes back by itself. */
export function ConnectionSign(): JSX.Element | null {
  const wire = theWire();
  const away = wire.connection.value === "away";
  const trouble = wire.trouble.value;
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!away) return;
    const timer = setTimeout(() => setLate(true), GRACE);
    return () => clearTimeout(timer);
  }, [away]);
  if (trouble === "other protocol") {
    return (
      <div class="connection" role="alert">
        {say("connection-outdated")}
        <button type="button" class="button" onClick={() => location.reload()}>
          {say("connection-reload")}
        </button>
      </div>
    );
  }
  return away && late ? (
    <div class="connection" role="alert">
      <span class="pulse" aria-hidden="true" />
      {say("connection-away")}
    </div>
  ) : null;
}
