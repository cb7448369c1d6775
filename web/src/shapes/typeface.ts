/** The page's typeface, for the first words on the screen and for text drawn on a canvas. */

/** The family, as in the token `--font`; the fonts after it stand in until its files are there. */
export const TYPEFACE = '"Nunito Variable", system-ui, sans-serif';

/** How many milliseconds the first screen waits for its letters. They are preloaded, so they usually arrive before. */
const PATIENCE = 100;

/** Loads the letters of a text in regular and bold; a failure leaves the text in a font of the device. */
export async function loadTypeface(text: string): Promise<void> {
  await document.fonts.load(`1em ${TYPEFACE}`, text).catch(() => undefined);
}

/** Resolves as soon as a text can be shown in its typeface, but doesn't keep anybody waiting for a slow network. */
export const typefaceSoon = (text: string): Promise<void> =>
  Promise.race([loadTypeface(text), new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);
