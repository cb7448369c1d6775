/** A review as a screen of its record, for those who go through it together. */
import { batch, computed } from "@preact/signals";
import type { RecordView } from "../../study/shown.ts";
import type { ReviewModel } from "./review-model.ts";

export const reviewView = (review: ReviewModel): RecordView => ({
  kind: "review",
  position: computed(() => ({
    ply: review.at.value,
    seat: review.player.chosen.value,
    choice: review.choice.value,
  })),
  show: ({ ply, seat, choice }) => {
    batch(() => {
      review.at.value = Math.min(review.player.last, ply);
      // It's drawn once that move's verdict is known here, too.
      review.choice.value = choice;
    });
    // Going elsewhere shows the planet of whoever has moved there, until another one is chosen.
    queueMicrotask(() => {
      review.player.chosen.value = seat;
    });
  },
});
