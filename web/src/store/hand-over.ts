/** Hand-over links: the secret is behind the #, so that no server on the way sees it. */
import { server } from "./ask.ts";

const NAME = "seat";

/** The link with which somebody else can take a seat, once. */
export function handOverLink(table: string, secret: string): string {
  return `${server.value?.url ?? location.origin}/table/${table}#${NAME}=${secret}`;
}

/** The secret in an address; null if it isn't a hand-over link. */
export const secretIn = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, "")).get(NAME);

/** Removes the secret from the page's address, which people may show, copy and bookmark. */
export const forgetSecret = (): void => history.replaceState(null, "", location.pathname + location.search);
