/** A review on its way: its parts arrive while it's computed. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { ask, post } from "../../store/ask.ts";
import type { ReviewPart } from "./parts.ts";

/** How far a review is. */
export type StreamState = "running" | "done" | { readonly failed: unknown };

/** A review on its way. */
export interface ReviewStream {
  readonly parts: ReadonlySignal<readonly ReviewPart[]>;
  readonly state: ReadonlySignal<StreamState>;
  /** Stops waiting for more. */
  stop(): void;
}

interface Answer {
  readonly review: string;
  readonly parts: readonly ReviewPart[];
  readonly done: boolean;
  readonly failed?: string | null;
}

/** Asks for the review of a record. */
export function reviewOf(record: string, revealed: boolean): ReviewStream {
  const parts: Signal<readonly ReviewPart[]> = signal([]);
  const state: Signal<StreamState> = signal("running");
  let wanted = true;
  const follow = async (): Promise<void> => {
    let answer = await post<Answer>(`/api/reviews${revealed ? "?revealed=1" : ""}`, record);
    while (wanted) {
      parts.value = [...parts.peek(), ...answer.parts];
      if (answer.failed) throw new Error(answer.failed);
      if (answer.done) {
        state.value = "done";
        return;
      }
      answer = await ask<Answer>(`/api/reviews/${answer.review}?after=${parts.peek().length}`);
    }
  };
  follow().catch((failed: unknown) => {
    if (wanted) state.value = { failed };
  });
  return {
    parts,
    state,
    stop: () => {
      wanted = false;
    },
  };
}
