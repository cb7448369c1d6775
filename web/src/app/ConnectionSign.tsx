/** The small sign of a broken connection: whether this device or the server is away, and that all is well again. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../ui/Button.tsx";
import { announce } from "../ui/voice.ts";
import { theWire } from "../wire/socket.ts";
import { say } from "../words/say.ts";
import css from "./ConnectionSign.module.css";

/** Milliseconds for which a break may last before it is worth a sign. */
const GRACE = 1_200;
/** Milliseconds for which it is shown that the connection is back. */
const STAY = 2_500;

type Sign = "offline" | "away" | "back";

/** What is shown of the connection, and told; nothing while all is well. */
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

/** Says what is wrong with the connection; the page comes back by itself. */
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
