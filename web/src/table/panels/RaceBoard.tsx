/** The race board: the animals still to come, one line each, or what became of those of past rounds. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { GameView } from "../../protocol.ts";
import { RuleButton } from "../../rules/RuleButton.tsx";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { say } from "../../words/say.ts";
import { triedBy } from "../model/gains.ts";
import { pastRounds } from "../model/history.ts";
import { raceFor } from "../model/race.ts";
import type { TableModel } from "../model/table-model.ts";
import board from "./Board.module.css";
import { PastRow } from "./PastRow.tsx";
import css from "./RaceBoard.module.css";
import { RaceLens } from "./RaceLens.tsx";
import { FaceDownRow, RaceRow } from "./RaceRow.tsx";
import { Legend, SeatBadge } from "./Signs.tsx";
import { useLooked } from "./use-looked.ts";

/** A round's lines. */
interface Group {
  readonly round: number;
  readonly lines: readonly JSX.Element[];
}

/** Shows the animals by round: those still to come or, after the last of them, those of past rounds. */
export function RaceBoard({ model }: { model: TableModel }): JSX.Element | null {
  const game = model.shownGame.value;
  return game === null ? null : <Board model={model} game={game} />;
}

function Board({ model, game }: { model: TableModel; game: GameView }): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const [looked, close] = useLooked(list);
  const { round } = game;
  useEffect(() => {
    if (list.current !== null && round > 0) list.current.scrollTop = 0;
  }, [round]);
  const [coming, past] = [comingGroups(model), pastGroups(model)];
  const over = coming.length === 0;
  const showsPast = over || (model.history.value && past.length > 0);
  const groups = showsPast ? past : coming;
  const lines = groups.reduce((sum, group) => sum + group.lines.length, 0);
  // The player's own column has room for a bid before and after a placement.
  const columns = game.planets.map((_, seat) => `var(--${model.mine(seat) ? "own-bid" : "bid"})`);
  const second = !showsPast && game.standings?.some((each) => raceFor(each, triedBy(model)).bySecond) === true;
  const style = {
    "--note": second ? "2.75rem" : "0px",
    "--lines": Math.max(1, lines),
    "--groups": groups.length,
    "--players": game.players,
    "--columns": columns.join(" "),
  };
  const bidsShown = showsPast || game.standings !== null;
  return (
    <section
      class={cx(board.board, css.race)}
      style={style}
      data-players={game.players}
      data-noted={second || undefined}
      data-bare={!bidsShown || undefined}
      aria-labelledby="race-title"
    >
      <header>
        <h2 id="race-title">{say(over ? "race-past" : "race-title")}</h2>
        {!over && past.length > 0 && (
          <button
            type="button"
            class={css.turn}
            aria-pressed={showsPast}
            title={say("race-past")}
            onClick={() => {
              model.history.value = !showsPast;
            }}
          >
            <span class="unseen">{say("race-past")}</span>
            <Icon name="trophy" size={20} />
          </button>
        )}
        <RuleButton part="award" label={say("why-bids")} class={css.why} />
        {bidsShown && (
          <span class={css.heads} aria-hidden="true">
            {game.planets.map((_, seat) => (
              <span key={seat} title={model.name(seat)}>
                <SeatBadge seat={seat} />
              </span>
            ))}
          </span>
        )}
      </header>
      <Legend class={css.legend} />
      <div class={cx(board.scroll, css.list)} ref={list} tabindex={0} data-scrolls data-close-up>
        {groups.map(({ round: under, lines }) => (
          <RoundLines key={under} round={under} now={!showsPast && under === game.round}>
            {lines}
          </RoundLines>
        ))}
        {second && <SecondNote />}
        {groups.length === 0 && <p>{say("race-none")}</p>}
        {!bidsShown && <p>{say("race-no-aids")}</p>}
      </div>
      {looked !== null && <RaceLens model={model} looked={looked} past={showsPast} onClose={close} />}
    </section>
  );
}

function comingGroups(model: TableModel): readonly Group[] {
  const columns = model.shownGame.value?.columns ?? [];
  return columns
    .map((animals, index) => ({
      round: index + 1,
      lines: animals.map((animal, place) =>
        animal === null ? (
          <FaceDownRow key={`down ${place}`} />
        ) : (
          <RaceRow key={animal} model={model} animal={animal} />
        ),
      ),
    }))
    .filter(({ lines }) => lines.length > 0);
}

const pastGroups = (model: TableModel): readonly Group[] =>
  pastRounds(model.shownLog.value)
    .map(({ round, animals }) => ({
      round,
      lines: animals.map((settled) => <PastRow key={settled.animal} model={model} settled={settled} />),
    }))
    .filter(({ lines }) => lines.length > 0);

/** The lines of one round, with its number in the margin. */
function RoundLines(props: { round: number; now: boolean; children: ComponentChildren }): JSX.Element {
  const { round, now, children } = props;
  return (
    <section class={css.round} data-round={round} data-now={now || undefined}>
      <h3>
        <span class="unseen">{say(now ? "race-now" : "race-round", { round })}</span>
        <span aria-hidden="true">{round}</span>
      </h3>
      <div class={css.lines}>{children}</div>
    </section>
  );
}

/** Says what decides a tie in the last round. */
const SecondNote = (): JSX.Element => (
  <p class={css.second}>
    <span>
      <b>{say("race-second")}:</b> {say("race-second-why")}
    </span>
    <RuleButton part="last-round" />
  </p>
);
