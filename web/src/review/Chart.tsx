/** The chart of everyone's chances: a line for each seat, steps of luck where rounds begin, dots for mistakes. */
import type { JSX } from "preact";
import { cx } from "../ui/cx.ts";
import css from "./Chart.module.css";
import { areaOf, pathsOf, ROOM, type Scale, scaleOf, spread } from "./chart-shape.ts";
import { type ChancePoint, chancesAt, type Dot } from "./model/line.ts";

/** What the chart shows. */
export interface ChartProps {
  readonly line: readonly ChancePoint[];
  readonly dots: readonly Dot[];
  readonly players: number;
  /** How many moves the game has. */
  readonly moves: number;
  /** Each round, and after how many moves it begins. */
  readonly rounds: readonly { readonly round: number; readonly ply: number }[];
  /** The place that is looked at. */
  readonly now: number;
  /** The seat whose line stands out; null for none. */
  readonly seat: number | null;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Draws the chart. */
export function Chart(props: ChartProps): JSX.Element {
  const { line, dots, players, moves, now, width, height } = props;
  const scale = scaleOf(width, height, moves);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  // The line that stands out lies on top.
  const order = [...seats].sort((a, b) => Number(a === props.seat) - Number(b === props.seat));
  return (
    <svg class={css.chart} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <Grid {...props} scale={scale} />
      <path class={css.now} d={`M${scale.x(now)} ${scale.y(1)}V${scale.y(0)}`} />
      {order.map((seat) => {
        const { play, luck } = pathsOf(line, seat, scale);
        return (
          <g key={seat} class={cx(`seat-${seat}`, css.line, seat === props.seat && css.isSeats)} data-seat={seat}>
            <path class={css.area} d={areaOf(line, seat, scale)} />
            <path class={css.luck} d={luck} />
            <path class={css.play} d={play} />
          </g>
        );
      })}
      <Now line={line} now={now} scale={scale} />
      {dots.map((dot) => (
        <Mark key={dot.at} dot={dot} scale={scale} now={dot.at === now} />
      ))}
      <Ends line={line} scale={scale} />
    </svg>
  );
}

/** The quarters, the rounds, and what hasn't been computed yet. */
function Grid({ rounds, moves, line, now, scale: { x, y } }: ChartProps & { readonly scale: Scale }): JSX.Element {
  const known = line.at(-1)?.at ?? 0;
  const current = rounds.findLast(({ ply }) => ply < Math.max(1, now))?.round;
  return (
    <g>
      {rounds.map(({ round, ply }, index) => {
        const next = rounds[index + 1]?.ply ?? moves;
        return (
          <g key={round} class={cx(css.round, round === current && css.isNow)}>
            {index % 2 === 1 && <rect x={x(ply)} y={y(1)} width={x(next) - x(ply)} height={y(0) - y(1)} />}
            <text x={(x(ply) + x(next)) / 2} y={y(0) + ROOM.bottom - 5}>
              {round}
            </text>
          </g>
        );
      })}
      {[0, 0.25, 0.5, 0.75, 1].map((part) => (
        <path key={part} class={cx(css.quarter, part === 0.5 && css.isHalf)} d={`M${x(0)} ${y(part)}H${x(moves)}`} />
      ))}
      {known < moves && (
        <rect class={css.unknown} x={x(known)} y={y(1)} width={x(moves) - x(known)} height={y(0) - y(1)} />
      )}
    </g>
  );
}

/** A mistake is a disc, a blunder a larger square on its corner: colour alone doesn't tell them apart. */
function Mark({ dot, scale, now }: { dot: Dot; scale: Scale; now: boolean }): JSX.Element {
  const [x, y] = [scale.x(dot.at), scale.y(dot.chance)];
  return (
    <g class={cx(css.mark, now && css.isNow)} data-verdict={dot.verdict} transform={`translate(${x} ${y})`}>
      {dot.verdict === "blunder" ? (
        <rect x="-4.5" y="-4.5" width="9" height="9" transform="rotate(45)" />
      ) : (
        <circle r="4" />
      )}
    </g>
  );
}

/** Everyone's place on the line at the place that is looked at. */
function Now(props: { line: readonly ChancePoint[]; now: number; scale: Scale }): JSX.Element {
  const { line, now, scale } = props;
  return (
    <g>
      {chancesAt(line, now)?.map((chance, seat) => (
        <circle key={seat} class={cx(`seat-${seat}`, css.place)} cx={scale.x(now)} cy={scale.y(chance)} r="3.5" />
      ))}
    </g>
  );
}

/** Each seat's number at the end of its line. */
function Ends({ line, scale }: { line: readonly ChancePoint[]; scale: Scale }): JSX.Element | null {
  const last = line.at(-1);
  if (last === undefined) return null;
  const places = spread(last.chances.map(scale.y), scale.y(1), scale.y(0));
  return (
    <g>
      {places.map((y, seat) => (
        <g key={seat} class={cx(`seat-${seat}`, css.end)} transform={`translate(${scale.x(last.at) + 14} ${y})`}>
          <circle r="8" />
          <text dy="0.36em">{seat + 1}</text>
        </g>
      ))}
    </g>
  );
}
