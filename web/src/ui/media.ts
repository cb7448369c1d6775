/** Tracks a media query. */
import { useEffect, useState } from "preact/hooks";

/** Phones, upright and sideways; the stylesheets have the same query. */
const NARROW = "(max-width: 760px), (max-height: 520px)";

/** Whether the screen is a phone's. */
export const useNarrow = (): boolean => useMedia(NARROW);

/** Whether a media query matches; renders again when that changes. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const asked = matchMedia(query);
    const look = (): void => setHolds(asked.matches);
    asked.addEventListener("change", look);
    return () => asked.removeEventListener("change", look);
  }, [query]);
  return holds;
}

/** A label with the key that does the same; without it where there's likely no keyboard. */
export const withKey = (label: string, key: string): string =>
  matchMedia("(hover: none)").matches ? label : `${label} (${key})`;
