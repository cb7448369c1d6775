/** Below the result of a daily game: how it compares. */
import type { JSX } from "preact";
import { useLoaded } from "../../ui/later.tsx";
import { wordsOf } from "../../words/language.ts";
import type { TableModel } from "../model/table-model.ts";

const load = async () => {
  const [part] = await Promise.all([import("../../daily/DailyResult.tsx"), wordsOf("daily")]);
  return part;
};

/** Shows it, if this is a daily game. */
export function DailyNote({ model }: { readonly model: TableModel }): JSX.Element | null {
  const daily = model.table.info.value?.daily ?? null;
  const loaded = useLoaded(load);
  if (daily === null || loaded === "loading" || loaded === "failed") return null;
  const { DailyResult } = loaded.part;
  const own = model.table.game.value?.end?.scores.find(({ seat }) => model.mine(seat))?.total ?? null;
  return <DailyResult dated day={daily.day} {...(daily.practice ? { practice: { total: own } } : {})} />;
}
