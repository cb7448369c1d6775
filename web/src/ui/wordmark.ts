/** The wordmark as a drawing: the game's name in round lines, and for its o a planet with twelve faces. */

/** Everything that is drawn, with room for the lines' width. */
export const WORDMARK_VIEW = [-8, -92, 580, 104] as const;

/** The letters' lines, and how wide they are. */
export const LETTERS =
  "M0 -80H52M26 -80V0M58 -50L74 0L90 -46L106 0L122 -50M141 -25H191A25 25 0 1 0 184 -7M212 -84V0M232 -50L256 0L280 -50" +
  "M297 -25H347A25 25 0 1 0 340 -7M395 -82H392A17 17 0 0 0 375 -65V0M361 -50H390M490 -84V0" +
  "M564 -25A25 25 0 1 0 514 -25A25 25 0 1 0 564 -25M564 -84V0";
export const LETTERS_WIDTH = 14;

/** The planet's visible faces, each in the colour of a habitat, lit from the upper right. */
export const FACES: readonly (readonly [path: string, colour: string])[] = [
  ["M439 -47.9L439 -62L460.7 -54.9L474.2 -36.4L460.7 -32.1Z", "#3c86f0"],
  ["M460.7 -32.1L474.2 -36.4L474.2 -13.6L460.7 4.9L452.4 -6.5Z", "#f9d372"],
  ["M452.4 -6.5L460.7 4.9L439 12L417.3 4.9L425.6 -6.5Z", "#5a9a2a"],
  ["M425.6 -6.5L417.3 4.9L403.8 -13.6L403.8 -36.4L417.3 -32.1Z", "#a6958f"],
  ["M417.3 -32.1L403.8 -36.4L417.3 -54.9L439 -62L439 -47.9Z", "#e3f7fe"],
  ["M439 -47.9L460.7 -32.1L452.4 -6.5L425.6 -6.5L417.3 -32.1Z", "#ffc766"],
];
/** The gap between two faces. */
export const SEAM = 3.4;

/** The wordmark as SVG, to be drawn on a canvas: letters and seams have the given colours. */
export function wordmarkPicture(ink: string, ground: string): string {
  const faces = FACES.map(([path, colour]) => `<path d="${path}" fill="${colour}"/>`).join("");
  const [, , width, height] = WORDMARK_VIEW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${WORDMARK_VIEW.join(" ")}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round"><path d="${LETTERS}" fill="none" stroke="${ink}" stroke-width="${LETTERS_WIDTH}"/><g stroke="${ground}" stroke-width="${SEAM}">${faces}</g></svg>`;
}
