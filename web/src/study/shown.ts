/** What the screens of an open record show, its replay or its review, as its shared review knows it. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { ReviewPosition } from "../protocol.ts";
import type { Player } from "./player.ts";
import { type Shown, START } from "./shared-review.ts";

/** One of the screens: what it shows, and a way to show something else there. */
export interface RecordView {
  readonly review: boolean;
  readonly position: ReadonlySignal<Pick<ReviewPosition, "ply" | "seat" | "choice">>;
  readonly show: (position: ReviewPosition) => void;
}

/** What is shown of a record. */
export class ShownRecord implements Shown {
  readonly position: ReadonlySignal<ReviewPosition | null>;
  /** Goes to the other screen. */
  change: () => void = () => {};
  private readonly view: Signal<RecordView | null> = signal(null);
  /** What to show once the other screen is ready. */
  private wanted: ReviewPosition | null = null;

  constructor() {
    this.position = computed(() => {
      const view = this.view.value;
      return view && { ...START, ...view.position.value, review: view.review };
    });
  }

  readonly show = (position: ReviewPosition): void => {
    const view = this.view.peek();
    if (view?.review === position.review) {
      view.show(position);
    } else {
      this.wanted = position;
      if (view !== null) this.change();
    }
  };

  /** Takes a screen that has opened. Returns the cleanup function. */
  use(view: RecordView): () => void {
    batch(() => {
      if (this.wanted?.review === view.review) view.show(this.wanted);
      this.wanted = null;
      this.view.value = view;
    });
    return () => {
      if (this.view.peek() === view) this.view.value = null;
    };
  }
}

/** A replay as one of the screens. */
export const replayView = (player: Player): RecordView => ({
  review: false,
  position: computed(() => ({ ply: player.ply.value, seat: player.chosen.value, choice: null })),
  show: ({ ply, seat }) =>
    batch(() => {
      if (ply !== player.ply.peek()) player.running.value = false;
      player.to(ply);
      player.chosen.value = seat;
    }),
});
