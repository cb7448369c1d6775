/** Links that hand a seat over: the secret stands behind the #, so that no server sees it on the way. */
import { server } from "./ask.ts";

const NAME = "seat";

/** The link with which somebody else takes a seat, once. */
export function handOverLink(table: string, secret: string): string {
  return `${server.value?.url ?? location.origin}/table/${table}#${NAME}=${secret}`;
}

/** The secret in an address; null if it hands nothing over. */
export const secretIn = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, "")).get(NAME);

/** Takes the secret out of the page's address, which may be shown, copied and kept. */
export const forgetSecret = (): void => history.replaceState(null, "", location.pathname + location.search);
