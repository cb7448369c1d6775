/** Values as a line with a dot for each, the latest on the right. */
import type { JSX } from "preact";
import css from "./Trends.module.css";

/** How many are shown. */
const MOST = 30;
const [WIDTH, HEIGHT, EDGE] = [300, 90, 6];

interface TrendLineProps {
  readonly values: readonly number[];
  /** The same for those who don't see it. */
  readonly label: string;
  /** Whether zero is in the middle, with a line. */
  readonly around?: boolean;
}

/** Where each value stands, from the left. The lowest isn't quite at the bottom, unless zero is in the middle. */
export function trendPoints(values: readonly number[], around: boolean): readonly (readonly [number, number])[] {
  const most = Math.max(0.01, ...values.map(around ? Math.abs : Number));
  const low = Math.min(...values);
  const least = around ? -most : low - Math.max(0.02, (most - low) / 2);
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1);
  return values.map((value, place) => [
    values.length === 1 ? WIDTH / 2 : EDGE + step * place,
    HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - least)) / (most - least),
  ]);
}

/** Draws it. */
export function TrendLine({ values, label, around = false }: TrendLineProps): JSX.Element {
  const points = trendPoints(values.slice(-MOST), around);
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  return (
    <svg class={css.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path class={css.zero} d={`M0 ${around ? HEIGHT / 2 : HEIGHT}H${WIDTH}`} />
      {points.length > 1 && <path d={`M${line}`} />}
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={points.length > 20 ? 2.5 : 4} />
      ))}
    </svg>
  );
}
