/** What is staged: the events that are shown one by one, each with the game as it was before it. */
import type {
  Awarded,
  Carried,
  Discarded,
  Ended,
  Event,
  GameView,
  Placed,
  Revealed,
  RoundOpened,
  Standing,
} from "../../protocol.ts";

/** What becomes of an animal. */
export type Fate = Awarded | Carried | Discarded | Revealed;

/** An event that is shown by itself. */
export type StagedEvent = Placed | Fate | RoundOpened | Ended;

/** An event to show, and the game to show until then. */
export interface Staged {
  readonly event: StagedEvent;
  readonly before: GameView;
  /** What isn't shown by itself, and happens right after it. */
  readonly along: readonly Event[];
}

/** News of a table: what happened, and the game before and after it. */
export interface News {
  readonly events: readonly Event[];
  /** The game before; null if it's unknown, because the page was closed or hidden. */
  readonly before: GameView | null;
  readonly after: GameView;
  /** The whole log, including the news. */
  readonly log: readonly Event[];
}

/** Whether an event says what becomes of an animal. */
export const isFate = (event: Event): event is Fate =>
  event.type === "awarded" || event.type === "carried" || event.type === "discarded" || event.type === "revealed";

const isStaged = (event: Event): event is StagedEvent =>
  isFate(event) || event.type === "placed" || event.type === "round opened" || event.type === "ended";

/** The events without placements that were undone. */
export function lasting(events: readonly Event[]): readonly Event[] {
  const kept: Event[] = [];
  for (const event of events) {
    const last =
      event.type === "taken back"
        ? kept.findLastIndex((each) => each.type === "placed" && each.seat === event.seat)
        : -1;
    if (last >= 0) kept.splice(last, 1);
    else kept.push(event);
  }
  return kept;
}

/** How many tiles were placed and stay. */
export const placements = (events: readonly Event[]): number =>
  lasting(events).filter(({ type }) => type === "placed").length;

/** The events of the news that are wanted one by one, each with the game before it and the others that follow it. */
export function stagedOf({ events, before, after, log }: News, wanted: (event: StagedEvent) => boolean): Staged[] {
  const staged: Staged[] = [];
  const kept = lasting(events);
  let along: Event[] = [];
  let game = after;
  for (const event of [...kept].reverse()) {
    game = gameBefore(game, event, before, log);
    if (isStaged(event) && wanted(event)) {
      staged.unshift({ event, before: game, along });
      along = [];
    } else along.unshift(event);
  }
  const [first] = staged;
  // The game before is known exactly, with every bid, unless something has changed it since.
  if (first !== undefined && before !== null && kept.find(isStaged) === first.event) staged[0] = { ...first, before };
  return staged;
}

/** The game before one of its events. `known` is the last game that was seen before. */
function gameBefore(game: GameView, event: Event, known: GameView | null, log: readonly Event[]): GameView {
  switch (event.type) {
    case "placed":
      return withoutTile(game, event);
    case "awarded":
      return {
        ...withCard(game, event, known),
        won: replaced(game.won, event.seat, (won) => without(won, event.animal)),
      };
    case "carried": {
      // It has moved on to the next round's column.
      const columns = replaced(game.columns, event.round, (column) => without(column, event.animal));
      return withCard({ ...game, columns }, event, known);
    }
    case "discarded":
      return withCard({ ...game, discarded: without(game.discarded, event.animal) }, event, known);
    case "revealed": {
      const down = (column: Column): Column => column.map((each) => (each === event.animal ? null : each));
      return { ...game, columns: replaced(game.columns, event.under - 1, down) };
    }
    case "round opened":
      return beforeRound(game, event, known, log);
    case "ended":
      return { ...game, end: null };
    default:
      return game;
  }
}

type Column = GameView["columns"][number];

const without = <T>(list: readonly T[], one: T): readonly T[] => list.filter((each) => each !== one);

const replaced = <T>(list: readonly T[], place: number, by: (one: T) => T): readonly T[] =>
  list.map((each, index) => (index === place ? by(each) : each));

function withoutTile(game: GameView, { seat, slot, tile, face }: Placed): GameView {
  return {
    ...game,
    ply: game.ply - 1,
    seat_to_move: seat,
    legal: null,
    held: null,
    due_at: null,
    end: null,
    offer: replaced(game.offer, slot, () => tile),
    moves: game.moves.slice(0, -1),
    planets: replaced(game.planets, seat, (faces) => replaced(faces, face, () => null)),
  };
}

/** The game with an animal back in its round's column, where it was, and as it was decided. */
function withCard(game: GameView, event: Awarded | Carried | Discarded, known: GameView | null): GameView {
  const { round, animal, bids } = event;
  const order = known?.columns[round - 1] ?? [];
  const place = (each: string | null): number => order.indexOf(each);
  const back = (column: Column): Column => [animal, ...without(column, animal)].sort((a, b) => place(a) - place(b));
  const outcome =
    event.type === "awarded"
      ? { winner: event.seat, by: event.by, why: null }
      : { winner: null, by: null, why: event.why };
  const decided: Standing = { animal, round, bids, ...outcome };
  const standings =
    game.standings === null ? null : [decided, ...game.standings.filter((each) => each.animal !== animal)];
  return { ...game, columns: replaced(game.columns, round - 1, back), standings };
}

/** The game at the end of the previous round, with the tiles that nobody took. */
function beforeRound(game: GameView, opened: RoundOpened, known: GameView | null, log: readonly Event[]): GameView {
  const until = log.slice(0, log.indexOf(opened));
  const start = until.findLastIndex(({ type }) => type === "round opened");
  const last = until[start];
  const taken = new Set(lasting(until.slice(start)).flatMap((each) => (each.type === "placed" ? [each.slot] : [])));
  const { first_seat, offer } = last?.type === "round opened" ? last : (known ?? game);
  return {
    ...game,
    first_seat,
    round: opened.round - 1,
    seat_to_move: null,
    legal: null,
    held: null,
    due_at: null,
    offer: offer.map((tile, slot) => (taken.has(slot) ? null : tile)),
  };
}

/** The log without what is still to be shown, and all that followed it. */
export function logBefore(log: readonly Event[], next: Staged | undefined): readonly Event[] {
  const place = next === undefined ? -1 : log.indexOf(next.event);
  return place < 0 ? log : log.slice(0, place);
}
