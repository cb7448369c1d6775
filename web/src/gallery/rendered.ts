/** Sections rendered with Preact. */
import { type ComponentChild, render } from "preact";
import type { Section } from "./section.ts";

/** Makes a section from what Preact renders. */
export const rendered = (
  id: string,
  title: string,
  size: readonly [width: number, height: number],
  child: () => ComponentChild,
): Section => ({
  id,
  title,
  width: size[0],
  height: size[1],
  show: (place) => {
    render(child(), place);
    return () => render(null, place);
  },
});

/** Waits until the browser has decoded a picture, so that it is in the screenshot. */
export async function decoded(href: string): Promise<void> {
  const image = new Image();
  image.src = href;
  await image.decode();
}
