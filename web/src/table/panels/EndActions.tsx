/** What to do after a game: play again, review it or watch the replay; a menu has the rest. */
import type { JSX } from "preact";
import { isAttempt } from "../../store/daily.ts";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { say } from "../../words/say.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./EndActions.module.css";

interface EndActionsProps {
  readonly model: TableModel;
  readonly onMore: () => void;
}

/** Shows the buttons, or the one that skips the finale. */
export function EndActions({ model, onMore }: EndActionsProps): JSX.Element {
  if (model.finale.running.value) {
    return (
      <footer class={css.actions}>
        <Button class="large" text={say("end-skip")} onClick={() => model.finale.skip()} />
      </footer>
    );
  }
  return (
    <footer class={css.actions}>
      {model.table.line === undefined ? (
        <>
          <Again model={model} />
          <Review model={model} />
          <Replay model={model} />
        </>
      ) : (
        <Button class="primary large" text={say("dialog-close")} onClick={() => model.closeSheet("end")} />
      )}
      <Button class={css.more} label={say("end-more")} aria-haspopup="dialog" onClick={onMore}>
        <Icon name="more" class={css.dots} />
      </Button>
    </footer>
  );
}

/** Asks for another game with the same seats, or says who else would like one. */
function Again({ model }: { readonly model: TableModel }): JSX.Element | null {
  const info = model.table.info.value;
  const { seats } = model;
  if (seats.length === 0 || info === null || isAttempt(info)) return null;
  const asked = seats.every((seat) => info.seats[seat]?.again ?? false);
  const others = info.seats.flatMap(({ again }, seat) => (again && !seats.includes(seat) ? [model.name(seat)] : []));
  const ask = (): void => {
    for (const seat of seats) void model.send({ type: "rematch", seat, wanted: !asked });
  };
  return (
    <>
      {others.length > 0 && <p class={css.again}>{say("end-again", { names: others.join(say("list-and")) })}</p>}
      <Button
        class="primary large"
        text={asked ? say("end-no-rematch") : say("end-rematch")}
        disabled={model.sending.value}
        onClick={ask}
      />
    </>
  );
}

/** Leads to the review; a replay has a link of its own. */
function Review({ model }: { readonly model: TableModel }): JSX.Element | null {
  const { id, live } = model.table;
  if (!live || model.table.game.value?.end == null) return null;
  return <LinkButton class="large" text={say("end-review")} href={`/review?table=${id}`} />;
}

/** Leads to the replay or, in a replay, back to its start. */
function Replay({ model }: { readonly model: TableModel }): JSX.Element {
  const { restart } = model.table;
  if (restart === undefined)
    return <LinkButton class="large" text={say("end-replay")} href={`/replay?table=${model.table.id}`} />;
  return (
    <Button
      class="primary large"
      text={say("end-replay")}
      onClick={() => {
        model.closeSheet("end");
        restart();
      }}
    />
  );
}
