/** The small sign of a broken connection; the page comes back by itself. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../ui/Button.tsx";
import { announce } from "../ui/voice.ts";
import { theWire } from "../wire/socket.ts";
import { say } from "../words/say.ts";
import css from "./ConnectionSign.module.css";

/** Milliseconds for which a break may last before it is worth a sign. */
const GRACE = 1_200;

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
      announce(say("connection-away"));
    }, GRACE);
    return () => {
      clearTimeout(timer);
      setLate(false);
      if (told) announce(say("connection-back"));
    };
  }, [away]);
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
  return away && late ? (
    <div class={css.connection} role="note">
      <span class={css.pulse} aria-hidden="true" />
      {say("connection-away")}
    </div>
  ) : null;
}
