/** The player's mistakes as exercises, one after another: their own positions, in which a better move is to be found. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Replay, replayOf } from "../store/frames.ts";
import { passing, type ReviewedGame, reviewed } from "../store/mistakes.ts";
import { exercisesAt, OVERVIEW, type Wanted } from "../study/mistakes-address.ts";
import { LinkButton } from "../ui/Button.tsx";
import { Message, Waiting } from "../ui/Message.tsx";
import { useTitle } from "../ui/page.ts";
import { why } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import { ExerciseScreen } from "./ExerciseScreen.tsx";
import { type Exercise, exercisesOf } from "./model/exercises.ts";

const title = (): string => `${say("mistakes-title")} – ${say("game")}`;

/** The games whose mistakes can be retried: those that are kept, and one that is only passing through. */
const allGames = (): readonly ReviewedGame[] => {
  const game = passing.peek();
  return game === null ? reviewed.peek() : [...reviewed.peek(), game];
};

/** Shows what is asked for. */
export function Exercises({ wanted }: { readonly wanted: Wanted }): JSX.Element {
  // The list stays as it is while exercises are solved.
  const [exercises] = useState(() => exercisesOf(allGames(), wanted));
  const [at, setAt] = useState(0);
  const [solved, setSolved] = useState(0);
  useTitle(title);
  const exercise = exercises[at];
  if (exercise === undefined) return <Over count={exercises.length} solved={solved} wanted={wanted} />;
  const next = (wasSolved: boolean): void => {
    if (wasSolved) setSolved(solved + 1);
    setAt(at + 1);
  };
  return <Opening key={at} exercise={exercise} at={at} count={exercises.length} onNext={next} />;
}

interface OpeningProps {
  readonly exercise: Exercise;
  readonly at: number;
  readonly count: number;
  readonly onNext: (solved: boolean) => void;
}

/** Replays the game of an exercise, then shows it. */
function Opening({ exercise, ...rest }: OpeningProps): JSX.Element {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    replayOf(exercise.game.record).then(
      (found) => wanted && setReplay(found),
      (refusal) => wanted && setRefused(refusal),
    );
    return () => {
      wanted = false;
    };
  }, [exercise]);
  if (refused !== null) return <Message text={why(refused)} />;
  return replay === null ? <Waiting /> : <ExerciseScreen exercise={exercise} replay={replay} {...rest} />;
}

interface OverProps {
  readonly count: number;
  readonly solved: number;
  readonly wanted: Wanted;
}

/** After the last exercise: how it went, and the way on; also if there is none. */
const Over = ({ count, solved, wanted }: OverProps): JSX.Element => (
  <Message text={count === 0 ? say("mistakes-none") : say("mistakes-over", { solved, count })}>
    {count > solved && (
      <p>
        <LinkButton
          class="primary"
          text={say("mistakes-once-more")}
          href={`${exercisesAt(wanted)}&again=${Date.now()}`}
        />
      </p>
    )}
    <p>
      <LinkButton text={say("mistakes-title")} href={OVERVIEW} />
    </p>
  </Message>
);
