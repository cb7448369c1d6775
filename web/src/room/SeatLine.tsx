/** One seat in the waiting room: its player, or that it is open. */
import type { JSX } from "preact";
import type { SeatInfo } from "../protocol.ts";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { characterOf, styleName } from "../words/names.ts";
import { say } from "../words/say.ts";
import css from "./SeatLine.module.css";

interface SeatProps {
  readonly seat: SeatInfo;
  /** The name of its player. */
  readonly name: string;
  readonly number: number;
  readonly mine: boolean;
  readonly online: boolean;
  /** Whether the viewer is the host. */
  readonly host: boolean;
  readonly onFill: () => void;
  readonly onKick: () => void;
}

/** Shows a seat, and to the host what they can do about it. */
export function SeatLine({ seat, name, number, mine, online, host, onFill, onKick }: SeatProps): JSX.Element {
  const character = characterOf(seat);
  const signs = [
    ...(mine ? [say("room-you")] : []),
    ...(seat.host ? [say("room-host")] : []),
    ...(seat.kind === "bot" ? [say("room-bot")] : []),
    ...(character === null ? [] : [styleName(character)]),
    ...(seat.kind === "person" && !online ? [say("room-offline")] : []),
  ];
  return (
    <li class={cx(css.seat, seat.kind === "open" && css.open, `seat-${number}`)}>
      <span class={css.orb} aria-hidden="true" />
      <span class={css.who}>
        <b>{name}</b>
        {signs.length > 0 && <small>{signs.join(" · ")}</small>}
      </span>
      {host && seat.kind === "open" && <Button text={say("room-fill")} onClick={onFill} />}
      {host && seat.kind === "person" && !mine && (
        <Button class="plain" text={say("room-kick", { name })} onClick={onKick} />
      )}
    </li>
  );
}
