/** The picture of an animal, once the pictures have come; a paw until then. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import css from "./AnimalPicture.module.css";
import { asAddress, loadPictures, PAW, type Pictures, pictureOf } from "./pictures.ts";

const pictures = signal<Pictures | null>(null);
let asked = false;

/** The pictures, fetched when they are first asked for; whatever reads them is drawn again when they come. */
export function picturesNow(): Pictures | null {
  if (!asked) {
    asked = true;
    loadPictures().then(
      (loaded) => {
        pictures.value = loaded;
      },
      () => {
        asked = false;
      },
    );
  }
  return pictures.value;
}

/** An animal's picture; words beside it say which one it is. */
export function AnimalPicture({ animal, size }: { animal: string; size: number }): JSX.Element {
  const loaded = picturesNow();
  const address = asAddress(loaded === null ? PAW : pictureOf(loaded, animal));
  return <img class={css.picture} src={address} alt="" width={size} height={size} draggable={false} />;
}
