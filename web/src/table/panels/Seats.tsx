/** Who sits at the table: each seat with its planet, its animals, and whether it is there. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { AnimalPicture } from "../../animals/AnimalPicture.tsx";
import { FlatMap } from "../../map/FlatMap.tsx";
import { Fitting } from "../../ui/Fitting.tsx";
import { characterOf, styleName } from "../../words/names.ts";
import { say } from "../../words/say.ts";
import { covering } from "../model/planets.ts";
import type { Desk } from "../model/table-model.ts";
import { mapWords, reactionText } from "../model/words.ts";
import type { Sky } from "../scene/table-scene.ts";
import { SeatBadge } from "./Signs.tsx";
import { Thinking } from "./Thinking.tsx";

/** The seats, one's own first when the table is laid out; a tap makes a planet large. */
export function Seats({ desk, sky }: { desk: Desk; sky: Sky | null }): JSX.Element | null {
  const game = desk.table.game.value;
  if (game === null) return null;
  return (
    <ul class={`seats of-${game.players}`} aria-label={say("seats-title")}>
      {game.planets.map((_, seat) => (
        <Seat key={seat} desk={desk} seat={seat} sky={sky} />
      ))}
    </ul>
  );
}

function Seat({ desk, seat, sky }: { desk: Desk; seat: number; sky: Sky | null }): JSX.Element | null {
  const game = desk.table.game.value;
  const info = desk.table.info.value?.seats[seat];
  if (game === null || info === undefined) return null;
  const won = game.won[seat] ?? [];
  const turn = game.seat_to_move === seat || (game.seat_to_move === null && game.held === seat && game.end === null);
  const offline = info.kind === "person" && desk.table.online.value[seat] === false;
  const character = characterOf(info);
  const signs = [
    character === null ? null : styleName(character),
    desk.mine(seat) && !desk.isReplay ? say("seat-you") : null,
    info.resigned ? say("seat-resigned") : info.away ? say("seat-away") : offline ? say("seat-offline") : null,
  ].filter((each) => each !== null);
  return (
    <li
      class={`seat-card seat-${seat}${turn ? " is-turn" : ""}${desk.big.value === seat ? " is-large" : ""}`}
      data-seat={seat}
    >
      <button
        type="button"
        aria-pressed={desk.big.value === seat}
        title={character === null ? undefined : say(`style-${character}.hint`)}
        onClick={() => desk.see(seat)}
      >
        <span class="seat-planet">
          {sky === null ? <SmallMap desk={desk} seat={seat} /> : <SmallPlanet sky={sky} seat={seat} />}
          <SeatBadge seat={seat} />
          {game.first_seat === seat && <FirstToken />}
          {desk.thinks(seat) && <Thinking />}
        </span>
        <span class="seat-words">
          <span class="seat-name">
            <Fitting text={desk.name(seat)} />
            <span class="seat-count" aria-hidden="true">
              {won.length}
            </span>
            <span class="unseen">{say("end-animals", { count: won.length })}</span>
          </span>
          {signs.length > 0 && <span class="seat-signs">{signs.join(" · ")}</span>}
          <span class="seat-won">
            {won.map((animal) => (
              <AnimalPicture key={animal} animal={animal} size={26} />
            ))}
          </span>
        </span>
      </button>
      <Bubble desk={desk} seat={seat} />
    </li>
  );
}

function SmallPlanet({ sky, seat }: { sky: Sky; seat: number }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current === null ? undefined : sky.attach(seat, canvas.current)), [sky, seat]);
  return <canvas ref={canvas} class="small-planet" />;
}

function SmallMap({ desk, seat }: { desk: Desk; seat: number }): JSX.Element | null {
  const box = desk.table.box.value;
  const faces = desk.planets.value[seat];
  if (box === null || faces === undefined) return null;
  return (
    <span class="small-map" inert aria-hidden="true">
      <FlatMap planet={covering(box, faces)} words={mapWords(desk.name(seat))} width={84} />
    </span>
  );
}

/** The first seat's token. */
function FirstToken(): JSX.Element {
  return (
    <svg class="first-token" viewBox="-12 -12 24 24" width="24" height="24" role="img" aria-label={say("first-seat")}>
      <circle r="11" />
      <path d="M0 -7L2 -2.2L7 -2L3 1.2L4.4 6.2L0 3.3L-4.4 6.2L-3 1.2L-7 -2L-2 -2.2Z" />
    </svg>
  );
}

/** Seconds for which something that was said stays. */
const SAID = 5000;

/** What a seat's player has just said. */
function Bubble({ desk, seat }: { desk: Desk; seat: number }): JSX.Element | null {
  const bubble = useRef<HTMLSpanElement>(null);
  const last = desk.table.log.value.findLast((event) => event.type === "reacted" && event.seat === seat);
  const seen = useRef(last);
  useEffect(() => {
    if (last === seen.current || bubble.current === null) return;
    seen.current = last;
    bubble.current.animate([{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], { duration: SAID });
  }, [last]);
  if (last?.type !== "reacted") return null;
  return (
    <span ref={bubble} class="bubble" aria-hidden="true">
      {reactionText(last.reaction)}
    </span>
  );
}
