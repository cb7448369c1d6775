/** A verdict: a symbol, a colour and a word. */
import type { JSX } from "preact";
import type { MoveVerdict } from "../protocol.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import css from "./Verdict.module.css";
import { verdictText } from "./words.ts";

/** The symbols that chess players write behind a move, so that nobody has to rely on colours. */
const SYMBOLS: Readonly<Record<MoveVerdict, string>> = {
  best: "★",
  good: "✓",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
  forced: "=",
};

/** Shows a verdict's symbol. */
export const VerdictSign = ({ verdict }: { readonly verdict: MoveVerdict }): JSX.Element => (
  <span class={css.sign} data-verdict={verdict} aria-hidden="true">
    {SYMBOLS[verdict]}
  </span>
);

/** Shows the symbol and the word. */
export const VerdictWord = ({
  verdict,
  class: more,
}: {
  readonly verdict: MoveVerdict;
  readonly class?: string;
}): JSX.Element => (
  <span class={cx(css.verdict, more)} data-verdict={verdict}>
    <VerdictSign verdict={verdict} />
    <span class={css.word}>{verdictText(verdict)}</span>
  </span>
);

/** The symbol of luck: a die. */
export const LuckSign = (): JSX.Element => (
  <span class={css.sign} data-verdict="luck" aria-hidden="true">
    <Icon name="die" size={14} />
  </span>
);
