/** Parts of the client that are fetched when they are needed. */
import { useEffect, useState } from "preact/hooks";

/** A part: on its way, there, or not to be had just now. */
export type Loaded<T> = { readonly part: T } | "loading" | "failed";

/** Loads a part; `load` must be the same function each time. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>("loading");
  useEffect(() => {
    let wanted = true;
    load().then(
      (part) => wanted && setState({ part }),
      () => wanted && setState("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return state;
}
