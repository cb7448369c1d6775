/** One exercise: the table as it was before the mistake, and what is asked beside it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Replay } from "../store/frames.ts";
import { noteSolved } from "../store/mistakes.ts";
import type { TableModel } from "../table/model/table-model.ts";
import { TableLayout } from "../table/panels/TableLayout.tsx";
import { useTableModel } from "../table/panels/use-table-model.ts";
import { ExerciseRun } from "./model/exercise-run.ts";
import type { Exercise } from "./model/exercises.ts";
import { Task } from "./Task.tsx";

/** Nobody has missed anything here: what a move brings about is shown, and nothing that came before. */
const followMoves = (model: TableModel): (() => void) =>
  model.table.onEvents((events, before, after) => model.stage(events, before, after));

/** A game that ends with the move shows no result: the move is what matters. */
const showNothing = (): (() => void) => () => {};

interface ExerciseScreenProps {
  readonly exercise: Exercise;
  readonly replay: Replay;
  readonly at: number;
  readonly count: number;
  readonly onNext: (solved: boolean) => void;
}

/** Shows it. */
export function ExerciseScreen(props: ExerciseScreenProps): JSX.Element | null {
  const { exercise, replay } = props;
  const [run, setRun] = useState<ExerciseRun | null>(null);
  useEffect(() => {
    const made = new ExerciseRun(exercise, replay);
    setRun(made);
    return () => made.dispose();
  }, [exercise, replay]);
  return run === null ? null : <Running run={run} {...props} />;
}

function Running({ run, ...rest }: ExerciseScreenProps & { readonly run: ExerciseRun }): JSX.Element | null {
  const model: TableModel | null = useTableModel(run.source, followMoves, showNothing);
  const { game, mistake } = run.exercise;
  const solved = run.solved.value;
  useEffect(() => {
    if (solved) noteSolved(game.id, mistake.ply);
  }, [solved, game, mistake]);
  if (model === null) return null;
  return <TableLayout model={model} coach={<Task run={run} model={model} {...rest} />} />;
}
