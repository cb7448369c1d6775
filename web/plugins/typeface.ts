/** A Vite plugin: the page asks for the letters that every language needs before it has read any stylesheet. */
import type { Plugin } from "vite";

/** The file with digits, punctuation and Latin letters; Cyrillic and the rest follow where they are used. */
const FIRST = /nunito-latin-wght-normal[^/]*\.woff2$/;

/** The plugin. */
export default function typeface(): Plugin {
  return {
    name: "twelvefold-typeface",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => FIRST.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `./${name}`, crossorigin: "" },
            injectTo: "head-prepend" as const,
          })),
    },
  };
}
