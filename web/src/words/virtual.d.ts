/** Made by plugins/languages.ts: the list of languages, and functions that import their messages. */
declare module "virtual:words" {
  export const languages: readonly { readonly code: string; readonly name: string }[];
  type Import = () => Promise<{ readonly default: string }>;
  /** What a page needs from the start. */
  export const pages: Readonly<Record<string, { readonly page: Import }>>;
  /** All that is loaded on demand. */
  export const more: () => Promise<{
    readonly parts: Readonly<Record<string, Readonly<Record<import("./language.ts").Part, Import>>>>;
  }>;
}

/** The page's own messages in English. */
declare module "virtual:words/en/page" {
  const text: string;
  export default text;
}

/** The table's messages in English. */
declare module "virtual:words/en/table" {
  const text: string;
  export default text;
}

/** The daily game's messages in English. */
declare module "virtual:words/en/daily" {
  const text: string;
  export default text;
}

/** The review's messages in English. */
declare module "virtual:words/en/review" {
  const text: string;
  export default text;
}

/** The messages about the offline part in English. */
declare module "virtual:words/en/offline" {
  const text: string;
  export default text;
}

/** The messages of the home screen's panels in English. */
declare module "virtual:words/en/lists" {
  const text: string;
  export default text;
}

/** The messages of shared reviews in English. */
declare module "virtual:words/en/shared" {
  const text: string;
  export default text;
}

/** The messages about lines in English. */
declare module "virtual:words/en/line" {
  const text: string;
  export default text;
}

/** The messages about the player's mistakes in English. */
declare module "virtual:words/en/mistakes" {
  const text: string;
  export default text;
}

/** The rules in English. */
declare module "virtual:words/en/rules" {
  const text: string;
  export default text;
}
