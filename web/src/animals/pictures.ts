/** The animals' pictures, in a separate chunk that is loaded only when needed. */

/** Each animal's picture as SVG, by name. */
export type Pictures = ReadonlyMap<string, string>;

let loading: Promise<Pictures> | undefined;

const SIZE = 128;

const whole = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">${inside}</svg>`;

/** A paw print, for the animals of a custom box. */
export const PAW = whole(
  '<g fill="#5b6494"><ellipse cx="64" cy="84" rx="27" ry="23"/><ellipse cx="26" cy="62" rx="11" ry="15"/>' +
    '<ellipse cx="49" cy="38" rx="12" ry="17"/><ellipse cx="79" cy="38" rx="12" ry="17"/>' +
    '<ellipse cx="102" cy="62" rx="11" ry="15"/></g>',
);

/** Loads the pictures once per page; after a failure, the next call tries again. */
export function loadPictures(): Promise<Pictures> {
  loading ??= import("virtual:animal-pictures").then(
    ({ default: pictures }) => new Map(Object.entries(pictures).map(([animal, inside]) => [animal, whole(inside)])),
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
