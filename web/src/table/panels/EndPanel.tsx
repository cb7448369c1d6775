/** The result: objectives revealed, each seat's points, the tiebreak, the planets side by side, and what to do next. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { AnimalPicture } from "../../animals/AnimalPicture.tsx";
import { FlatMap } from "../../map/FlatMap.tsx";
import type { Ended } from "../../protocol.ts";
import { openRules } from "../../rules/open.ts";
import { HabitatSign } from "../../shapes/HabitatSign.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { copy } from "../../ui/copy.ts";
import { cx } from "../../ui/cx.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Fitting } from "../../ui/Fitting.tsx";
import { characterOf, habitatName, styleName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { HABITATS } from "../../world/geometry.ts";
import { covering } from "../model/planets.ts";
import type { TableModel } from "../model/table-model.ts";
import { mapWords, placing, verdict } from "../model/words.ts";
import { Another } from "./Another.tsx";
import css from "./EndPanel.module.css";
import { SharePicture } from "./SharePicture.tsx";
import { SeatBadge } from "./Signs.tsx";

/** Shows how the game ended. */
export function EndPanel({ model, note }: { model: TableModel; note?: JSX.Element | null }): JSX.Element | null {
  const game = model.table.game.value;
  const info = model.table.info.value;
  if (game === null || info === null) return null;
  const mine = model.seats;
  const { end } = game;
  const title = end === null ? say("game-over") : verdict(end, (seat) => model.name(seat), mine);
  const place = end === null ? null : placing(end, mine);
  return (
    <Dialog wide title={title} onClose={() => model.closeSheet("end")}>
      <div class={css.end}>
        {place !== null && <p class={css.place}>{place}</p>}
        {end !== null && end.by !== "points" && <p class={css.by}>{say(`end-by-${end.by}`)}</p>}
        {info.ended !== null && info.ended !== "played" && (
          <p class={css.by}>{say("event-game-over", { how: info.ended })}</p>
        )}
        {note}
        {end !== null && <Scores model={model} end={end} />}
        {end !== null && (
          <p>
            <Button class="plain" text={say("why-scoring")} onClick={() => openRules("end")} />
          </p>
        )}
        {model.table.live && <Next model={model} />}
      </div>
    </Dialog>
  );
}

function Scores({ model, end }: { model: TableModel; end: Ended }): JSX.Element {
  const told = end.objectives.length > 0;
  const ranks = [...end.scores].sort((a, b) => b.total - a.total || b.cards - a.cards);
  return (
    <ol class={cx("list", css.seats)}>
      {ranks.map(({ seat, objective, animals, cards, total }) => {
        const habitat = HABITATS.find((each) => each === end.objectives[seat]);
        const character = characterOf(model.table.info.value?.seats[seat]);
        return (
          <li key={seat} class={cx(css.seat, `seat-${seat}`, end.winners.includes(seat) && css.isWinner)}>
            <h3>
              <SeatBadge seat={seat} />
              <Fitting class={css.name} text={model.name(seat)} />
              <b class={css.total}>{say("points", { points: total })}</b>
            </h3>
            <EndPlanet model={model} seat={seat} />
            {told && habitat !== undefined && (
              <p class={css.line}>
                <HabitatSign habitat={habitat} />
                <span>{say("end-objective", { habitat: habitatName(habitat) })}</span>
                <b>{objective}</b>
              </p>
            )}
            <p class={css.line}>
              <span>{say("end-animals", { count: cards })}</span>
              <b>{animals}</b>
            </p>
            <p class={css.won}>
              {(model.table.game.value?.won[seat] ?? []).map((animal) => (
                <AnimalPicture key={animal} animal={animal} size={26} />
              ))}
            </p>
            {character !== null && <p class={css.character}>{`${say("new-style")} · ${styleName(character)}`}</p>}
          </li>
        );
      })}
    </ol>
  );
}

function EndPlanet({ model, seat }: { model: TableModel; seat: number }): JSX.Element | null {
  const [box, game] = [model.table.box.value, model.table.game.value];
  const faces = game?.planets[seat];
  if (box === null || faces === undefined) return null;
  return (
    <span class={css.planet} inert>
      <FlatMap planet={covering(box, faces)} words={mapWords(model.name(seat))} width={230} />
    </span>
  );
}

/** A rematch, the replay, the record, a link. */
function Next({ model }: { model: TableModel }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const info = model.table.info.value;
  const seats = model.table.yours.value?.seats ?? [];
  const asked = seats.length > 0 && seats.every((seat) => info?.seats[seat]?.again ?? false);
  const again =
    info?.seats.flatMap((each, seat) => (each.again && !seats.includes(seat) ? [model.name(seat)] : [])) ?? [];
  const link = `${location.origin}/replay?table=${model.table.id}`;
  const rematch = (): void => {
    for (const seat of seats) void model.send({ type: "rematch", seat, wanted: !asked });
  };
  return (
    <>
      {again.length > 0 && <p class={css.again}>{say("end-again", { names: again.join(say("list-and")) })}</p>}
      <div class={css.next}>
        {seats.length > 0 && (
          <Button class="primary" text={asked ? say("end-no-rematch") : say("end-rematch")} onClick={rematch} />
        )}
        <Another model={model} />
        <LinkButton text={say("end-replay")} href={`/replay?table=${model.table.id}`} />
        <Button
          text={copied ? say("end-copied") : say("end-share")}
          onClick={async () => setCopied(await copy(link))}
        />
        {model.table.game.value?.end && <SharePicture model={model} />}
        <LinkButton
          text={say("end-record")}
          href={`/api/tables/${model.table.id}/record`}
          download={`twelvefold-${model.table.id.slice(0, 6)}.json`}
        />
        <LinkButton text={say("to-home")} href="/" />
      </div>
    </>
  );
}
