/** Where one is: which screen an address means, and how one goes to another without loading the page anew. */
import { computed, signal } from "@preact/signals";

/** A screen. */
export type Place =
  | { readonly kind: "home" }
  | { readonly kind: "table"; readonly id: string }
  /** A table's short code, as somebody typed or scanned it. */
  | { readonly kind: "code"; readonly code: string }
  /** A record that somebody brought to this server. */
  | { readonly kind: "record"; readonly digest: string }
  /** The last game of a table of this server, or, without one, a record from a file. */
  | { readonly kind: "replay"; readonly table: string | null }
  | { readonly kind: "rules" }
  /** The first game, which teaches. */
  | { readonly kind: "learn" }
  | { readonly kind: "nowhere" };

function part(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? "");
  } catch {
    return "";
  }
}

/** The screen that an address means. */
export function placeOf(address: URL): Place {
  const [, kind = "", name, ...more] = address.pathname.split("/");
  const word = part(name);
  if (more.some((each) => each !== "")) return { kind: "nowhere" };
  if (kind === "" && word === "") return { kind: "home" };
  if (kind === "table" && word) return { kind, id: word };
  if (kind === "code" && word) return { kind, code: word };
  if (kind === "record" && word) return { kind, digest: word };
  if (kind === "replay" && !word) return { kind, table: address.searchParams.get("table") };
  if (kind === "rules" && !word) return { kind };
  if (kind === "learn" && !word) return { kind };
  return { kind: "nowhere" };
}

const address = signal("/");

/** Where one is now. */
export const place = computed(() => placeOf(new URL(address.value, "http://here/")));

const here = (): string => location.pathname + location.search;

/** Go to another screen; `instead` leaves no step back to this one. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  address.value = path;
  scrollTo(0, 0);
}

/** Whether a click on a link is for us: a plain one, to a page of this client. */
const isOurs = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  link.origin === location.origin &&
  !link.hasAttribute("download") &&
  link.target === "" &&
  placeOf(new URL(link.href)).kind !== "nowhere";

/** Follow the browser's buttons and the page's own links. */
export function followLinks(): void {
  address.value = here();
  addEventListener("popstate", () => {
    address.value = here();
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || !isOurs(event, link)) return;
    // A place on the page that is shown is the browser's own business.
    if (link.hash && link.pathname + link.search === here()) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
