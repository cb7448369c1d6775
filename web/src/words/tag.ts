/**
 * The country whose spelling, dates and numbers a language file uses, if the language code alone suggests another one.
 */
const TAGS: Readonly<Record<string, string>> = { pt: "pt-PT" };

/** A language file's full tag: `pt-PT` for `pt`, which browsers would take for Brazilian. */
export const tagOf = (code: string): string => TAGS[code] ?? code;
