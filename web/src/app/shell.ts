/** The shell: kept by a service worker, so that the page opens without a network and can say what it needs. */

/** Ask the browser to keep the shell; where it keeps none, such as without a secure context, the page works all the same. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  });
}
