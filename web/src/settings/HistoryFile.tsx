/** Exports the player's history to a file, and imports one. */
import type { JSX } from "preact";
import { historyFile, imported, LARGEST_FILE, readHistory } from "../store/history-file.ts";
import { exportedLines, importLines } from "../store/kept-lines.ts";
import { mergedReviews, reviewed } from "../store/mistakes.ts";
import { statistics } from "../store/statistics.ts";
import { Button } from "../ui/Button.tsx";
import { FileButton } from "../ui/FileButton.tsx";
import { tell } from "../ui/notice.ts";
import { download } from "../ui/share-file.ts";
import { say } from "../words/say.ts";

async function bring(file: File): Promise<void> {
  const read = file.size > LARGEST_FILE ? "not ours" : readHistory(await file.text());
  if (read === "not ours") return tell(say("history-not-ours"));
  if (read === "newer") return tell(say("history-newer"));
  const { all, added } = imported(statistics.peek(), read);
  statistics.value = all;
  reviewed.value = mergedReviews(reviewed.peek(), read.reviews);
  importLines(read.lines);
  tell(say("history-imported", { count: added }));
}

const whole = (): File =>
  historyFile({ ...statistics.peek(), reviews: reviewed.peek(), lines: exportedLines() }, new Date());

/** Both buttons. */
export const HistoryFile = (): JSX.Element => (
  <>
    <Button text={say("history-export")} onClick={() => download(whole())} />
    <FileButton text={say("history-import")} accept=".json,application/json" onFile={(file) => void bring(file)} />
  </>
);
