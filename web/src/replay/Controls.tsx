/** The controls of a replay: by move, by round, with a slider, or playing automatically. */
import type { JSX } from "preact";
import { roundStarts } from "../store/frames.ts";
import { LineButtons } from "../study/LineButtons.tsx";
import type { LineList } from "../study/line-list.ts";
import { moveWords } from "../study/move-words.ts";
import { OfferedTiles } from "../study/OfferedTiles.tsx";
import { offerAt } from "../study/offer.ts";
import type { Player } from "../study/player.ts";
import type { TableModel } from "../table/model/table-model.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { IconName } from "../ui/icons.ts";
import { say } from "../words/say.ts";
import css from "./Controls.module.css";

function Step(props: { icon: IconName; label: string; disabled: boolean; onClick: () => void }): JSX.Element {
  return (
    <Button class={css.round} label={props.label} disabled={props.disabled} onClick={props.onClick}>
      <Icon name={props.icon} />
    </Button>
  );
}

interface ControlsProps {
  readonly player: Player;
  readonly model: TableModel;
  /** The address of the record's review. */
  readonly review: string;
  readonly lines: LineList;
}

/** The controls under the planet: the last move with the tiles it was chosen from, the moves of all rounds on one line, and the buttons. */
export function Controls({ player, model, review, lines }: ControlsProps): JSX.Element {
  const [ply, last, running] = [player.ply.value, player.last, player.running.value];
  const [begun, over] = [ply > 0, ply === last];
  return (
    <section class={css.controls} aria-label={say("replay-title")}>
      <div class={css.head}>
        <p class={css.move}>{moveWords(ply, last)}</p>
        <div class={css.ways}>
          <LineButtons lines={lines} ply={ply} />
          <LinkButton class={css.review} text={say("end-review")} href={review} />
        </div>
      </div>
      <OfferedTiles model={model} offered={offerAt(player.replay.frames, ply)} />
      <div class={css.slider} style={`--share: ${ply / Math.max(1, last)}`}>
        <input
          type="range"
          min={0}
          max={last}
          value={ply}
          aria-label={say("replay-slider")}
          aria-valuetext={moveWords(ply, last)}
          onInput={(event) => player.to(Number(event.currentTarget.value))}
        />
        <Rounds player={player} />
      </div>
      <div class={css.buttons}>
        <Step icon="first" label={say("replay-first")} disabled={!begun} onClick={() => player.to(0)} />
        <Step icon="roundBack" label={say("replay-round-back")} disabled={!begun} onClick={() => player.byRound(-1)} />
        <Step icon="back" label={say("replay-back")} disabled={!begun} onClick={() => player.to(ply - 1)} />
        <Button class="primary" onClick={() => player.toggle()}>
          <Icon name={running ? "pause" : "play"} />
          <span class={css.word}>{running ? say("replay-pause") : say("replay-play")}</span>
        </Button>
        <Step icon="on" label={say("replay-on")} disabled={over} onClick={() => player.to(ply + 1)} />
        <Step icon="roundOn" label={say("replay-round-on")} disabled={over} onClick={() => player.byRound(1)} />
        <Step icon="last" label={say("replay-last")} disabled={over} onClick={() => player.to(last)} />
      </div>
    </section>
  );
}

/** The rounds below the line, each where it begins. */
function Rounds({ player }: { player: Player }): JSX.Element {
  const [now, { last, replay }] = [player.game.value?.round, player];
  return (
    <div class={css.rounds} aria-hidden="true">
      {roundStarts(replay.frames).map(({ round, ply }) => (
        <span key={round} class={round === now ? css.isNow : undefined} style={`--at: ${ply / Math.max(1, last)}`}>
          {round}
        </span>
      ))}
    </div>
  );
}
