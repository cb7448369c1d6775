/** The log: what happened, in plain words, latest first. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { AnimalPicture } from "../../animals/AnimalPicture.tsx";
import type { Placed } from "../../protocol.ts";
import { RuleButton } from "../../rules/RuleButton.tsx";
import { TilePicture } from "../../tile/Tile.tsx";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { say } from "../../words/say.ts";
import { tileOf } from "../model/planets.ts";
import { isFate } from "../model/staging.ts";
import type { TableModel } from "../model/table-model.ts";
import { cardOf, eventText, laidText, tileWords } from "../model/words.ts";
import board from "./Board.module.css";
import css from "./LogPanel.module.css";
import { ruleOf } from "./rule-of.ts";
import { marked, SeatNames } from "./SeatNames.tsx";

/** The width of a picture in the log, in pixels. */
const SMALL = 32;

/** The most lines shown. */
const MOST = 160;

/** Shows the log. */
export function LogPanel({ model }: { model: TableModel }): JSX.Element {
  const name = marked((seat) => model.name(seat));
  const { you } = model;
  const lines = model.shownLog.value
    .map((event, number) => ({ number, event, text: eventText(event, name, model.table.box.value, you) }))
    .flatMap(({ text, ...line }) => (text === null ? [] : [{ ...line, text }]))
    .slice(-MOST)
    .reverse();
  return (
    <section class={cx(board.board, css.log)} aria-labelledby="log-title">
      <header>
        <h2 id="log-title">{say("log-title")}</h2>
        <button
          type="button"
          class={css.whole}
          aria-expanded={model.sheet.value === "log"}
          title={say("log-whole")}
          onClick={() => model.toggleSheet("log")}
        >
          <span>{say("log-whole")}</span>
          <Icon name="down" size={18} />
        </button>
      </header>
      <ol class={board.scroll} tabindex={0} aria-labelledby="log-title" data-scrolls>
        {lines.map(({ number, event, text }) => (
          <li key={number} data-event={event.type}>
            {isFate(event) ? (
              <RuleButton part={ruleOf(event, cardOf(model.table.box.value, event.animal))} class={css.rule}>
                <AnimalPicture animal={event.animal} size={SMALL} />
                <span>
                  <SeatNames text={text} />
                </span>
              </RuleButton>
            ) : event.type === "placed" ? (
              <Placement model={model} placed={event} />
            ) : (
              <SeatNames text={text} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A placement: its picture, and a button that shows it on its planet. */
function Placement({ model, placed }: { model: TableModel; placed: Placed }): JSX.Element {
  const box = model.table.box.value;
  const { tile: number, rotation } = placed;
  const tile = box === null ? null : tileOf(box, number);
  const label = tile === null ? "" : tileWords(tile);
  // Every event re-renders the log, but a tile's picture only changes with its label, when the language does.
  const picture = useMemo(() => {
    const laid = box === null ? null : tileOf(box, number);
    return laid && <TilePicture tile={laid} turns={rotation} width={SMALL} label={label} />;
  }, [box, number, rotation, label]);
  // A face's letter is nowhere on the planet: the button shows where it is, and only its label needs the letter.
  return (
    <button
      type="button"
      class={css.look}
      aria-label={`${eventText(placed, (each) => model.name(each), box, model.you)} ${label}`}
      title={say("log-look")}
      onClick={() => model.showPlacement(placed)}
    >
      <span>
        <SeatNames
          text={laidText(
            placed,
            marked((each) => model.name(each)),
            model.you,
          )}
        />
      </span>
      {picture}
    </button>
  );
}
