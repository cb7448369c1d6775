/** The end of a game: the finale, then the podium with what each seat scored, and what to do next. */
import type { JSX } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import type { Ended, TableInfo } from "../../protocol.ts";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { useModal } from "../../ui/Dialog.tsx";
import { Grip } from "../../ui/Grip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useNarrow } from "../../ui/media.ts";
import { useSwipe } from "../../ui/swipe.ts";
import { Voice } from "../../ui/Voice.tsx";
import { say } from "../../words/say.ts";
import { breakdown } from "../model/breakdown.ts";
import type { TableModel } from "../model/table-model.ts";
import { placing, verdict } from "../model/words.ts";
import type { TableScene } from "../scene/table-scene.ts";
import { Breakdown } from "./Breakdown.tsx";
import { EndActions } from "./EndActions.tsx";
import { EndMenu } from "./EndMenu.tsx";
import css from "./EndPanel.module.css";
import { Podium } from "./Podium.tsx";
import { PodiumPlanet } from "./PodiumPlanet.tsx";
import { SeatBadge } from "./Signs.tsx";

interface EndPanelProps {
  readonly model: TableModel;
  readonly scene: TableScene | null;
  /** A note from the lesson, or how a daily game compares. */
  readonly note?: JSX.Element | null;
}

/** Keys that don't skip the finale: they move the focus, or are held together with others. */
const NO_SKIP = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]);

/** Shows how the game ended, over the whole screen. */
export function EndPanel({ model, scene, note }: EndPanelProps): JSX.Element | null {
  const [box, game, info] = [model.table.box.value, model.table.game.value, model.table.info.value];
  const element = useModal();
  const heading = useId();
  const [more, setMore] = useState(false);
  const { finale } = model;
  const running = finale.running.value;
  const close = (): void => element.current?.close();
  useEffect(() => () => finale.skip(), [finale]);
  useSwipe(element, useNarrow(), close);
  if (game === null || info === null) return null;
  const { end } = game;
  const points = end === null || box === null ? [] : breakdown(box, game, end);
  return (
    <>
      <dialog
        ref={element}
        class={css.end}
        aria-labelledby={heading}
        style={`--players: ${game.players}`}
        onClose={() => model.closeSheet("end")}
        onClick={() => finale.skip()}
        onKeyDown={(event) => {
          if (!finale.running.peek() || NO_SKIP.has(event.key)) return;
          event.preventDefault();
          finale.skip();
        }}
      >
        <header class={css.head} data-grip>
          <Grip />
          <h2 id={heading} tabIndex={-1} autofocus>
            {titleOf(model, end)}
          </h2>
          <div class={cx(css.words, running && css.later)}>
            <Words model={model} end={end} info={info} />
          </div>
          <Button class={cx("plain", css.close)} label={say("dialog-close")} onClick={close}>
            <Icon name="close" />
          </Button>
        </header>
        <section class={css.body} tabindex={0} aria-label={say("end-breakdown")} data-scrolls>
          {end === null ? (
            <Planets model={model} scene={scene} />
          ) : (
            <>
              <Podium model={model} scene={scene} points={points} />
              <Breakdown model={model} points={points} />
            </>
          )}
          {!running && note != null && <div class={css.note}>{note}</div>}
        </section>
        <EndActions model={model} onMore={() => setMore(true)} />
        <Voice />
      </dialog>
      {/* Beside it and not inside: what is clicked there doesn't skip the finale. */}
      {more && <EndMenu model={model} scene={scene} onClose={() => setMore(false)} />}
    </>
  );
}

function titleOf(model: TableModel, end: Ended | null): string {
  if (end === null) return say("game-over");
  return model.finale.running.value ? say("end-counting") : verdict(end, (seat) => model.name(seat), model.seats);
}

/** The player's own place, what broke a tie, and why the game ended early. */
function Words(props: {
  readonly model: TableModel;
  readonly end: Ended | null;
  readonly info: TableInfo;
}): JSX.Element {
  const { model, end, info } = props;
  const place = end === null ? null : placing(end, model.seats);
  return (
    <>
      {place !== null && <p>{place}</p>}
      {end !== null && end.by !== "points" && <p class={css.by}>{say(`end-by-${end.by}`)}</p>}
      {info.ended !== null && info.ended !== "played" && <p>{say("event-game-over", { how: info.ended })}</p>}
    </>
  );
}

/** The planets of a game that ended early, without a result. */
function Planets({ model, scene }: Omit<EndPanelProps, "note">): JSX.Element {
  return (
    <ul class={cx("list", css.planets)}>
      {model.planets.value.map((_, seat) => (
        <li key={seat} class={`seat-${seat}`}>
          <span class={css.planet}>
            <PodiumPlanet model={model} scene={scene} seat={seat} turns={false} />
          </span>
          <span class={css.who}>
            <SeatBadge seat={seat} />
            {model.name(seat)}
          </span>
        </li>
      ))}
    </ul>
  );
}
