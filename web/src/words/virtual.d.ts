/** Made by plugins/languages.ts: which languages there are, and how to fetch their sentences. */
declare module "virtual:words" {
  export const languages: readonly { readonly code: string; readonly name: string }[];
  export const parts: Readonly<
    Record<string, Readonly<Record<"page" | "rules" | "lesson" | "table", () => Promise<{ readonly default: string }>>>>
  >;
}

/** The page's own sentences in English. */
declare module "virtual:words/en/page" {
  const text: string;
  export default text;
}

/** Those of tables. */
declare module "virtual:words/en/table" {
  const text: string;
  export default text;
}
