/** The link to a shared review, and who is there. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Reviewer } from "../protocol.ts";
import { meetServer, server } from "../store/ask.ts";
import { Button } from "../ui/Button.tsx";
import { copy } from "../ui/copy.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { tell } from "../ui/notice.ts";
import { QrCode } from "../ui/QrCode.tsx";
import { HERE } from "../ui/root.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import css from "./SharedReviewDialog.module.css";
import type { SharedReviewModel } from "./shared-review.ts";
import { leaveReview, linkOf } from "./shared-review-link.ts";
import { leaderWords, personName } from "./shared-review-speech.ts";

interface DialogProps {
  readonly review: SharedReviewModel;
  readonly onClose: () => void;
}

/** Shows both; the leader can hand over here. */
export function SharedReviewDialog({ review, onClose }: DialogProps): JSX.Element {
  return (
    <Dialog title={say("shared-title")} onClose={onClose}>
      <ReviewLink review={review} />
      <h3 class={css.head}>{say("shared-people")}</h3>
      <ul class={css.people}>
        {review.people.value.map((person) => (
          <Person key={person.id} review={review} person={person} />
        ))}
      </ul>
      <Button text={say("shared-leave")} onClick={leaveReview} />
    </Dialog>
  );
}

function ReviewLink({ review }: { readonly review: SharedReviewModel }): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  useEffect(meetServer, []);
  const link = linkOf(review, server.value?.url ?? HERE);
  const copyLink = async (): Promise<void> => {
    if (await copy(link)) return tell(say("room-copied"));
    field.current?.select();
    tell(say("room-not-copied"));
  };
  const share = (): void => {
    navigator.share({ title: say("game"), text: say("shared-title"), url: link }).catch(() => undefined);
  };
  return (
    <section class={css.link} aria-label={say("shared-link")}>
      <div class={css.how}>
        <QrCode text={link} label={say("room-qr")} />
        <p>{say(review.open.value ? "shared-how" : "shared-only-players")}</p>
      </div>
      <label class="field">
        <span class="unseen">{say("shared-link")}</span>
        <input ref={field} type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class={css.buttons}>
        <Button class="primary" text={say("room-copy")} onClick={() => void copyLink()} />
        {typeof navigator.share === "function" && <Button text={say("room-share")} onClick={share} />}
      </div>
    </section>
  );
}

interface PersonProps {
  readonly review: SharedReviewModel;
  readonly person: Reviewer;
}

function Person({ review, person }: PersonProps): JSX.Element {
  const name = personName(person);
  const yours = person.id === review.you.value;
  const leads = person.id === review.leader.value?.id;
  const passLead = (): void => {
    review.passLead(person.id).catch((refusal: unknown) => tell(why(refusal)));
  };
  return (
    <li class={css.person}>
      <span>
        <b>{yours ? say("shared-you", { name }) : name}</b>
        {(leads || person.away) && <small>{person.away ? say("shared-away") : leaderWords(review)}</small>}
      </span>
      {review.leads.value && !yours && !person.away && (
        <Button text={say("shared-pass")} label={say("shared-pass-to", { name })} onClick={passLead} />
      )}
    </li>
  );
}
