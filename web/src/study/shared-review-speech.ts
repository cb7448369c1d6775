/** A shared review for screen readers: who comes and goes, and who leads. */
import { effect } from "@preact/signals";
import type { Reviewer } from "../protocol.ts";
import { announce } from "../ui/voice.ts";
import { say } from "../words/say.ts";
import type { SharedReviewModel } from "./shared-review.ts";

/** What to call somebody. */
export const personName = ({ name }: Reviewer): string => name ?? say("shared-guest");

/** Says who leads. */
export function leaderWords({ leads, leader }: SharedReviewModel): string {
  if (leads.value) return say("shared-you-lead");
  return leader.value === null ? "" : say("shared-leads", { name: personName(leader.value) });
}

/** Announces who comes, goes and leads. Returns the cleanup function. */
export function speakReview(review: SharedReviewModel): () => void {
  let [known, led]: [readonly Reviewer[] | null, string | null] = [null, null];
  return effect(() => {
    const [people, leader, you] = [review.people.value, review.leader.value, review.you.value];
    if (you === null || leader === null) return;
    const others = people.filter(({ id }) => id !== you);
    const isIn = (there: readonly Reviewer[], { id }: Reviewer): boolean => there.some((each) => each.id === id);
    const before = known ?? [];
    const lines = [
      ...others.filter((each) => known !== null && !isIn(before, each)).map((each) => say("shared-came", named(each))),
      ...before.filter((each) => !isIn(others, each)).map((each) => say("shared-went", named(each))),
      ...(leader.id === led ? [] : [leaderWords(review)]),
    ];
    [known, led] = [others, leader.id];
    announce(...lines);
  });
}

const named = (person: Reviewer): { readonly name: string } => ({ name: personName(person) });
