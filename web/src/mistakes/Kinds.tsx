/** The kinds of mistakes as bars, the most frequent first; each opens its exercises. */
import type { JSX } from "preact";
import { OTHER, type ReviewedGame } from "../store/mistakes.ts";
import { exercisesAt } from "../study/mistakes-address.ts";
import { LinkButton } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { kindAdvice, kindName, kindSentence } from "../words/kinds.ts";
import { say } from "../words/say.ts";
import css from "./Kinds.module.css";
import { countKinds, type KindCount } from "./model/insights.ts";

/** Shows them, with advice on the first. */
export function Kinds({ games }: { readonly games: readonly ReviewedGame[] }): JSX.Element {
  const counts = countKinds(games);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const first = counts.find(({ kind }) => kind !== OTHER);
  const kept = counts.reduce((sum, each) => sum + each.kept, 0);
  if (counts.length === 0) return <p class={css.none}>{say("mistakes-flawless")}</p>;
  return (
    <section class={css.kinds} aria-labelledby="kinds">
      <div class={css.head}>
        <h2 id="kinds">{say("mistakes-kinds")}</h2>
        {kept > 0 && <LinkButton class="primary" text={say("mistakes-retry-all")} href={exercisesAt({})} />}
      </div>
      {first !== undefined && <Advice kind={first.kind} />}
      <ul class="list">
        {counts.map((each) => (
          <Kind key={each.kind} {...each} most={most} />
        ))}
      </ul>
    </section>
  );
}

/** What to do about the most frequent kind. */
const Advice = ({ kind }: { readonly kind: string }): JSX.Element => (
  <div class={css.advice}>
    <Icon name="bulb" />
    <p>
      <b>{kindName(kind)}</b>
      {kindAdvice(kind)}
    </p>
  </div>
);

/** One kind: its bar, what it means, and how many are left to retry. */
function Kind({ kind, count, kept, left, most }: KindCount & { readonly most: number }): JSX.Element {
  const name = kindName(kind);
  return (
    <li>
      <div class={css.words}>
        <b>{name}</b>
        {kind !== OTHER && <small>{kindSentence(kind)}</small>}
      </div>
      <span class={css.bar} style={`--part: ${count / most}`} aria-hidden="true" />
      <span class={css.count}>
        <span class="unseen">{say("mistakes-count", { count })}</span>
        <b aria-hidden="true">{count}</b>
      </span>
      {kept > 0 && (
        <span class={css.retry}>
          <LinkButton
            text={say("mistakes-retry")}
            label={say("mistakes-retry-kind", { kind: name })}
            href={exercisesAt({ kind })}
          />
          <small>{left === 0 ? say("mistakes-all-solved") : say("mistakes-left", { count: left })}</small>
        </span>
      )}
    </li>
  );
}
