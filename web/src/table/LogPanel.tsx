/** The log: what happened, in plain words, the latest first. */
import type { JSX } from "preact";
import { RuleButton } from "../rules/RuleButton.tsx";
import { ruleOf } from "../rules/reason.ts";
import { say } from "../words/say.ts";
import type { Desk } from "./desk.ts";
import { isFate } from "./life.ts";
import { cardOf, told } from "./words.ts";

/** Sentences that are shown at most. */
const MOST = 160;

/** Shows what happened. */
export function LogPanel({ desk }: { desk: Desk }): JSX.Element {
  const log = desk.table.log.value;
  const lines = log
    .map((event, number) => ({ number, event, text: told(event, (seat) => desk.name(seat), desk.table.box.value) }))
    .filter((line) => line.text !== null)
    .slice(-MOST)
    .reverse();
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{say("log-title")}</h2>
      <ol tabindex={0} aria-labelledby="log-title">
        {lines.map(({ number, event, text }) => (
          <li key={number} class={`log-${event.type.replaceAll(" ", "-")}`}>
            {isFate(event) ? (
              <RuleButton part={ruleOf(event, cardOf(desk.table.box.value, event.animal))} class="log-rule">
                <span>{text}</span>
              </RuleButton>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
