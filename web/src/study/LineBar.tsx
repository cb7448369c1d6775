/** The strip above the tiles while somebody tries moves: where they are, one move back or on, and everything else. */
import type { JSX } from "preact";
import { lineWith } from "../store/named-lines.ts";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import type { IconName } from "../ui/icons.ts";
import { withKey } from "../ui/media.ts";
import { say } from "../words/say.ts";
import css from "./LineBar.module.css";
import { type LineList, lineName } from "./line-list.ts";
import type { LineSource } from "./line-source.ts";

interface LineBarProps {
  readonly list: LineList;
  readonly source: LineSource;
  readonly onBack: () => void;
  readonly onPlayers: () => void;
  readonly onLines: () => void;
}

/** Says which line is on the screen, and after which move. */
export function lineWords(list: LineList, source: LineSource): string {
  const line = lineWith(list.lines.value, list.current.value);
  const where = say("line-after", { move: source.ply.value });
  return line === null ? where : `${lineName(line)} · ${where}`;
}

/** Shows the strip. */
export function LineBar({ list, source, onBack, onPlayers, onLines }: LineBarProps): JSX.Element {
  const [ply, game] = [source.ply.value, source.game.value];
  const turn = game?.seat_to_move ?? null;
  const line = lineWith(list.lines.value, list.current.value);
  const waits = turn !== null && !source.seats.value.includes(turn) && !source.thinking.value;
  return (
    <section class={css.bar} aria-label={say("line-title")}>
      <Button class={css.back} label={say("line-back")} onClick={onBack}>
        <Icon name="close" />
      </Button>
      <p class={css.where}>
        <b>{line === null ? say("line-title") : lineName(line)}</b>
        <small>{say("line-after", { move: ply })}</small>
      </p>
      {waits && <Button class={cx("primary", css.goOn)} text={say("line-go-on")} onClick={() => void source.goOn()} />}
      <Step
        icon="turnLeft"
        label={withKey(say("take-back"), "U")}
        disabled={ply === source.start}
        onClick={() => source.undo()}
      />
      <Step icon="turnRight" label={say("line-redo")} disabled={ply === source.last} onClick={() => source.redo()} />
      <Step icon="bot" label={say("line-players")} onClick={onPlayers} />
      <Step icon="branch" label={say("line-list")} onClick={onLines} />
    </section>
  );
}

const Step = (props: { icon: IconName; label: string; disabled?: boolean; onClick: () => void }): JSX.Element => (
  <Button class={css.step} label={props.label} disabled={props.disabled ?? false} onClick={props.onClick}>
    <Icon name={props.icon} />
  </Button>
);
