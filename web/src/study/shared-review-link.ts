/** Shared reviews by their links: the address names the review that its page is in. */
import { useEffect, useState } from "preact/hooks";
import type { ReviewPosition } from "../protocol.ts";
import { post } from "../store/ask.ts";
import { choices } from "../store/choices.ts";
import { reviewIn, withReview } from "../store/shared-link.ts";
import { address, go } from "../ui/navigate.ts";
import { isHere, theWire } from "../wire/backends.ts";
import { hasServer } from "../wire/offline.ts";
import type { RecordSource } from "./RecordScreen.tsx";
import { SharedReviewModel, type Shown, START } from "./shared-review.ts";

/** The review that this page has just started, and what it shows; another screen may have to open for it. */
let started: { readonly id: string; readonly position: ReviewPosition; sent: boolean } | null = null;

/** Makes an id that nobody can guess. */
export function newReviewId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Whether the server has the record under its own address; others have to be uploaded before anybody else can open them. */
const isThere = ({ table, digest }: RecordSource): boolean => digest !== null || (table !== null && !isHere(table));

/** Starts a shared review of the record that the page shows. Throws a `Refusal`. */
export async function startReview(from: RecordSource, record: string, shown: ReviewPosition | null): Promise<void> {
  const [id, position] = [newReviewId(), shown ?? START];
  started = { id, position, sent: false };
  if (isThere(from)) return go(withReview(address.peek(), id), true);
  const { record: digest } = await post<{ readonly record: string }>("/api/records", record);
  const screen = position.review ? `/review?record=${digest}` : `/record/${digest}`;
  go(withReview(screen, id));
}

/** The link that leads others to a shared review. */
export function linkOf(review: SharedReviewModel, home: string): string {
  const url = new URL(withReview(address.value, review.id), "http://here/");
  // The table's last game is another one after a rematch.
  if (review.number.value !== null) url.searchParams.set("game", String(review.number.value));
  return home + url.pathname + url.search;
}

/** Whether this page has just started a review, and so wants to send its link to somebody; true only once. */
export function isNew(review: SharedReviewModel): boolean {
  const is = started?.id === review.id && !started.sent;
  if (started !== null) started.sent ||= is;
  return is;
}

/** Leaves the shared review; the record stays open. */
export const leaveReview = (): void => go(withReview(address.peek(), null), true);

/** Joins the shared review that the address names, as long as it does. */
export function useSharedReview(from: RecordSource, shown: Shown): SharedReviewModel | null {
  const id = hasServer && isThere(from) ? reviewIn(address.value) : null;
  const { table, game, digest } = from;
  const [review, setReview] = useState<SharedReviewModel | null>(null);
  useEffect(() => {
    if (id === null) return setReview(null);
    const reviewed = { table, game: table === null || game === null ? null : Number(game), record: digest };
    const review = address.peek().startsWith("/review");
    const first = started?.id === id ? started.position : (shown.position.peek() ?? { ...START, review });
    const made = new SharedReviewModel(theWire(), id, reviewed, () => choices.peek().name.trim() || null, first);
    setReview(made);
    return () => made.leave();
  }, [id, table, game, digest, shown]);
  useEffect(() => review?.attach(shown), [review, shown]);
  return review;
}
