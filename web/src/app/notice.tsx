/** A sentence at the foot of the screen that goes away by itself, and the small sign of a broken connection. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { theWire } from "../wire/socket.ts";
import { say } from "../words/say.ts";

/** Milliseconds for which a sentence stays, and for which a break may last before it is worth a sign. */
const STAY = 4_500;
const GRACE = 1_200;

const shown = signal<{ readonly text: string; readonly number: number } | null>(null);
let count = 0;

/** Tell the player something in passing. */
export function tell(text: string): void {
  count += 1;
  shown.value = { text, number: count };
}

/** What was told last, for as long as it stays. */
export function Notice(): JSX.Element {
  const told = shown.value;
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => {
      if (shown.value === told) shown.value = null;
    }, STAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="notice" role="status">
      {told && <p key={told.number}>{told.text}</p>}
    </div>
  );
}

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
