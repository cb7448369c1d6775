/** The settings of the last new tables, so that one click makes the next one. */
import type { Signal } from "@preact/signals";
import { DEFAULT_HOLD, LONGEST_NAME } from "../protocol.ts";
import { isObject, kept } from "./kept.ts";

/** The rules to play by: the full game, without objectives, half of the animals face down, or both. */
export const VARIANTS = ["full", "beginner", "mystery", "mystery beginner"] as const;
export type Variant = (typeof VARIANTS)[number];

/** Bots without a character, or each with a different one. */
export const [NO_STYLE, MIX] = ["none", "mix"] as const;

/** A player's choices for new tables. */
export interface Choices {
  readonly name: string;
  readonly variant: Variant;
  /** The number of bots to play against, 1 to 3. */
  readonly bots: number;
  readonly level: string;
  /** The bots' character; NO_STYLE and MIX aren't single characters. */
  readonly style: string;
  /** The number of people around this screen, 2 to 4. */
  readonly people: number;
  readonly names: readonly string[];
  /** The number of seats at a table for friends, 2 to 4. */
  readonly seats: number;
  /** Whether a table for friends is on the public list. */
  readonly listed: boolean;
  readonly aids: boolean;
  /** Seconds per move; 0 means no limit. */
  readonly clock: number;
  /** Seconds in which a placement can be undone. */
  readonly hold: number;
  /** The same alone against bots, where nobody else has to wait. */
  readonly holdAlone: number;
  /** The seat that begins, from 1; 0 is random. */
  readonly first: number;
  /** Whether a table for friends allows spectators. */
  readonly spectators: boolean;
}

/** The time limits to choose from. */
export const CLOCKS = [0, 30, 60, 180, 600, 86_400] as const;

/** The holds to choose from. */
export const HOLDS = [0, 3, 6, 10] as const;

/** The choices at first. */
export const FIRST_CHOICES: Choices = {
  name: "",
  variant: "full",
  bots: 1,
  level: "explorer",
  style: NO_STYLE,
  people: 2,
  names: [],
  seats: 2,
  listed: false,
  aids: true,
  clock: 0,
  hold: DEFAULT_HOLD,
  holdAlone: 6,
  first: 0,
  spectators: true,
};

const count = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most ? value : otherwise;
const text = (value: unknown, otherwise: string): string =>
  typeof value === "string" ? value.slice(0, LONGEST_NAME) : otherwise;

/** Reads the stored choices, field by field. */
export function readChoices(value: unknown): Choices | null {
  if (!isObject(value)) return null;
  const { names, variant } = value;
  const first = FIRST_CHOICES;
  return {
    name: text(value["name"], first.name),
    variant: VARIANTS.find((each) => each === variant) ?? first.variant,
    bots: count(value["bots"], 1, 3, first.bots),
    level: text(value["level"], first.level),
    style: text(value["style"], first.style),
    people: count(value["people"], 2, 4, first.people),
    names: Array.isArray(names) ? names.slice(0, 4).map((name) => text(name, "")) : first.names,
    seats: count(value["seats"], 2, 4, first.seats),
    listed: value["listed"] === true,
    aids: value["aids"] !== false,
    clock: CLOCKS.find((each) => each === value["clock"]) ?? first.clock,
    hold: HOLDS.find((each) => each === value["hold"]) ?? first.hold,
    holdAlone: HOLDS.find((each) => each === value["holdAlone"]) ?? first.holdAlone,
    first: count(value["first"], 0, 4, first.first),
    spectators: value["spectators"] !== false,
  };
}

/** The choices stored on this device. */
export const choices: Signal<Choices> = kept("choices", readChoices, FIRST_CHOICES);

/** Changes some choices. */
export function choose(some: Partial<Choices>): void {
  choices.value = { ...choices.value, ...some };
}
