/** Where the keyboard should be when a step begins: at what it speaks of, or at the button that goes on. */

/** What each step is done with; all others are read in the coach. */
const DONE_WITH: Readonly<Record<string, string>> = {
  take: "[data-control=take]:enabled",
  turn: "[data-control=turn]",
  shown: "[data-control=place]:enabled",
  bid: "[data-marked] [data-control=bid-0]",
};

/** Puts the keyboard where a step needs it, unless a dialog has it; to choose a face or to solve a task it is at the coach. */
export function focusFor(step: string, coach: HTMLElement | null): void {
  if (coach === null || document.querySelector("dialog[open]") !== null) return;
  const used = DONE_WITH[step];
  const found = used === undefined ? coach.querySelector<HTMLElement>("[data-control=go-on]") : find(used);
  (found ?? coach).focus({ preventScroll: true });
}

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** Brings the animal that the lesson speaks of into view, where it is in a list that scrolls. */
export function bringIntoView(): void {
  find("[data-marked]")?.scrollIntoView({ block: "nearest" });
}
