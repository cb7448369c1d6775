/** Goes to another address without reloading the page. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { linkTo, screenOf } from "./root.ts";

const current = signal("/");

/** The current path and query, in the client's folder. */
export const address: ReadonlySignal<string> = current;

/** The query under which a static host's page for missing files passes on the screen that was asked for. */
const WANTED = "to";

const pathNow = (): string => (screenOf(location) ?? "/") + location.search;

/** Goes to another address; with `instead`, replaces the current history entry. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, "", linkTo(path));
  else history.pushState(null, "", linkTo(path));
  current.value = path;
  scrollTo(0, 0);
}

/** Whether the app should handle a click on a link: a plain click, to open in this tab. */
const isPlain = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  !link.hasAttribute("download") &&
  link.target === "";

/** Shows the screen whose address a static host doesn't know. */
function goToWanted(): void {
  const wanted = new URLSearchParams(location.search).get(WANTED);
  if (wanted !== null) history.replaceState(null, "", linkTo(wanted));
}

/** Follows the browser's back and forward buttons, and links to addresses that are screens of this client. */
export function followLinks(isOurs: (address: URL) => boolean): void {
  goToWanted();
  current.value = pathNow();
  addEventListener("popstate", () => {
    current.value = pathNow();
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || !isPlain(event, link)) return;
    const screen = screenOf(link);
    if (screen === null || !isOurs(new URL(screen, "http://here/"))) return;
    // The browser handles links within the current page.
    if (link.hash && screen + link.search === pathNow()) return;
    event.preventDefault();
    go(screen + link.search + link.hash);
  });
}
