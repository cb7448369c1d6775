/** What was chosen for the last new tables, so that one click makes the next. */
import type { Signal } from "@preact/signals";
import { DEFAULT_HOLD, LONGEST_NAME } from "../protocol.ts";
import { isObject, kept } from "./kept.ts";

/** With which rules: the full game, without objectives, half of the animals face down, or both. */
export const VARIANTS = ["full", "beginner", "mystery", "mystery beginner"] as const;
export type Variant = (typeof VARIANTS)[number];

/** Bots without a character, and each with another one. */
export const [NO_STYLE, MIX] = ["none", "mix"] as const;

/** The choices of a player for new tables. */
export interface Choices {
  readonly name: string;
  readonly variant: Variant;
  /** How many bots one plays against, 1 to 3. */
  readonly bots: number;
  readonly level: string;
  /** The bots' character; NO_STYLE or MIX are no single one. */
  readonly style: string;
  /** The people round this screen, 2 to 4 of them. */
  readonly people: number;
  readonly names: readonly string[];
  /** Seats of a table for friends, 2 to 4. */
  readonly seats: number;
  /** Whether such a table stands in the public list. */
  readonly listed: boolean;
  readonly aids: boolean;
  /** Seconds for a move; 0: as long as one likes. */
  readonly clock: number;
  /** Seconds for which a placement can be taken back. */
  readonly hold: number;
  /** The seat that begins, from 1; 0 draws lots. */
  readonly first: number;
  /** Whether others may look on at a table for friends. */
  readonly spectators: boolean;
}

/** The times for a move that can be chosen. */
export const CLOCKS = [0, 30, 60, 180, 600, 86_400] as const;

/** The holds that can be chosen. */
export const HOLDS = [0, 3, 10] as const;

/** What a newcomer finds chosen. */
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
  first: 0,
  spectators: true,
};

const count = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most ? value : otherwise;
const text = (value: unknown, otherwise: string): string =>
  typeof value === "string" ? value.slice(0, LONGEST_NAME) : otherwise;

/** What was kept, field by field. */
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
    first: count(value["first"], 0, 4, first.first),
    spectators: value["spectators"] !== false,
  };
}

/** The choices of this device. */
export const choices: Signal<Choices> = kept("choices", readChoices, FIRST_CHOICES);

/** Choose something. */
export function choose(some: Partial<Choices>): void {
  choices.value = { ...choices.value, ...some };
}
