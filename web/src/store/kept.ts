/** What is kept on this device between visits; where nothing can be kept, the page works all the same. */
import { effect, type Signal, signal } from "@preact/signals";

const PREFIX = "twelvefold.";

/** Reads a kept value; null for whatever is not (or no longer) of its kind. */
export type Read<T> = (value: unknown) => T | null;

/** Whether something is an object whose fields can be looked at. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What was kept under a name. */
export function recall<T>(name: string, read: Read<T>): T | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : read(JSON.parse(text));
  } catch {
    return null; // A private window, or something that is no JSON: as if nothing had been kept.
  }
}

/** Keep a value under a name. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // There is no room, or nothing may be kept here: the value lasts as long as the page.
  }
}

/** Forget everything that was ever kept here. */
export function forgetKept(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing can be kept here, so nothing was.
  }
}

/** A signal whose value outlives the page; what another tab keeps is followed at once, and never written back over it. */
export function kept<T>(name: string, read: Read<T>, otherwise: T): Signal<T> {
  const value = signal(recall(name, read) ?? otherwise);
  let stored = value.value;
  globalThis.addEventListener?.("storage", ({ key }) => {
    if (key !== PREFIX + name) return;
    stored = recall(name, read) ?? otherwise;
    value.value = stored;
  });
  effect(() => {
    const now = value.value;
    if (now === stored) return;
    stored = now;
    keep(name, now);
  });
  return value;
}
