/** Two lines side by side after the same move: every planet, and what each seat would score. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { FlatMap } from "../map/FlatMap.tsx";
import type { MarkedRegion } from "../map/Marks.tsx";
import type { Evaluation, Score } from "../protocol.ts";
import type { Frame } from "../store/frames.ts";
import { infoOf } from "../store/frames.ts";
import { type Line, lineWith } from "../store/named-lines.ts";
import { covering } from "../table/model/planets.ts";
import { faceWords, mapWords } from "../table/model/words.ts";
import { SeatBadge } from "../table/panels/Signs.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { tell } from "../ui/notice.ts";
import { seatNames } from "../words/names.ts";
import { percent } from "../words/percent.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import { ALL_EDGES, ALL_FACES, areaAt, type Face } from "../world/units.ts";
import { LineChoices, NONE, WIDTH } from "./LineChoices.tsx";
import css from "./LineCompare.module.css";
import { type LineList, lineName } from "./line-list.ts";

/** Milliseconds after which a player who moves the slider has arrived. */
const RESTS = 400;

/** Shows the comparison; at first, of the line on the screen, or else the last one, with the game. */
export function LineCompare({ list, onClose }: { list: LineList; onClose: () => void }): JSX.Element {
  const lines = list.lines.value;
  const [left, setLeft] = useState(NONE);
  const [right, setRight] = useState(list.current.peek() ?? lines.at(-1)?.id ?? NONE);
  const both = [lineWith(lines, left), lineWith(lines, right)] as const;
  const least = Math.min(...both.map((line) => line?.ply ?? list.moves.length));
  const most = Math.min(...both.map((line) => endOf(list, line)));
  const [chosen, setChosen] = useState<number | null>(null);
  const ply = Math.min(most, Math.max(least, chosen ?? most));
  const pick = (set: (id: number) => void) => (id: number) => {
    set(id);
    setChosen(null);
  };
  return (
    <Dialog title={say("line-compare")} wide onClose={onClose}>
      <div class={css.both}>
        <LineChoices
          lines={lines}
          nameOf={lineName}
          none={say("line-game")}
          left={left}
          right={right}
          onLeft={pick(setLeft)}
          onRight={pick(setRight)}
        />
      </div>
      <label class={css.move}>
        <span>{say("line-after", { move: ply })}</span>
        <input
          type="range"
          min={least}
          max={most}
          value={ply}
          disabled={least === most}
          onInput={(event) => setChosen(Number(event.currentTarget.value))}
        />
      </label>
      <Seats list={list} lines={both} ply={ply} />
    </Dialog>
  );
}

/** The number of moves at the end of a line, or of the game. */
const endOf = (list: LineList, line: Line | null): number =>
  line === null ? list.moves.length : line.ply + line.moves.length;

interface SeatsProps {
  readonly list: LineList;
  readonly lines: readonly [Line | null, Line | null];
  readonly ply: number;
}

/** A row for each seat, with both planets. */
function Seats({ list, lines: [left, right], ply }: SeatsProps): JSX.Element | null {
  const [frames, setFrames] = useState<readonly (Frame | undefined)[]>([]);
  useEffect(() => {
    let wanted = true;
    Promise.all([left, right].map((line) => list.frameAt(line, ply))).then(
      (found) => wanted && setFrames(found),
      (refusal) => wanted && tell(why(refusal)),
    );
    return () => {
      wanted = false;
    };
  }, [list, left, right, ply]);
  const values = useValues(list, left, right, ply);
  const names = seatNames(infoOf(list.replay).seats);
  return (
    <ul class="list">
      {names.map((name, seat) => (
        <li key={seat} class={`seat-${seat} ${css.seat}`}>
          <h3>
            <SeatBadge seat={seat} />
            {name}
          </h3>
          <div class={css.both}>
            {frames.map((frame, at) => (
              <Side
                key={at}
                list={list}
                frame={frame}
                seat={seat}
                chance={resultOf(frame, seat) ?? values[at]?.chances[seat] ?? null}
                changed={changedFaces(frames, seat)}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A seat's share of the victory, if the game is over. */
function resultOf(frame: Frame | undefined, seat: number): number | null {
  const winners = frame?.game.end?.winners;
  if (winners === undefined) return null;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** What both positions are worth, as soon as the player stays at one move; empty until then. */
function useValues(list: LineList, left: Line | null, right: Line | null, ply: number): readonly (Evaluation | null)[] {
  const [values, setValues] = useState<readonly (Evaluation | null)[]>([]);
  useEffect(() => {
    let wanted = true;
    setValues([]);
    const timer = setTimeout(() => {
      // Without an answer there are still the planets and the points.
      const asked = [left, right].map((line) => list.valueAt(line, ply).catch(() => null));
      void Promise.all(asked).then((found) => wanted && setValues(found));
    }, RESTS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [list, left, right, ply]);
  return values;
}

/** The faces of a planet with other tiles, or turned otherwise, in the one table than in the other. */
function changedFaces([left, right]: readonly (Frame | undefined)[], seat: number): readonly Face[] {
  const [before, after] = [left?.game.planets[seat], right?.game.planets[seat]];
  return ALL_FACES.filter((face) => String(before?.[face]) !== String(after?.[face]));
}

/** A whole face, to be lit. */
const regionOf = (face: Face): MarkedRegion => ({ areas: ALL_EDGES.map((edge) => areaAt(face, edge)) });

interface SideProps {
  readonly list: LineList;
  readonly frame: Frame | undefined;
  readonly seat: number;
  /** Its chance to win; null until it's known. */
  readonly chance: number | null;
  /** The faces that differ between the lines, which are read out. */
  readonly changed: readonly Face[];
}

/** A seat's planet on one of the lines, and its points. */
function Side({ list, frame, seat, chance, changed }: SideProps): JSX.Element | null {
  const faces = frame?.game.planets[seat];
  const score = frame?.scores[seat];
  if (faces === undefined || score === undefined) return null;
  const planet = covering(list.replay.box, faces);
  return (
    <figure class={css.side}>
      <div inert aria-hidden="true">
        <FlatMap planet={planet} words={mapWords("")} width={WIDTH} lit={changed.map(regionOf)} />
      </div>
      <span class="unseen">{changed.map((face) => faceWords(face, planet)).join(" ")}</span>
      <figcaption>
        <b>{say("points", { points: score.total })}</b>
        <span>{chance === null ? "…" : say("line-wins", { chance: percent(chance) })}</span>
        <Parts score={score} beginner={frame?.game.beginner ?? false} />
      </figcaption>
    </figure>
  );
}

/** What the points are for. */
const Parts = ({ score, beginner }: { readonly score: Score; readonly beginner: boolean }): JSX.Element => (
  <small>
    {say("line-animals", { points: score.animals })}
    {!beginner && ` · ${say("line-objective", { points: score.objective })}`}
  </small>
);
