/** A Vite plugin: the page's words before any script runs, and its name when it is installed, in every language. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { tagOf } from "../src/words/tag.ts";
import { codes, fileOf, languageOf } from "./languages.ts";

const ENGLISH = "en";
const MANIFEST = "manifest.json";

/** A message without arguments, in one language. */
function said(code: string, id: string): string {
  const bundle = new FluentBundle(tagOf(code), { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(fileOf(code), "utf8")));
  const pattern = bundle.getMessage(id)?.value;
  if (pattern === null || pattern === undefined) throw new Error(`${code}.ftl does not say ${id}.`);
  return bundle.formatPattern(pattern);
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The page with its placeholders filled in. */
export function filled(page: string): string {
  const without = codes().map((code) => `<p lang="${tagOf(code)}">${escaped(said(code, "app-needs-script"))}</p>`);
  return page
    .replaceAll("%game%", escaped(said(ENGLISH, "game")))
    .replaceAll("%motto%", escaped(said(ENGLISH, "motto")))
    .replaceAll("%needs-script%", without.join(""));
}

/** The web app manifest in one language. */
export function manifestIn(code: string): string {
  const plain: unknown = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const own = {
    lang: tagOf(code),
    name: said(code, "game"),
    short_name: said(code, "game"),
    description: said(code, "motto"),
  };
  return JSON.stringify(Object.assign({}, plain, own), null, 2);
}

/** The plugin. */
export default function pageWords(): Plugin {
  return {
    name: "twelvefold-page-words",
    transformIndexHtml: {
      order: "post",
      // Tells the service worker where each language's messages are.
      handler: (page, { bundle }) => ({
        html: filled(page),
        tags: Object.values(bundle ?? {}).flatMap((part) => {
          const code = part.type === "chunk" ? languageOf(part.facadeModuleId) : undefined;
          if (code === undefined) return [];
          return [
            { tag: "link", attrs: { rel: "words", hreflang: code, href: `./${part.fileName}` }, injectTo: "head" },
          ];
        }),
      }),
    },
    generateBundle() {
      for (const code of codes()) {
        this.emitFile({ type: "asset", fileName: `manifest-${code}.webmanifest`, source: manifestIn(code) });
      }
    },
  };
}
