/** The rulebook as data: its chapters and pictures, from the same file as docs/rules.md. */
import file from "../../../src/twelvefold/words/rulebook.json";

/** A table; its cells are message ids or numbers. */
export interface TableBlock {
  readonly head: readonly (string | number)[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A piece of a chapter: one of a paragraph, numbered steps, bullet points, a table or a picture. */
export interface Block {
  readonly text?: string | undefined;
  readonly steps?: readonly string[] | undefined;
  readonly points?: readonly string[] | undefined;
  readonly table?: TableBlock | undefined;
  readonly picture?: string | undefined;
}

/** A part of the book with an id to open it at: a heading, and what is below it. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A chapter with its parts. */
export interface Chapter extends Part {
  readonly parts: readonly Part[];
}

/** A planet in a picture, or a few of its faces, with regions marked on it. */
export interface View {
  readonly title?: string | undefined;
  readonly animal?: string | undefined;
  /** For each face, the initials of the habitats at its edges; a dot is a free area. */
  readonly planet: string;
  readonly faces?: string | undefined;
  /** One area of each region, and the region's label. */
  readonly regions: readonly { readonly area: number; readonly label: string }[];
  readonly caption: string;
}

/** A picture: planets side by side, or a tile in its rotations. */
export interface Picture {
  readonly alt: string;
  readonly views?: readonly View[] | undefined;
  readonly tile?: string | undefined;
}

/** All chapters, in order. */
export const CHAPTERS: readonly Chapter[] = file.chapters;

const pictures: Readonly<Record<string, Picture>> = file.pictures;

/** A picture by its name. */
export function pictureCalled(name: string): Picture {
  const found = pictures[name];
  if (found === undefined) throw new RangeError(`there is no picture called ${name}`);
  return found;
}

/** The ids of all messages in a block. */
export function messagesOf({ text, steps, points, table }: Block): readonly string[] {
  const cells = [...(table?.head ?? []), ...(table?.rows ?? []).flat()].filter((cell) => typeof cell === "string");
  return [...(text === undefined ? [] : [text]), ...(steps ?? []), ...(points ?? []), ...cells];
}

/** The ids of all messages in a picture. */
export const messagesIn = ({ alt, views = [] }: Picture): readonly string[] => [
  alt,
  ...views.flatMap(({ title, caption }) => (title === undefined ? [caption] : [title, caption])),
];
