/** A seat's result as a picture: from an even share, luck leads one way and play the other, and they end at the result. */
import type { JSX } from "preact";
import type { Shares } from "./model/shares.ts";
import css from "./SharesBar.module.css";

interface SharesBarProps {
  /** Null until it's known. */
  readonly shares: Shares | null;
  /** The least and the greatest share that has to fit. */
  readonly span: readonly [number, number];
}

/** Draws it; the sentence below says the same. */
export const SharesBar = ({ shares, span }: SharesBarProps): JSX.Element => (
  <div class={css.bar} aria-hidden="true">
    {shares !== null && <Parts shares={shares} span={span} />}
  </div>
);

function Parts({
  shares: { even, luck, result },
  span: [low, high],
}: SharesBarProps & { shares: Shares }): JSX.Element {
  const at = (share: number): number => (share - low) / (high - low);
  const bar = (from: number, to: number): string =>
    `--from: ${at(Math.min(from, to))}; --to: ${at(Math.max(from, to))}`;
  const between = even + luck;
  return (
    <>
      <i class={css.zero} style={`--at: ${at(0)}`} />
      <i class={css.zero} style={`--at: ${at(1)}`} />
      <i class={css.luck} style={bar(even, between)} data-back={luck < 0 || undefined} />
      <i class={css.play} style={bar(between, result)} data-back={result < between || undefined} />
      <i class={css.even} style={`--at: ${at(even)}`} />
      <i class={css.end} style={`--at: ${at(result)}`} />
    </>
  );
}
