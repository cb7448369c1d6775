/** Which country's spelling, dates and numbers a language file uses, where the language alone would suggest another. */
const TAGS: Readonly<Record<string, string>> = { pt: "pt-PT" };

/** A language file's full tag: `pt-PT` for `pt`, which browsers would read as Brazilian. */
export const tagOf = (code: string): string => TAGS[code] ?? code;
