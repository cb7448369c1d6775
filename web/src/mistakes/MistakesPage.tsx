/** The player's mistakes: an overview of all reviewed games, or exercises made of their mistakes. */
import type { JSX } from "preact";
import { wantedIn } from "../study/mistakes-address.ts";
import { address } from "../ui/navigate.ts";
import { Exercises } from "./Exercises.tsx";
import { Insights } from "./Insights.tsx";

/** Shows what the address asks for. */
export function MistakesPage(): JSX.Element {
  const wanted = wantedIn(address.value);
  return wanted === null ? <Insights /> : <Exercises key={address.value} wanted={wanted} />;
}
