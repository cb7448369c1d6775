/** Shares in the player's language: 52%, or +3% for a change. */
import { languageTag } from "./say.ts";

const formatted = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(languageTag(), { style: "percent", ...options }).format(value).replace("-", "−");

/** A share, without decimals unless they're asked for. */
export const percent = (value: number, digits = 0): string =>
  formatted(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A change of a share, with its sign. */
export const change = (value: number, digits = 0): string =>
  formatted(value, { maximumFractionDigits: digits, signDisplay: "exceptZero" });
