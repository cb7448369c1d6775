/** The picture of an animal; a paw print until the pictures have loaded. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import css from "./AnimalPicture.module.css";
import { addressOf, loadPictures, PAW, type Pictures, pictureOf } from "./pictures.ts";

const pictures = signal<Pictures | null>(null);
let asked = false;

/** The pictures, loaded on first use. A signal: whatever reads it is rendered again when they arrive. */
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

/** An animal's picture. It has no label of its own: the words beside it name the animal. */
export function AnimalPicture({ animal, size }: { animal: string; size: number }): JSX.Element {
  const loaded = picturesNow();
  const address = addressOf(loaded === null ? PAW : pictureOf(loaded, animal));
  return (
    <img
      class={css.picture}
      src={address}
      alt=""
      width={size}
      height={size}
      style={`--size: ${size}`}
      draggable={false}
    />
  );
}
