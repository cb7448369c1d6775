/** Where the keyboard focus goes when a step begins: to the control it explains, or to the button that continues. */

/** The control each step uses. All other steps are read in the coach. */
const DONE_WITH: Readonly<Record<string, string>> = {
  take: "[data-control=take]:enabled",
  turn: "[data-control=turn]",
  place: "[data-control=place]:enabled",
  shown: "[data-control=place]:enabled",
  bid: "[data-marked] [data-control=bid-0]",
};

/** Focuses what a step needs, unless a dialog is open. For choosing a face or solving a task, that is the coach. */
export function focusFor(step: string, coach: HTMLElement | null): void {
  if (coach === null || document.querySelector("dialog[open]") !== null) return;
  // After the lesson the focus stays where the player put it.
  if (step === "next" && document.activeElement !== document.body) return;
  const used = DONE_WITH[step];
  const found = used === undefined ? coach.querySelector<HTMLElement>("[data-control=go-on]") : find(used);
  (found ?? coach).focus({ preventScroll: true });
}

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** Scrolls to the animal that the lesson is about. */
export function bringIntoView(): void {
  find("[data-marked]")?.scrollIntoView({ block: "nearest" });
}
