/** The button that shares the result as a picture. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { tell } from "../../ui/notice.ts";
import { HERE } from "../../ui/root.ts";
import { shareFile } from "../../ui/share-file.ts";
import { say } from "../../words/say.ts";
import { breakdown, podium } from "../model/breakdown.ts";
import { covering } from "../model/planets.ts";
import type { TableModel } from "../model/table-model.ts";
import { verdict } from "../model/words.ts";
import type { TableScene } from "../scene/table-scene.ts";

interface SharePictureProps {
  readonly model: TableModel;
  readonly scene: TableScene | null;
}

/** The pixels on each side of a planet: twice as many as in the picture. */
const SIDE = 600;

/** Returns a picture of a seat's planet in 3D; null without 3D. */
async function globeOf(scene: TableScene | null, seat: number): Promise<HTMLCanvasElement | null> {
  if (scene === null) return null;
  const portrait = scene.portrait(seat);
  try {
    return await portrait.picture(SIDE);
  } finally {
    portrait.dispose();
  }
}

/** Makes the picture; null if there is no result. */
export async function pictureOfResult({ model, scene }: SharePictureProps): Promise<HTMLCanvasElement | null> {
  const [box, game] = [model.table.box.peek(), model.table.game.peek()];
  if (box === null || game === null || game.end === null) return null;
  const { draw } = await import("./result.ts");
  const seats = [];
  // One after another, because each needs the stage for itself.
  for (const points of podium(breakdown(box, game, game.end))) {
    const planet = covering(box, game.planets[points.seat] ?? []);
    seats.push({ points, name: model.name(points.seat), planet, globe: await globeOf(scene, points.seat) });
  }
  return draw({
    title: verdict(game.end, (seat) => model.name(seat), []),
    address: HERE.replace(/^.*:\/\//, ""),
    seats,
  });
}

async function pictureFile(props: SharePictureProps): Promise<File | null> {
  const canvas = await pictureOfResult(props);
  const blob = await new Promise<Blob | null>((done) =>
    canvas === null ? done(null) : canvas.toBlob(done, "image/png"),
  );
  const name = `twelvefold-${props.model.table.id.slice(0, 6)}.png`;
  return blob === null ? null : new File([blob], name, { type: "image/png" });
}

/** Makes the picture, and shares or downloads it. */
export function SharePicture(props: SharePictureProps): JSX.Element {
  const [busy, setBusy] = useState(false);
  const give = async (): Promise<void> => {
    setBusy(true);
    const file = await pictureFile(props).catch(() => null);
    const given = file === null ? null : await shareFile(file, say("end-picture-text"));
    if (given === null) tell(say("end-picture-failed"));
    else if (given === "downloaded") tell(say("end-picture-downloaded"));
    setBusy(false);
  };
  return (
    <Button aria-disabled={busy} onClick={() => void (busy || give())}>
      <Icon name="share" />
      {say("end-picture")}
    </Button>
  );
}
