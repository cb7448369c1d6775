/** The top of the table: the round, whose turn it is, what is left of the time, and the way to everything else. */
import type { JSX } from "preact";
import { say } from "../words/say.ts";
import { useLeft } from "./Actions.tsx";
import type { Desk } from "./desk.ts";
import type { Sheet } from "./shown.ts";

const ROUNDS = 12;

/** The bar at the top. */
export function TopBar({ desk }: { desk: Desk }): JSX.Element {
  const game = desk.table.game.value;
  const open = (sheet: Sheet) => () => {
    desk.sheet.value = desk.sheet.value === sheet ? null : sheet;
  };
  return (
    <header class="top-bar">
      <a class="home-link" href="/" title={say("to-home")}>
        <span class="unseen">{say("to-home")}</span>
        <svg viewBox="-12 -12 24 24" width="24" height="24" aria-hidden="true" class="line">
          <path d="M4 -7L-4 0L4 7" />
        </svg>
      </a>
      {game !== null && (
        <p class="turn-line">
          <span class="turn-round">{say("round-of", { round: game.round, rounds: ROUNDS })}</span>
          <Turn desk={desk} />
          <Clock desk={desk} />
        </p>
      )}
      <nav class="top-buttons" aria-label={say("top-buttons")}>
        <button
          type="button"
          class="button"
          aria-pressed={desk.flat.value}
          onClick={() => {
            desk.flat.value = !desk.flat.value;
          }}
        >
          {desk.flat.value ? say("show-globe") : say("show-map")}
        </button>
        <button
          type="button"
          class="button only-narrow"
          aria-expanded={desk.sheet.value === "log"}
          onClick={open("log")}
        >
          {say("log-title")}
        </button>
        <button type="button" class="button" aria-expanded={desk.sheet.value === "menu"} onClick={open("menu")}>
          {say("menu")}
        </button>
      </nav>
    </header>
  );
}

function Turn({ desk }: { desk: Desk }): JSX.Element {
  const game = desk.table.game.value;
  const seat = game?.seat_to_move ?? game?.held ?? null;
  if (game?.end || seat === null) return <b class="turn-who">{game?.end ? say("game-over") : say("table-not-yet")}</b>;
  if (game?.seat_to_move === null)
    return <b class={`turn-who seat-${seat}`}>{say("turn-held", { name: desk.name(seat) })}</b>;
  const people = desk.table.yours.value?.seats.length ?? 0;
  const yours = desk.seat.value !== null && people === 1 && !desk.isReplay;
  return (
    <b class={`turn-who seat-${seat}${yours ? " is-yours" : ""}`}>
      {yours ? say("your-turn") : say("turn-of", { name: desk.name(seat) })}
    </b>
  );
}

function Clock({ desk }: { desk: Desk }): JSX.Element | null {
  const game = desk.table.game.value;
  const clocked = desk.table.info.value?.options.clock ?? null;
  const left = useLeft(desk, clocked === null || game?.held !== null ? null : game.due_at);
  if (left === null) return null;
  const [minutes, seconds] = [Math.floor(left / 60), Math.floor(left % 60)];
  return (
    <span class={`clock${left < 10 ? " is-short" : ""}`} role="timer" aria-label={say("clock-title")}>
      {say("clock", { minutes, seconds: String(seconds).padStart(2, "0") })}
    </span>
  );
}
