/** The lesson: a real table against a gentle bot, with a coach beside it; left and taken up again where it was. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import "./learn.css";
import { choices } from "../store/choices.ts";
import { create } from "../store/create.ts";
import { isLeft, lesson, NO_LESSON } from "../store/lesson.ts";
import { openTable, type Table } from "../store/table.ts";
import type { Desk } from "../table/model/table-model.ts";
import { Laid, useDesk } from "../table/panels/TableScreen.tsx";
import { Message, Waiting } from "../ui/Message.tsx";
import { Refusal } from "../wire/refusal.ts";
import { why } from "../words/refusal.ts";
import { Coach } from "./Coach.tsx";
import { lessonTable } from "./lesson-table.ts";
import { Teacher } from "./teacher.ts";
import { endWords, lessonSays } from "./words.ts";

/** The id of the lesson's table: the one that was left, or a new one. */
async function theTable(): Promise<string> {
  const { table } = lesson.peek();
  if (table !== null && isLeft(lesson.peek())) return table;
  const made = await create(lessonTable(choices.peek()));
  lesson.value = { ...NO_LESSON, table: made };
  return made;
}

/** Shows the lesson. */
export function LearnScreen(): JSX.Element {
  const [table, setTable] = useState<Table | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a new table.
  useEffect(() => {
    let opened: Table | null = null;
    let wanted = true;
    theTable().then(
      (id) => {
        if (!wanted) return;
        opened = openTable(id);
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
    // The table that was left is not there any more: the lesson begins anew.
    if (!gone || attempt > 0) return;
    lesson.value = NO_LESSON;
    setTable(null);
    setAttempt(1);
  }, [gone, attempt]);
  if (refused !== null) return <Message text={why(refused)} />;
  if (gone && attempt > 0) return <Message text={why(table.refused.value ?? new Refusal("no table"))} />;
  return table?.game.value == null ? <Waiting /> : <Taking key={table.id} table={table} />;
}

function Taking({ table }: { readonly table: Table }): JSX.Element | null {
  const desk = useDesk(table);
  return desk === null ? null : <Taught desk={desk} />;
}

function useTeacher(desk: Desk): Teacher | null {
  const [teacher, setTeacher] = useState<Teacher | null>(null);
  useEffect(() => {
    const made = new Teacher(desk, lesson);
    setTeacher(made);
    return () => made.dispose();
  }, [desk]);
  return teacher;
}

function Taught({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const teacher = useTeacher(desk);
  if (teacher === null) return null;
  const goesOn = !teacher.progress.value.finished;
  const said = desk.table.game.value?.game === 1 ? endWords(teacher) : null;
  return (
    <Laid
      desk={desk}
      lesson={{
        coach: goesOn ? <Coach teacher={teacher} /> : null,
        note: said === null ? null : <EndNote text={said} />,
        mark: goesOn ? (teacher.step?.mark ?? null) : null,
      }}
    />
  );
}

const EndNote = ({ text }: { readonly text: string }): JSX.Element => (
  <div class="coach-note">
    <p>{text}</p>
    <p>{lessonSays("end-more")}</p>
  </div>
);
