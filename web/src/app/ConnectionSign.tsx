/** The small connection notice: you're offline, the server doesn't answer, or the connection is back. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { isLeft, lesson } from "../store/lesson.ts";
import { Button } from "../ui/Button.tsx";
import { announce } from "../ui/voice.ts";
import { isHere, theWire, wireOf } from "../wire/backends.ts";
import { hasServer, offline } from "../wire/offline.ts";
import { say } from "../words/say.ts";
import css from "./PageSigns.module.css";
import { place } from "./route.ts";

/** Milliseconds to wait before showing that the connection is lost. */
const GRACE = 1_200;
/** Milliseconds to show that the connection is back. */
const STAY = 2_500;

/**
 * `offline`: the device has no network. `away`: the server doesn't answer. `still`: neither matters much, because games
 * in this browser go on. `stopped`: the worker with this browser's tables crashed and restarts.
 */
type Lost = "offline" | "away" | "still" | "stopped";
type Sign = Lost | "back" | "running";

/** Those that only come up with the offline part have their words there. */
const textOf = (sign: Sign): string =>
  say(sign === "still" || sign === "stopped" || sign === "running" ? `offline-${sign}` : `connection-${sign}`);

/** The table on the screen, and in the lesson the lesson's; null on other screens. */
function tableShown(): string | null {
  const at = place.value;
  if (at.kind === "table") return at.id;
  return at.kind === "learn" && isLeft(lesson.value) ? lesson.value.table : null;
}

/** What is wrong with the connection that this screen needs. */
function lostNow(): Lost | null {
  const table = tableShown();
  const wire = table === null ? theWire() : wireOf(table);
  const isAway = wire.connection.value === "away";
  if (table === null ? !hasServer : isHere(table)) return isAway && offline.value.at === "ready" ? "stopped" : null;
  if (!wire.offline.value && !isAway) return null;
  if (table === null && offline.value.at === "ready") return "still";
  return wire.offline.value ? "offline" : "away";
}

/** The state to show, which is also announced to screen readers; null while all is well. */
function useSign(lost: Lost | null): Sign | null {
  const [sign, setSign] = useState<Sign | null>(null);
  const told = useRef<Lost | null>(null);
  useEffect(() => {
    const show = (next: Sign): void => {
      told.current = next === "back" || next === "running" ? null : next;
      setSign(next);
      announce(textOf(next));
    };
    const after = (wait: number, work: () => void): (() => void) => {
      const timer = setTimeout(work, wait);
      return () => clearTimeout(timer);
    };
    if (lost === "away" || lost === "still" || lost === "stopped") return after(GRACE, () => show(lost));
    if (lost !== null) return show(lost);
    if (told.current === null) return undefined;
    if (told.current === "stopped") show("running");
    else if (theWire().connection.peek() === "open") show("back");
    else {
      // Only this screen doesn't need it.
      told.current = null;
      setSign(null);
      return undefined;
    }
    return after(STAY, () => setSign(null));
  }, [lost]);
  return sign;
}

/** Shows what is wrong with the connection; the page reconnects by itself. */
export function ConnectionSign(): JSX.Element | null {
  const trouble = theWire().trouble.value;
  const sign = useSign(lostNow());
  useEffect(() => {
    if (trouble === "other protocol") announce(say("connection-outdated"));
  }, [trouble]);
  if (trouble === "other protocol") {
    return (
      <div class={css.sign} role="note">
        {say("connection-outdated")}
        <Button text={say("connection-reload")} onClick={() => location.reload()} />
      </div>
    );
  }
  return sign === null ? null : (
    <div class={css.sign} role="note" data-sign={sign}>
      <span class={css.mark} aria-hidden="true" />
      {textOf(sign)}
    </div>
  );
}
