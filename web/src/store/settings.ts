/** How this player likes it, kept on the device. */
import type { Signal } from "@preact/signals";
import { isObject, kept } from "./kept.ts";

/** How planets are drawn: `auto` measures the first frames; `still` draws no frame while nothing changes; `map` has no 3D. */
export const QUALITIES = ["auto", "high", "low", "still", "map"] as const;
export type QualityChoice = (typeof QUALITIES)[number];

/** Whether things fly and turn: `auto` asks the device. */
export const MOTIONS = ["auto", "full", "less"] as const;
export type MotionChoice = (typeof MOTIONS)[number];

/** All that can be set. */
export interface Settings {
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly motion: MotionChoice;
  readonly quality: QualityChoice;
  /** Whether planets show the habitats' glyphs. */
  readonly glyphs: boolean;
  /** Whether a placement wants a second tap. */
  readonly confirm: boolean;
  readonly leftHanded: boolean;
  /** Whether the table has a line for typed moves and questions. */
  readonly typing: boolean;
  /** Whether a message tells of one's turn while the page is hidden. */
  readonly notify: boolean;
  /** The language; null is the browser's. */
  readonly locale: string | null;
}

/** How it is before anybody has changed anything. */
export const DEFAULTS: Settings = {
  sound: true,
  volume: 0.6,
  motion: "auto",
  quality: "auto",
  glyphs: false,
  confirm: true,
  leftHanded: false,
  typing: false,
  notify: false,
  locale: null,
};

const one = <T extends string>(of: readonly T[], value: unknown, otherwise: T): T =>
  of.find((each) => each === value) ?? otherwise;
const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === "boolean" ? value : otherwise);

/** What was kept, field by field: what an older or newer page kept otherwise takes its default. */
export function readSettings(value: unknown): Settings | null {
  if (!isObject(value)) return null;
  const { volume, locale } = value;
  return {
    sound: flag(value["sound"], DEFAULTS.sound),
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
    motion: one(MOTIONS, value["motion"], DEFAULTS.motion),
    quality: one(QUALITIES, value["quality"], DEFAULTS.quality),
    glyphs: flag(value["glyphs"], DEFAULTS.glyphs),
    confirm: flag(value["confirm"], DEFAULTS.confirm),
    leftHanded: flag(value["leftHanded"], DEFAULTS.leftHanded),
    typing: flag(value["typing"], DEFAULTS.typing),
    notify: flag(value["notify"], DEFAULTS.notify),
    locale: typeof locale === "string" ? locale : null,
  };
}

/** The settings of this device. */
export const settings: Signal<Settings> = kept("settings", readSettings, DEFAULTS);

/** Change some of them. */
export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
}

/** Whether things shall stand still: by one's own choice, or by the device's. */
export function lessMotion(): boolean {
  const { motion } = settings.value;
  return motion === "auto" ? matchMedia("(prefers-reduced-motion: reduce)").matches : motion === "less";
}
