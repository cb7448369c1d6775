/** What the screens of an open record show: its replay, its review or a line, as its shared review knows it. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { ReviewPosition } from "../protocol.ts";
import type { LineSource } from "./line-source.ts";
import type { Player } from "./player.ts";
import { type Shown, START } from "./shared-review.ts";

/** One of the screens: what it shows, and a way to show something else there. */
export interface RecordView {
  readonly kind: "replay" | "review" | "line";
  readonly position: ReadonlySignal<Partial<ReviewPosition>>;
  readonly show: (position: ReviewPosition) => void;
}

/** The ways from one screen to another. */
export interface Ways {
  /** Whether the address is that of the review. */
  readonly reviewed: boolean;
  /** Goes to the review from the replay, or back. */
  readonly change: () => void;
  /** Shows a line; resolves once it's there, or throws a `Refusal`. */
  readonly openLine: (position: ReviewPosition) => Promise<void>;
  /** Goes back from a line to the game. */
  readonly closeLine: () => void;
}

const kindOf = ({ line, review }: ReviewPosition): RecordView["kind"] =>
  line.length > 0 ? "line" : review ? "review" : "replay";

/** What is shown of a record. While something else is on its way to the screen, that counts as shown. */
export class ShownRecord implements Shown {
  readonly position: ReadonlySignal<ReviewPosition | null>;
  private ways: Ways | null = null;
  private readonly reviewed: Signal<boolean> = signal(false);
  private readonly view: Signal<RecordView | null> = signal(null);
  /** What to show once its screen is ready. */
  private readonly wanted: Signal<ReviewPosition | null> = signal(null);

  constructor() {
    this.position = computed(() => {
      const view = this.view.value;
      return this.wanted.value ?? (view && { ...START, review: this.reviewed.value, ...view.position.value });
    });
  }

  /** Takes the ways between the screens, as they are at this address. */
  lead(ways: Ways): void {
    this.ways = ways;
    this.reviewed.value = ways.reviewed;
  }

  readonly show = (position: ReviewPosition): void => {
    const [view, kind] = [this.view.peek(), kindOf(position)];
    this.wanted.value = position;
    if (kind === "line") {
      void this.showLine(position);
    } else if (view?.kind === kind) {
      view.show(position);
      this.wanted.value = null;
    } else if (view !== null) {
      if (view.kind === "line") this.ways?.closeLine();
      if (this.reviewed.peek() !== position.review) this.ways?.change();
    }
  };

  /** Takes a screen that has opened. Returns the cleanup function. */
  use(view: RecordView): () => void {
    batch(() => {
      const wanted = this.wanted.peek();
      if (wanted !== null && kindOf(wanted) === view.kind) {
        if (view.kind !== "line") view.show(wanted);
        this.wanted.value = null;
      }
      this.view.value = view;
    });
    return () => {
      if (this.view.peek() === view) this.view.value = null;
    };
  }

  private async showLine(position: ReviewPosition): Promise<void> {
    const isOpen = await this.ways?.openLine(position).then(
      () => true,
      // Without the line's moves it stays where it is, and so stops following.
      () => false,
    );
    const isReady = this.view.peek()?.kind === "line";
    if (this.wanted.peek() === position && (isReady || isOpen !== true)) this.wanted.value = null;
  }
}

/** A replay as one of the screens. */
export const replayView = (player: Player): RecordView => ({
  kind: "replay",
  position: computed(() => ({ ply: player.ply.value, seat: player.chosen.value })),
  show: ({ ply, seat }) =>
    batch(() => {
      if (ply !== player.ply.peek()) player.running.value = false;
      player.to(ply);
      player.chosen.value = seat;
    }),
});

/** A line as one of the screens; another one is opened by `Ways`. */
export const lineView = (source: LineSource): RecordView => ({
  kind: "line",
  position: computed(() => ({
    ply: source.start,
    line: source.moves.value
      .slice(0, source.ply.value - source.start)
      .map(({ seat, tile, face, rotation }) => [seat, tile, face, rotation] as const),
  })),
  show: () => {},
});
