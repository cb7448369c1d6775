/** Values stored on this device between visits; without storage, the page still works. */
import { effect, type Signal, signal } from "@preact/signals";

const PREFIX = "twelvefold.";

/** Validates a stored value; null if it isn't, or is no longer, of the right type. */
export type Read<T> = (value: unknown) => T | null;

/** Whether a value is an object with fields to read. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads the value stored under a name; null if there is none or it isn't valid. */
export function recall<T>(name: string, read: Read<T>): T | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : read(JSON.parse(text));
  } catch {
    return null; // No storage, for example in a private window, or invalid JSON: treat it as empty.
  }
}

/** Stores a value under a name. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Storage is full or not allowed: the value lasts as long as the page.
  }
}

/** Removes everything the game has stored on this device. */
export function forgetKept(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** A signal whose value outlives the page. It follows changes from other tabs and never writes those back. */
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
