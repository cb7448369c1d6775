/** The animals' pictures: stickers, the same everywhere, in a separate chunk that is loaded only when needed. */

/** Each animal's sticker as SVG, by name. */
export type Pictures = ReadonlyMap<string, string>;

let loading: Promise<Pictures> | undefined;

/** A picture's square, and the room around it for the outline. */
const SIZE = 128;
const ROOM = 12;
const WHOLE = SIZE + 2 * ROOM;

/** The sticker's white edge, and the fainter dark one around it that shows it on ice. Half of a line is outside. */
const EDGES = ['stroke="#070b1e" stroke-width="21" opacity=".4"', 'stroke="#fff" stroke-width="15"'] as const;

/** A sticker: the picture over its own shape, drawn with a thick line. Shapes without a line of their own inherit it. */
const sticker = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-ROOM} ${-ROOM} ${WHOLE} ${WHOLE}" width="${WHOLE}" height="${WHOLE}" stroke-linejoin="round">` +
  `<defs><g id="a">${inside}</g></defs>${EDGES.map((edge) => `<use href="#a" ${edge}/>`).join("")}<use href="#a"/></svg>`;

/** A paw print, for the animals of a custom box. */
export const PAW = sticker(
  '<g fill="#5b6494"><ellipse cx="64" cy="84" rx="27" ry="23"/><ellipse cx="26" cy="62" rx="11" ry="15"/>' +
    '<ellipse cx="49" cy="38" rx="12" ry="17"/><ellipse cx="79" cy="38" rx="12" ry="17"/>' +
    '<ellipse cx="102" cy="62" rx="11" ry="15"/></g>',
);

/** Loads the pictures once per page; after a failure, the next call tries again. */
export function loadPictures(): Promise<Pictures> {
  loading ??= import("virtual:animal-pictures").then(
    ({ default: pictures }) => new Map(Object.entries(pictures).map(([animal, inside]) => [animal, sticker(inside)])),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** An animal's picture, or a paw print if we have none. */
export const pictureOf = (pictures: Pictures, animal: string): string => pictures.get(animal) ?? PAW;

/** A picture as a data URL, for images and textures. */
export const asAddress = (picture: string): string => `data:image/svg+xml,${encodeURIComponent(picture)}`;

const addresses = new Map<string, string>();

/** The address of a sticker. Each is made once, because the table shows dozens again with every change. */
export function addressOf(sticker: string): string {
  const known = addresses.get(sticker);
  if (known !== undefined) return known;
  const made = asAddress(sticker);
  addresses.set(sticker, made);
  return made;
}
