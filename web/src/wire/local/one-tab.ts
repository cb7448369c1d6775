/** Only one tab at a time runs the tables that are kept in this browser. */

const NAME = "twelvefold-tables";

/** How to learn about the tables' tab. */
export interface Claimant {
  /** The tables are this tab's now. */
  readonly won: () => void;
  /** Another tab has them; `won` follows when that one closes. */
  readonly waiting: () => void;
  /** Another tab has taken them over. */
  readonly lost: () => void;
}

let waiting: AbortController | null = null;

function hold(options: LockOptions, claimant: Claimant): void {
  let held = false;
  const until = (lock: Lock | null): Promise<never> | undefined => {
    if (lock === null) {
      wait(claimant);
      return undefined;
    }
    held = true;
    claimant.won();
    return new Promise(() => undefined); // Until the tab closes.
  };
  navigator.locks.request(NAME, options, until).catch(() => held && claimant.lost());
}

function wait(claimant: Claimant): void {
  waiting = new AbortController();
  hold({ signal: waiting.signal }, claimant);
  claimant.waiting();
}

/** Claims the tables for this tab; with `steal`, takes them from the tab that has them. */
export function claim(claimant: Claimant, steal: boolean): void {
  waiting?.abort();
  waiting = null;
  // Without a secure context there are no locks. The store still refuses to write anything twice.
  if (!("locks" in navigator)) claimant.won();
  else hold(steal ? { steal } : { ifAvailable: true }, claimant);
}
