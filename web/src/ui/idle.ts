/** Work for when the browser has nothing better to do. */

/** Does it then, and soon in any case; returns a function that cancels it. */
export const whenIdle: (work: () => void) => () => void =
  typeof requestIdleCallback === "function"
    ? (work) => {
        const id = requestIdleCallback(work, { timeout: 2_000 });
        return () => cancelIdleCallback(id);
      }
    : (work) => {
        const id = setTimeout(work, 300);
        return () => clearTimeout(id);
      };
