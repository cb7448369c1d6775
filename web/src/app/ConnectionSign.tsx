/** The small connection notice: you're offline, the server doesn't answer, or the connection is back. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../ui/Button.tsx";
import { announce } from "../ui/voice.ts";
import { theWire } from "../wire/backends.ts";
import { say } from "../words/say.ts";
import css from "./ConnectionSign.module.css";

/** Milliseconds to wait before showing that the connection is lost. */
const GRACE = 1_200;
/** Milliseconds to show that the connection is back. */
const STAY = 2_500;

type Sign = "offline" | "away" | "back";

/** The state to show, which is also announced to screen readers; null while all is well. */
function useSign(lost: "offline" | "away" | null): Sign | null {
  const [sign, setSign] = useState<Sign | null>(null);
  const told = useRef(false);
  useEffect(() => {
    const show = (next: Sign): void => {
      told.current = next !== "back";
      setSign(next);
      announce(say(`connection-${next}`));
    };
    const after = (wait: number, work: () => void): (() => void) => {
      const timer = setTimeout(work, wait);
      return () => clearTimeout(timer);
    };
    if (lost === "away") return after(GRACE, () => show("away"));
    if (lost === null && !told.current) return undefined;
    show(lost ?? "back");
    return lost === null ? after(STAY, () => setSign(null)) : undefined;
  }, [lost]);
  return sign;
}

/** Shows what is wrong with the connection; the page reconnects by itself. */
export function ConnectionSign(): JSX.Element | null {
  const wire = theWire();
  const trouble = wire.trouble.value;
  const sign = useSign(wire.offline.value ? "offline" : wire.connection.value === "away" ? "away" : null);
  useEffect(() => {
    if (trouble === "other protocol") announce(say("connection-outdated"));
  }, [trouble]);
  if (trouble === "other protocol") {
    return (
      <div class={css.connection} role="note">
        {say("connection-outdated")}
        <Button text={say("connection-reload")} onClick={() => location.reload()} />
      </div>
    );
  }
  return sign === null ? null : (
    <div class={css.connection} role="note" data-sign={sign}>
      <span class={css.mark} aria-hidden="true" />
      {say(`connection-${sign}`)}
    </div>
  );
}
