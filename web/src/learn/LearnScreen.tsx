/** The lesson: a real table against a very easy bot, with a coach beside it. Players can leave and resume it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { choices } from "../store/choices.ts";
import { create } from "../store/create.ts";
import { isLeft, lesson, NO_LESSON } from "../store/lesson.ts";
import type { TableModel } from "../table/model/table-model.ts";
import { TableLayout } from "../table/panels/TableLayout.tsx";
import { useTableModel } from "../table/panels/use-table-model.ts";
import { followLive } from "../table/speech/announce.ts";
import { Message, Waiting } from "../ui/Message.tsx";
import { wireOf } from "../wire/backends.ts";
import { Refusal } from "../wire/refusal.ts";
import { why } from "../words/refusal.ts";
import css from "./Coach.module.css";
import { Coach } from "./Coach.tsx";
import { LessonMenu } from "./LessonMenu.tsx";
import { LessonTable, lessonTable } from "./lesson-table.ts";
import { Teacher } from "./teacher.ts";
import { endWords, lessonSays } from "./words.ts";

/** Returns the id of the lesson's table: the one the player left, or a new one. */
async function theTable(): Promise<string> {
  const { table } = lesson.peek();
  if (table !== null && isLeft(lesson.peek())) return table;
  const made = await create(lessonTable(choices.peek()));
  lesson.value = { ...NO_LESSON, table: made };
  return made;
}

/** Shows the lesson. */
export function LearnScreen(): JSX.Element {
  const [table, setTable] = useState<LessonTable | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a new table.
  useEffect(() => {
    let opened: LessonTable | null = null;
    let wanted = true;
    theTable().then(
      (id) => {
        if (!wanted) return;
        opened = new LessonTable(id, wireOf(id));
        setTable(opened);
      },
      (refusal) => wanted && setRefused(refusal),
    );
    return () => {
      wanted = false;
      opened?.leave();
    };
  }, [attempt]);
  const gone = table !== null && (table.refused.value !== null || table.info.value?.status === "closed");
  useEffect(() => {
    // The table the player left no longer exists, so the lesson starts over.
    if (!gone || attempt > 0) return;
    lesson.value = NO_LESSON;
    setTable(null);
    setAttempt(1);
  }, [gone, attempt]);
  if (refused !== null) return <Message text={why(refused)} />;
  if (gone && attempt > 0) return <Message text={why(table.refused.value ?? new Refusal("no table"))} />;
  if (table?.game.value == null) return <Waiting />;
  const restart = (): void => {
    // Nobody needs the old game. If it can't be closed now, the server forgets it in time.
    table.send({ type: "close" }).catch(() => undefined);
    lesson.value = NO_LESSON;
    setTable(null);
    setAttempt(attempt + 1);
  };
  return <Taking key={table.id} table={table} onRestart={restart} />;
}

function useTeacher(model: TableModel | null, { marks }: LessonTable): Teacher | null {
  const [teacher, setTeacher] = useState<Teacher | null>(null);
  useEffect(() => {
    if (model === null) return undefined;
    const made = new Teacher(model, lesson, marks);
    setTeacher(made);
    return () => made.dispose();
  }, [model, marks]);
  return teacher;
}

interface TakingProps {
  readonly table: LessonTable;
  readonly onRestart: () => void;
}

function Taking({ table, onRestart }: TakingProps): JSX.Element | null {
  const model = useTableModel(table, followLive);
  const teacher = useTeacher(model, table);
  if (model === null || teacher === null) return null;
  const goesOn = !teacher.progress.value.finished;
  const said = table.game.value?.game === 1 ? endWords(teacher) : null;
  return (
    <TableLayout
      model={model}
      coach={goesOn ? <Coach teacher={teacher} onRestart={onRestart} /> : null}
      menu={<LessonMenu onRestart={onRestart} />}
      note={said === null ? null : <EndNote text={said} />}
    />
  );
}

const EndNote = ({ text }: { readonly text: string }): JSX.Element => (
  <div class={css.note}>
    <p>{text}</p>
    <p>{lessonSays("end-more")}</p>
  </div>
);
