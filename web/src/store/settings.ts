/** The player's settings, stored on the device. */
import type { Signal } from "@preact/signals";
import { isObject, kept } from "./kept.ts";

/**
 * How planets are drawn: `auto` measures the first frames, `still` draws only when something changes, `map` has no 3D.
 */
export const QUALITIES = ["auto", "high", "low", "still", "map"] as const;
export type QualityChoice = (typeof QUALITIES)[number];

/** Whether things move and turn: `auto` follows the device's setting. */
export const MOTIONS = ["auto", "full", "less"] as const;
export type MotionChoice = (typeof MOTIONS)[number];

/** How long other players' placements are shown on the large planet; `none` only shows them on the small ones. */
export const PACES = ["full", "quick", "none"] as const;
export type Pace = (typeof PACES)[number];

/** All settings. */
export interface Settings {
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly motion: MotionChoice;
  readonly quality: QualityChoice;
  /** Whether planets show the habitats' glyphs. */
  readonly glyphs: boolean;
  /** Whether a placement needs a second tap. */
  readonly confirm: boolean;
  readonly leftHanded: boolean;
  readonly others: Pace;
  /** Whether the next turn waits until the end of the round has been shown. */
  readonly wait: boolean;
  /** Whether the table has an input line for moves and questions. */
  readonly typing: boolean;
  /** Whether to notify the player of their turn while the page is hidden. */
  readonly notify: boolean;
  /** The language; null follows the browser. */
  readonly locale: string | null;
}

/** The settings at first. */
export const DEFAULTS: Settings = {
  sound: true,
  volume: 0.6,
  motion: "auto",
  quality: "auto",
  glyphs: false,
  confirm: true,
  leftHanded: false,
  others: "full",
  wait: false,
  typing: false,
  notify: false,
  locale: null,
};

const one = <T extends string>(of: readonly T[], value: unknown, otherwise: T): T =>
  of.find((each) => each === value) ?? otherwise;
const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === "boolean" ? value : otherwise);

/** Reads the stored settings; fields that are missing or invalid, say from another version, get their default. */
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
    others: one(PACES, value["others"], DEFAULTS.others),
    wait: flag(value["wait"], DEFAULTS.wait),
    typing: flag(value["typing"], DEFAULTS.typing),
    notify: flag(value["notify"], DEFAULTS.notify),
    locale: typeof locale === "string" ? locale : null,
  };
}

/** The settings stored on this device. */
export const settings: Signal<Settings> = kept("settings", readSettings, DEFAULTS);

/** Changes some settings. */
export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
}

/** Whether to skip animations, because of this setting or the device's. */
export function lessMotion(): boolean {
  const { motion } = settings.value;
  return motion === "auto" ? matchMedia("(prefers-reduced-motion: reduce)").matches : motion === "less";
}
