/** Reviews of finished games. They are computed by the server, or by the offline part, and arrive part by part. */
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type {
  Evaluation,
  LineJudgement,
  LineValue,
  MoveReview,
  ReviewNews,
  RoundReview,
  SeatReview,
} from "../protocol.ts";
import { Refusal, type Why } from "../wire/refusal.ts";
import { ask, post } from "./ask.ts";
import { askLine, type Position } from "./lines.ts";

/** How often a request is tried again before the player is told. */
const TRIES = 5;
/** Milliseconds between two requests, so that a few parts come at once. */
const PAUSE = 200;
/** Milliseconds until the next request if there was nothing new, or nobody answered. */
const LONG_PAUSE = 1500;
/** Milliseconds until the next request once the player has been told that nobody answers. */
const AWAY_PAUSE = 5000;
/** Refusals that may not be repeated. */
const MAY_PASS: ReadonlySet<Why> = new Set<Why>(["away", "too fast", "no table"]);
const ROUNDS = 12;

/** A review as it arrives. */
export interface ReviewStream {
  readonly players: number;
  /** The rounds in order. */
  readonly rounds: ReadonlySignal<readonly RoundReview[]>;
  /** The moves in order, so each stands at its ply. */
  readonly moves: ReadonlySignal<readonly MoveReview[]>;
  /** The seats in order; empty until everything else is known. */
  readonly seats: ReadonlySignal<readonly SeatReview[]>;
  /** How much is known, from 0 to 1. */
  readonly progress: ReadonlySignal<number>;
  /** Whether everything is known. */
  readonly done: ReadonlySignal<boolean>;
  /** Why no more will come; if the server is away, more will come as soon as it's back. */
  readonly failed: ReadonlySignal<Refusal | null>;
  /** Tries again after a failure. */
  readonly retry: () => void;
  /** Asks for no more. Whoever computes it stops after a while. */
  readonly stop: () => void;
}

/** What a review may be judged by: what the players could know at the time, or everything. */
export interface ReviewOptions {
  readonly revealed?: boolean;
}

/** How a review is asked for; tests answer it themselves. */
export interface ReviewAsker {
  readonly begin: (record: string, revealed: boolean) => Promise<ReviewNews>;
  readonly more: (review: string, known: number) => Promise<ReviewNews>;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const ASKER: ReviewAsker = {
  begin: (record, revealed) => post<ReviewNews>(`/api/reviews${revealed ? "?revealed=1" : ""}`, record),
  more: (review, known) => ask<ReviewNews>(`/api/reviews/${review}?after=${known}`),
  pause: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
};

/** The review of a record, which begins at once. */
export function reviewOf(record: string, { revealed = false }: ReviewOptions = {}, asker = ASKER): ReviewStream {
  const players = playersIn(record);
  const [rounds, moves, seats] = [
    signal<readonly RoundReview[]>([]),
    signal<readonly MoveReview[]>([]),
    signal<readonly SeatReview[]>([]),
  ];
  const [progress, done, failed] = [signal(0), signal(false), signal<Refusal | null>(null)];
  const all = ROUNDS * (players + 1) + players;
  let [known, run] = [0, 0];

  const take = (parts: ReviewNews["parts"], isLast: boolean): void =>
    batch(() => {
      known += parts.length;
      rounds.value = [...rounds.value, ...parts.filter((part) => part.type === "round")];
      moves.value = [...moves.value, ...parts.filter((part) => part.type === "move")];
      seats.value = [...seats.value, ...parts.filter((part) => part.type === "seat")];
      progress.value = Math.min(1, known / all);
      done.value = isLast;
    });

  /** The id of the review; null if it has to be asked for first. */
  let review: string | null = null;

  const hear = (news: ReviewNews, parts: ReviewNews["parts"]): void => {
    review = news.review;
    take(parts, news.done);
    if (news.failed === null) return;
    review = null;
    throw new Refusal("not now", "bots");
  };

  /** Asks once; says how long to wait until the next time. */
  const next = async (isOurs: () => boolean): Promise<number> => {
    const asked = review;
    const news = await (asked === null ? asker.begin(record, revealed) : asker.more(asked, known));
    if (!isOurs()) return 0;
    const parts = asked === null ? news.parts.slice(known) : news.parts;
    hear(news, parts);
    if (asked === null) return 0;
    return parts.length > 0 ? PAUSE : LONG_PAUSE;
  };

  const follow = async (isOurs: () => boolean): Promise<void> => {
    let lost = 0;
    while (isOurs() && !done.peek()) {
      try {
        const pause = await next(isOurs);
        if (isOurs()) failed.value = null;
        lost = 0;
        await asker.pause(pause);
      } catch (error) {
        const why = error instanceof Refusal ? error.reason : "unknown";
        // It was forgotten, or another node of the server answers now.
        if (why === "no table") review = null;
        lost += 1;
        const told = lost > TRIES;
        if (!MAY_PASS.has(why) || (told && why !== "away")) throw error;
        if (told && isOurs()) failed.value ??= new Refusal("away");
        await asker.pause(told ? AWAY_PAUSE : LONG_PAUSE);
      }
    }
  };

  const start = (): void => {
    run += 1;
    const mine = run;
    const isOurs = (): boolean => mine === run;
    failed.value = null;
    follow(isOurs).catch((error: unknown) => {
      if (isOurs()) failed.value = error instanceof Refusal ? error : new Refusal("unknown");
    });
  };
  start();
  return {
    players,
    rounds,
    moves,
    seats,
    progress,
    done,
    failed,
    retry: start,
    stop: () => {
      run += 1;
    },
  };
}

/** What a position on a line is worth, judged like a review's chart. Throws a `Refusal`. */
export const lineValue = async (position: Position): Promise<Evaluation> =>
  (await askLine<LineValue>("/value", position)).evaluation;

/** How good the last move of a line is, judged like a review's moves. Throws a `Refusal`. */
export const judgeMove = (position: Position): Promise<LineJudgement> => askLine("/judge", position);

/** How many seats a record has; whether it's a record at all is for others to say. */
function playersIn(record: string): number {
  try {
    const { players }: { players?: unknown } = JSON.parse(record);
    return typeof players === "number" && players >= 2 && players <= 4 ? players : 2;
  } catch {
    return 2;
  }
}
