/** A Vite plugin: the animals' pictures as a module of their own, picked from a package of thousands. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { ANIMALS } from "../src/world/animals.ts";

const MODULE = "virtual:animal-pictures";
const RESOLVED = `\0${MODULE}`;

/** Animals that the package has under another name, or for which we show a close relative. */
const KIN: Readonly<Record<string, string>> = {
  alpaca: "llama",
  camel: "two-hump-camel",
  hare: "rabbit",
  "musk-ox": "ox",
  reindeer: "deer",
  "snow-leopard": "leopard",
  squirrel: "chipmunk",
};

interface Icons {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** How far a picture may reach beyond its square, which lies between 0 and 128. */
const BEYOND = 20;

/** Leaves out what the package has drawn beside the picture, where nobody sees it, and the colours of it. */
function visible(body: string): string {
  const beside = (text: string | undefined): boolean => Math.abs(Number(text ?? 64) - 64) > 64 + BEYOND;
  const kept = body.replaceAll(
    /<path[^>]* d="[Mm]\s*(-?[\d.]+)[\s,]*(-?[\d.]+)[^>]*>/g,
    (path, x: string, y: string) => (beside(x) || beside(y) ? "" : path),
  );
  return kept.replaceAll(/<(\w+Gradient) id="([^"]+)".*?<\/\1>/gs, (gradient, _, id: string) =>
    kept.includes(`#${id}`) ? gradient : "",
  );
}

/** Keeps one decimal: at a width of 128 nobody sees the difference, and it saves a sixth of the bytes. */
const rounded = (body: string): string =>
  body.replaceAll(/(?<= d=")[^"]*(?=")/g, (path) => path.replaceAll(/(\.\d)\d+/g, "$1"));

/** The inside of each animal's picture, as SVG. */
export function animalPictures(): Readonly<Record<string, string>> {
  const found = createRequire(import.meta.url).resolve("@iconify-json/noto/icons.json");
  const { icons } = JSON.parse(readFileSync(found, "utf-8")) as Icons;
  return Object.fromEntries(
    ANIMALS.map((animal) => {
      const icon = icons[KIN[animal] ?? animal];
      if (icon === undefined) throw new Error(`There is no picture of the ${animal}.`);
      return [animal, rounded(visible(icon.body))];
    }),
  );
}

/** The plugin. */
export default function animalPicturesPlugin(): Plugin {
  return {
    name: "animal-pictures",
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED
        ? `/*! Noto Emoji, copyright Google LLC, Apache License 2.0: see licences.txt */
export default ${JSON.stringify(animalPictures())};`
        : undefined,
  };
}
