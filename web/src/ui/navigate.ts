/** Goes to another address without reloading the page. */
import { type ReadonlySignal, signal } from "@preact/signals";

const current = signal("/");

/** The current path and query. */
export const address: ReadonlySignal<string> = current;

const pathNow = (): string => location.pathname + location.search;

/** Goes to another address; with `instead`, replaces the current history entry. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current.value = path;
  scrollTo(0, 0);
}

/** Whether the app should handle a click on a link: a plain click, to this server. */
const isPlain = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  link.origin === location.origin &&
  !link.hasAttribute("download") &&
  link.target === "";

/** Follows the browser's back and forward buttons, and links to addresses that are screens of this client. */
export function followLinks(isOurs: (address: URL) => boolean): void {
  current.value = pathNow();
  addEventListener("popstate", () => {
    current.value = pathNow();
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || !isPlain(event, link) || !isOurs(new URL(link.href))) return;
    // The browser handles links within the current page.
    if (link.hash && link.pathname + link.search === pathNow()) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
