/** After a game alone against bots: another one, a level higher or lower. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { TableInfo } from "../../protocol.ts";
import { choose } from "../../store/choices.ts";
import { atLevel, create } from "../../store/create.ts";
import { levelOf } from "../../store/statistics.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { go } from "../../ui/navigate.ts";
import { tell } from "../../ui/notice.ts";
import { botName, LEVELS } from "../../words/names.ts";
import { why } from "../../words/refusal.ts";
import { say } from "../../words/say.ts";
import type { TableModel } from "../model/table-model.ts";

/** Returns the next level up after a win, or down after a loss; null if there is none. */
export function nextLevel(info: TableInfo, seats: readonly number[], won: boolean): string | null {
  const level = levelOf(info, seats);
  const place = level === null ? -1 : LEVELS.indexOf(level);
  return place < 0 ? null : (LEVELS[place + (won ? 1 : -1)] ?? null);
}

/** The button that starts it. */
export function Another({ model }: { model: TableModel }): JSX.Element | null {
  const [busy, setBusy] = useState(false);
  const [info, end] = [model.table.info.value, model.table.game.value?.end ?? null];
  const seats = model.table.yours.value?.seats ?? [];
  if (info === null || end === null) return null;
  const won = end.winners.some((seat) => seats.includes(seat));
  const level = nextLevel(info, seats, won);
  if (level === null) return null;
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const table = await create(atLevel(info, level));
      choose({ level });
      go(`/table/${table}`);
    } catch (refusal) {
      tell(why(refusal));
      setBusy(false);
    }
  };
  return (
    <Button disabled={busy} onClick={() => void start()}>
      <Icon name="bot" />
      {say(won ? "end-higher" : "end-lower", { level: botName(level) })}
    </Button>
  );
}
