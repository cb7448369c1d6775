/** A table in a list: the player's planet, who plays what, whose turn it is, when something last happened. */
import type { JSX } from "preact";
import type { OwnTable } from "../protocol.ts";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { linkTo } from "../ui/root.ts";
import { seatName } from "../words/names.ts";
import { say } from "../words/say.ts";
import { SmallPlanet } from "./SmallPlanet.tsx";
import css from "./TableCard.module.css";
import { isOver, isRunning, isYourTurn, kindText, playersText, stageText, touchedText } from "./tables.ts";

const NO_PLANET = ".".repeat(60);

/** Whose turn it is, for how many the table waits, or how the game ended. */
function stateText(table: OwnTable): string {
  const { seats, your_seats, seat_to_move, end } = table;
  if (isRunning(table)) {
    const waits = seat_to_move === null || your_seats.includes(seat_to_move);
    return [stageText(table), ...(waits ? [] : [say("turn-of", { name: seatName(seats, seat_to_move) })])].join(" · ");
  }
  if (end === null) return say("tables-ended");
  const points = (own: boolean): string[] =>
    end.scores.filter(({ seat }) => your_seats.includes(seat) === own).map(({ total }) => String(total));
  return [...points(true), ...points(false)].join(" : ");
}

/** How the player's last game there ended; null while it runs and where nobody else played. */
function outcomeOf({ end, seats, your_seats }: OwnTable): "won" | "lost" | "shared" | null {
  if (end === null || your_seats.length === 0 || your_seats.length === seats.length) return null;
  if (!end.winners.some((seat) => your_seats.includes(seat))) return "lost";
  return end.winners.length > your_seats.length ? "shared" : "won";
}

interface TableCardProps {
  readonly table: OwnTable;
  readonly now: number;
  readonly onRemove: () => void;
}

/** Shows a table; it leads to the game, or to its replay once it is over. */
export function TableCard({ table, now, onRemove }: TableCardProps): JSX.Element {
  const [who, kind, turn, outcome] = [playersText(table), kindText(table), isYourTurn(table), outcomeOf(table)];
  return (
    <li class={cx(css.card, turn && css.isYours)}>
      <a class={css.open} href={linkTo(isOver(table) ? `/replay?table=${table.id}` : `/table/${table.id}`)}>
        <span class={css.picture}>
          <SmallPlanet letters={table.your_planet ?? NO_PLANET} />
        </span>
        <span class={css.words}>
          <small>{kind}</small>
          <b>{who || say("seat-open")}</b>
          <small class={css.state}>
            {turn && <span class={css.turn}>{say("your-turn")}</span>}
            {outcome && (
              <span class={css.outcome} data-outcome={outcome}>
                {say(`tables-${outcome}`)}
              </span>
            )}
            <span>{stateText(table)}</span>
          </small>
          <small class={css.when}>{touchedText(table, now)}</small>
        </span>
      </a>
      <Button class={cx("plain", css.remove)} label={say("tables-remove", { who: who || kind })} onClick={onRemove}>
        <Icon name="trash" size={20} />
      </Button>
    </li>
  );
}
