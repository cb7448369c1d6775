/** The ways to play, and the tables that start them. */
import type { Choices } from "../store/choices.ts";
import { againstBots, forFriends, roundThisScreen, type Wished } from "../store/create.ts";

/** A way to play. */
export type Way = "bots" | "screen" | "friends";

/** All ways, as the home screen lists them. */
export const WAYS: readonly Way[] = ["bots", "screen", "friends"];

/** The request that starts each way to play. */
export const WISHES: Readonly<Record<Way, (choices: Choices, seed?: string) => Wished>> = {
  bots: againstBots,
  screen: roundThisScreen,
  friends: forFriends,
};
