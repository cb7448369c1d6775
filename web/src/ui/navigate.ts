/** Going to another address without loading the page anew. */
import { type ReadonlySignal, signal } from "@preact/signals";

const current = signal("/");

/** The address that is shown, without its server. */
export const address: ReadonlySignal<string> = current;

const pathNow = (): string => location.pathname + location.search;

/** Go to another address; `instead` leaves no step back to this one. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current.value = path;
  scrollTo(0, 0);
}

/** Whether a click on a link is for us: a plain one, to this server. */
const isPlain = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  link.origin === location.origin &&
  !link.hasAttribute("download") &&
  link.target === "";

/** Follow the browser's buttons, and links to those addresses that are ours. */
export function followLinks(isOurs: (address: URL) => boolean): void {
  current.value = pathNow();
  addEventListener("popstate", () => {
    current.value = pathNow();
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || !isPlain(event, link) || !isOurs(new URL(link.href))) return;
    // A place on the page that is shown is the browser's own business.
    if (link.hash && link.pathname + link.search === pathNow()) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
