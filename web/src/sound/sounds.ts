/** The sounds of the game, as data: which tones, when, how long and how loud. */
import type { Habitat } from "../world/geometry.ts";

/** One tone. */
export interface Tone {
  /** Semitones from A4 (440 Hz). */
  readonly pitch: number;
  /** Seconds after the start of the sound. */
  readonly at: number;
  readonly seconds: number;
  /** 0 to 1. */
  readonly loud: number;
  /** `thud` falls in pitch; `air` is noise. */
  readonly kind: "sine" | "triangle" | "thud" | "air";
}

const tone = (pitch: number, at: number, seconds: number, loud: number, kind: Tone["kind"] = "sine"): Tone => ({
  pitch,
  at,
  seconds,
  loud,
  kind,
});

/** A broken chord: each tone starts a little after the previous one. */
const arpeggio = (pitches: readonly number[], step: number, loud: number): readonly Tone[] =>
  pitches.map((pitch, index) => tone(pitch, index * step, 0.5, loud, "triangle"));

/** The sounds of the game; each habitat has its own. */
export const SOUNDS = {
  take: [tone(7, 0, 0.09, 0.25), tone(12, 0.05, 0.12, 0.2)],
  back: [tone(12, 0, 0.09, 0.18), tone(5, 0.05, 0.12, 0.18)],
  turn: [tone(24, 0, 0.04, 0.16, "triangle")],
  aim: [tone(0, 0, 0.08, 0.2, "triangle")],
  place: [tone(-22, 0, 0.28, 0.9, "thud"), tone(0, 0, 0.12, 0.25, "air")],
  no: [tone(-10, 0, 0.12, 0.25, "triangle"), tone(-13, 0.1, 0.18, 0.25, "triangle")],
  "turn-of": [tone(3, 0, 0.16, 0.3), tone(10, 0.13, 0.3, 0.3)],
  award: arpeggio([3, 7, 10, 15], 0.07, 0.25),
  carry: [tone(3, 0, 0.2, 0.2), tone(2, 0.16, 0.3, 0.2)],
  end: arpeggio([-9, -5, -2, 3, 7, 10, 15], 0.1, 0.3),
  ocean: [tone(0, 0.05, 0.5, 0.12, "air"), tone(-2, 0.1, 0.4, 0.14)],
  forest: [tone(5, 0.08, 0.14, 0.16), tone(9, 0.18, 0.2, 0.14)],
  desert: [tone(-4, 0.08, 0.4, 0.16, "triangle"), tone(-3, 0.2, 0.4, 0.1, "triangle")],
  mountain: [tone(-14, 0.06, 0.4, 0.24, "triangle"), tone(-7, 0.12, 0.4, 0.14)],
  glacier: [tone(22, 0.08, 0.3, 0.1), tone(27, 0.15, 0.4, 0.08)],
} satisfies Record<Habitat, readonly Tone[]> & Record<string, readonly Tone[]>;

/** The name of a sound. */
export type SoundName = keyof typeof SOUNDS;
