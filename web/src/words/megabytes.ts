/** Bytes as people read them. */
import { languageTag } from "./say.ts";

const ONE_DECIMAL: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** How many megabytes, with one decimal: "4.2", "11,8". */
export const megabytes = (bytes: number): string => (bytes / 1_000_000).toLocaleString(languageTag(), ONE_DECIMAL);
