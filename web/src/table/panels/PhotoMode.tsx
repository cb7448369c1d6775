/** Photo mode: one planet alone, large, turned and zoomed by hand, and saved as a picture. */
import type { JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Button } from "../../ui/Button.tsx";
import { useBack } from "../../ui/back.ts";
import { cx } from "../../ui/cx.ts";
import { useModal } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { tell } from "../../ui/notice.ts";
import { shareFile } from "../../ui/share-file.ts";
import { Voice } from "../../ui/Voice.tsx";
import { say } from "../../words/say.ts";
import type { TableModel } from "../model/table-model.ts";
import type { Portrait } from "../scene/portrait.ts";
import type { TableScene } from "../scene/table-scene.ts";
import { LargeStill, photographed } from "./LargeStill.tsx";
import css from "./PhotoMode.module.css";
import { SeatBadge } from "./Signs.tsx";

interface PhotoModeProps {
  readonly model: TableModel;
  readonly scene: TableScene | null;
  readonly seat: number;
}

/** The pixels on each side of a saved picture. */
const SIDE = 2048;

/** How far an arrow key turns the planet, in radians, and how much + and − zoom. */
const TURN = 0.22;
const ZOOM = 1.15;

const TURNS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [TURN, 0],
  ArrowLeft: [-TURN, 0],
  ArrowUp: [0, TURN],
  ArrowDown: [0, -TURN],
};

/** Turns or zooms the planet with a key. Returns whether the key does that. */
function steer({ globe }: Portrait, key: string): boolean {
  const turn = TURNS[key];
  if (turn !== undefined) {
    globe.grab();
    globe.pull(...turn, 0, 1);
    globe.release(1);
  } else if (key === "+" || key === "=") globe.zoom *= ZOOM;
  else if (key === "-") globe.zoom /= ZOOM;
  else return false;
  return true;
}

/** Shows a seat's planet, over the whole screen. */
export function PhotoMode({ model, scene, seat }: PhotoModeProps): JSX.Element {
  const element = useModal();
  const heading = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [portrait, setPortrait] = useState<Portrait | null>(null);
  const [sky, setSky] = useState(true);
  const [busy, setBusy] = useState(false);
  const name = model.name(seat);
  useBack(true, () => element.current?.close());
  useEffect(() => {
    const paper = canvas.current;
    if (scene === null || paper === null) return undefined;
    const made = scene.portrait(seat);
    made.drawOn(paper);
    const unhear = made.listen(paper);
    setPortrait(made);
    return () => {
      unhear();
      made.dispose();
      setPortrait(null);
    };
  }, [scene, seat]);
  useEffect(() => {
    if (portrait !== null) portrait.globe.sky = sky;
  }, [portrait, sky]);
  const save = async (): Promise<void> => {
    setBusy(true);
    const taken = portrait === null ? photographed(model, seat, SIDE, sky) : portrait.picture(SIDE);
    const blob = await taken.then(asPng).catch(() => null);
    const file = blob === null ? null : new File([blob], `twelvefold-${seat + 1}.png`, { type: "image/png" });
    const given = file === null ? null : await shareFile(file, say("planet-of", { name }));
    if (given === null) tell(say("end-picture-failed"));
    else if (given === "downloaded") tell(say("end-picture-downloaded"));
    setBusy(false);
  };
  return (
    <dialog
      ref={element}
      class={cx(css.photo, sky && css.hasSky)}
      aria-labelledby={heading}
      onClose={() => {
        model.photo.value = null;
      }}
      onKeyDown={(event) => {
        // Left to the browser, Escape also closes the dialog below if this one took long to open.
        if (event.key === "Escape") element.current?.close();
        else if (portrait === null || !steer(portrait, event.key)) return;
        event.preventDefault();
      }}
    >
      {model.flat.value ? <LargeStill model={model} seat={seat} /> : <canvas ref={canvas} class={css.planet} />}
      <div class={css.frame} aria-hidden="true" />
      <header class={css.head}>
        <h2 id={heading} tabIndex={-1} autofocus>
          {say("planet-of", { name })}
        </h2>
        {!model.flat.value && <p>{say("photo-hint")}</p>}
      </header>
      <Button class={cx("plain", css.close)} label={say("dialog-close")} onClick={() => element.current?.close()}>
        <Icon name="close" />
      </Button>
      <div class={css.bar}>
        <div class={css.seats}>
          {model.planets.value.map((_, each) => (
            <Button
              key={each}
              class={css.seat}
              title={say("planet-of", { name: model.name(each) })}
              aria-pressed={each === seat}
              onClick={() => {
                model.photo.value = each;
              }}
            >
              <SeatBadge seat={each} />
              <span class="unseen">{say("planet-of", { name: model.name(each) })}</span>
            </Button>
          ))}
        </div>
        <Button aria-pressed={sky} onClick={() => setSky(!sky)}>
          <Icon name="star" />
          {say("photo-sky")}
        </Button>
        <Button class="primary" aria-disabled={busy} onClick={() => void (busy || save())}>
          <Icon name="camera" />
          {say("photo-save")}
        </Button>
      </div>
      <Voice />
    </dialog>
  );
}

const asPng = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, "image/png"));
