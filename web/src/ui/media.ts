/** What a media query says now. */
import { useEffect, useState } from "preact/hooks";

/** Whether a media query holds, as long as something is shown. */
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
