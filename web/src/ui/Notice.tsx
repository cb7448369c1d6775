/** A sentence at the foot of the screen that goes away by itself, and the small sign of a broken connection. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { theWire } from "../wire/socket.ts";
import { say } from "../words/say.ts";
import { tellOne } from "./voice.ts";

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
  tellOne(text);
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
    <div ref={element} class="notice" popover="manual">
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
    if (!away) return undefined;
    let told = false;
    const timer = setTimeout(() => {
      told = true;
      setLate(true);
      tellOne(say("connection-away"));
    }, GRACE);
    return () => {
      clearTimeout(timer);
      setLate(false);
      if (told) tellOne(say("connection-back"));
    };
  }, [away]);
  useEffect(() => {
    if (trouble === "other protocol") tellOne(say("connection-outdated"));
  }, [trouble]);
  if (trouble === "other protocol") {
    return (
      <div class="connection" role="note">
        {say("connection-outdated")}
        <button type="button" class="button" onClick={() => location.reload()}>
          {say("connection-reload")}
        </button>
      </div>
    );
  }
  return away && late ? (
    <div class="connection" role="note">
      <span class="pulse" aria-hidden="true" />
      {say("connection-away")}
    </div>
  ) : null;
}
