/** What the gallery shows: one part in one state. */

/** Takes away what was shown. */
export type Removal = () => void;

/** One part in one state, at an address of its own. */
export interface Section {
  /** Its address and the name of its photograph: `gallery.html?only=<id>`; it never changes its meaning. */
  readonly id: string;
  /** What is to be seen, in a few words. */
  readonly title: string;
  /** The size of its place in pixels; the page never gives it another. */
  readonly width: number;
  readonly height: number;
  /** Shows it; once the answer is there, it is drawn and nothing moves any more. */
  readonly show: (place: HTMLElement) => Removal | Promise<Removal>;
}

/** Sections that belong together, under one heading. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
}
