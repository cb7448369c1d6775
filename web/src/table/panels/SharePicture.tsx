/** The button that gives the result away as a picture. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { tell } from "../../ui/notice.ts";
import { handOut } from "../../ui/share-file.ts";
import { say } from "../../words/say.ts";
import type { Desk } from "../model/table-model.ts";
import { verdict } from "../model/words.ts";

async function pictureFile(desk: Desk): Promise<File | null> {
  const [box, game] = [desk.table.box.peek(), desk.table.game.peek()];
  if (box === null || game === null || game.end === null) return null;
  const { draw } = await import("./result.ts");
  const names = game.planets.map((_, seat) => desk.name(seat));
  const title = verdict(game.end, (seat) => desk.name(seat), []);
  const canvas = await draw({ box, game, end: game.end, title, names });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return blob === null ? null : new File([blob], `twelvefold-${desk.table.id.slice(0, 6)}.png`, { type: "image/png" });
}

/** Makes the picture, and shares or downloads it. */
export function SharePicture({ desk }: { desk: Desk }): JSX.Element {
  const [busy, setBusy] = useState(false);
  const give = async (): Promise<void> => {
    setBusy(true);
    const file = await pictureFile(desk).catch(() => null);
    const given = file === null ? null : await handOut(file, say("end-picture-text"));
    if (given === null) tell(say("end-picture-failed"));
    else if (given === "downloaded") tell(say("end-picture-downloaded"));
    setBusy(false);
  };
  return (
    <button type="button" class="button" disabled={busy} onClick={() => void give()}>
      {say("end-picture")}
    </button>
  );
}
