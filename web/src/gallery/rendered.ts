/** Sections that Preact renders. */
import { type ComponentChild, render } from "preact";
import type { Section } from "./section.ts";

/** A section that shows what Preact renders. */
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

/** Waits until the browser has read a picture, so that a photograph has it. */
export async function decoded(href: string): Promise<void> {
  const image = new Image();
  image.src = href;
  await image.decode();
}
