/** What the gallery is made of: sections that each show one component in one state. */

/** Removes what was shown. */
export type Removal = () => void;

/** One component in one state, at an address of its own. */
export interface Section {
  /** Its address and the name of its screenshot: `gallery.html?only=<id>`. An id never changes its meaning. */
  readonly id: string;
  /** What it shows, in a few words. */
  readonly title: string;
  /** The size of its place in pixels, which never changes. */
  readonly width: number;
  readonly height: number;
  /** Shows it. Resolves when it is drawn and nothing moves any more. */
  readonly show: (place: HTMLElement) => Removal | Promise<Removal>;
}

/** Sections that belong together, under one heading. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
}
