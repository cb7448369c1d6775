/** The button that shares the result as a picture. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import { tell } from "../../ui/notice.ts";
import { shareFile } from "../../ui/share-file.ts";
import { say } from "../../words/say.ts";
import type { TableModel } from "../model/table-model.ts";
import { verdict } from "../model/words.ts";

async function pictureFile(model: TableModel): Promise<File | null> {
  const [box, game] = [model.table.box.peek(), model.table.game.peek()];
  if (box === null || game === null || game.end === null) return null;
  const { draw } = await import("./result.ts");
  const names = game.planets.map((_, seat) => model.name(seat));
  const title = verdict(game.end, (seat) => model.name(seat), []);
  const canvas = await draw({ box, game, end: game.end, title, names });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return blob === null ? null : new File([blob], `twelvefold-${model.table.id.slice(0, 6)}.png`, { type: "image/png" });
}

/** Makes the picture, and shares or downloads it. */
export function SharePicture({ model }: { model: TableModel }): JSX.Element {
  const [busy, setBusy] = useState(false);
  const give = async (): Promise<void> => {
    setBusy(true);
    const file = await pictureFile(model).catch(() => null);
    const given = file === null ? null : await shareFile(file, say("end-picture-text"));
    if (given === null) tell(say("end-picture-failed"));
    else if (given === "downloaded") tell(say("end-picture-downloaded"));
    setBusy(false);
  };
  return <Button text={say("end-picture")} disabled={busy} onClick={() => void give()} />;
}
