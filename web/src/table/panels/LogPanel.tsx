/** The log: what happened, in plain words, latest first. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Placed } from "../../protocol.ts";
import { RuleButton } from "../../rules/RuleButton.tsx";
import { TilePicture } from "../../tile/Tile.tsx";
import { cx } from "../../ui/cx.ts";
import { say } from "../../words/say.ts";
import { tileOf } from "../model/planets.ts";
import { isFate } from "../model/staging.ts";
import type { TableModel } from "../model/table-model.ts";
import { cardOf, eventText, tileWords } from "../model/words.ts";
import board from "./Board.module.css";
import css from "./LogPanel.module.css";
import { ruleOf } from "./rule-of.ts";

/** The width of a tile in the log, in pixels. */
const SMALL = 40;

/** The most lines shown. */
const MOST = 160;

/** Shows the log. */
export function LogPanel({ model }: { model: TableModel }): JSX.Element {
  const log = model.shownLog.value;
  const lines = log
    .map((event, number) => ({
      number,
      event,
      text: eventText(event, (seat) => model.name(seat), model.table.box.value),
    }))
    .filter((line) => line.text !== null)
    .slice(-MOST)
    .reverse();
  return (
    <section class={cx(board.board, css.log)} aria-labelledby="log-title">
      <h2 id="log-title">{say("log-title")}</h2>
      <ol class={board.scroll} tabindex={0} aria-labelledby="log-title" data-scrolls>
        {lines.map(({ number, event, text }) => (
          <li key={number} data-event={event.type}>
            {isFate(event) ? (
              <RuleButton part={ruleOf(event, cardOf(model.table.box.value, event.animal))} class={css.rule}>
                <span>{text}</span>
              </RuleButton>
            ) : event.type === "placed" ? (
              <Placement model={model} placed={event} text={text ?? ""} />
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A placement: its picture, and a button that shows it on its planet. */
function Placement({ model, placed, text }: { model: TableModel; placed: Placed; text: string }): JSX.Element {
  const box = model.table.box.value;
  const { tile: number, rotation } = placed;
  const tile = box === null ? null : tileOf(box, number);
  const label = tile === null ? "" : tileWords(tile);
  // Every event re-renders the log, but a tile's picture only changes with its label, when the language does.
  const picture = useMemo(() => {
    const laid = box === null ? null : tileOf(box, number);
    return laid && <TilePicture tile={laid} turns={rotation} width={SMALL} label={label} />;
  }, [box, number, rotation, label]);
  return (
    <button
      type="button"
      class={cx(css.look, `seat-${placed.seat}`)}
      title={say("log-look")}
      onClick={() => model.showPlacement(placed)}
    >
      <span>{text}</span>
      {picture}
    </button>
  );
}
