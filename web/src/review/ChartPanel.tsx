/** The chart with its legend and its slider, and the same chances as a table for those who don't see it. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { roundStarts } from "../store/frames.ts";
import { moveWords } from "../study/move-words.ts";
import type { TableModel } from "../table/model/table-model.ts";
import { SeatBadge } from "../table/panels/Signs.tsx";
import { cx } from "../ui/cx.ts";
import { useSize } from "../ui/size.ts";
import { percent } from "../words/percent.ts";
import { say } from "../words/say.ts";
import { Chart } from "./Chart.tsx";
import css from "./ChartPanel.module.css";
import { ROOM } from "./chart-shape.ts";
import { chancesAt } from "./model/line.ts";
import type { ReviewModel } from "./model/review-model.ts";
import { Status } from "./Status.tsx";
import { verdictText } from "./words.ts";

interface ChartPanelProps {
  readonly review: ReviewModel;
  readonly model: TableModel;
}

/** Shows it. A tap on the chart, or the arrow keys on it, go to a move. */
export function ChartPanel({ review, model }: ChartPanelProps): JSX.Element {
  const plot = useRef<HTMLDivElement>(null);
  const [width, height] = useSize(plot);
  const { player } = review;
  const at = review.at.value;
  const room = `--left: ${ROOM.left}px; --right: ${ROOM.right}px; --below: ${ROOM.bottom}px`;
  return (
    <figure class={css.panel} aria-label={say("review-chart")}>
      <Legend review={review} model={model} />
      <div class={css.plot} ref={plot} style={room}>
        {width > 0 && (
          <Chart
            line={review.line.value}
            dots={review.dots.value}
            players={player.replay.players}
            moves={player.last}
            rounds={roundStarts(player.replay.frames)}
            now={at}
            seat={review.move.value?.seat ?? null}
            width={width}
            height={height}
          />
        )}
        <input
          type="range"
          min={0}
          max={player.last}
          value={at}
          aria-label={say("replay-slider")}
          aria-valuetext={moveWords(at, player.last)}
          onInput={(event) => review.to(Number(event.currentTarget.value))}
        />
        <Status review={review} />
      </div>
      <Chances review={review} model={model} />
    </figure>
  );
}

/** Who is which line, with their chances at the move that is looked at. */
function Legend({ review, model }: ChartPanelProps): JSX.Element {
  const chances = chancesAt(review.line.value, review.at.value);
  const seat = review.move.value?.seat;
  return (
    <ul class={cx("list", css.legend)} data-players={review.player.replay.players}>
      {Array.from({ length: review.player.replay.players }, (_, each) => (
        <li key={each} class={cx(`seat-${each}`, each === seat && css.isSeats)}>
          <SeatBadge seat={each} />
          <span class={css.name}>{model.name(each)}</span>
          <b>{chances === null ? "…" : percent(chances[each] ?? 0)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The chances after each move, for screen readers. */
function Chances({ review, model }: ChartPanelProps): JSX.Element {
  const [line, moves] = [review.line.value, review.moves.value];
  const seats = Array.from({ length: review.player.replay.players }, (_, seat) => seat);
  return (
    <div class="unseen">
      <table>
        <caption>{say("review-chart")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("replay-slider")}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {model.name(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moves.map(({ ply, seat: mover, verdict }) => (
            <tr key={ply}>
              <th scope="row">
                {say("review-row", { move: ply + 1, name: model.name(mover), verdict: verdictText(verdict) })}
              </th>
              {seats.map((seat) => (
                <td key={seat}>{percent(chancesAt(line, ply + 1)?.[seat] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
