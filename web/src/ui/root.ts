/** Where the client lives: at the root of a server, or in any folder of a static host. */

/** The folder of the page. The built client's scripts are in a folder inside it. */
export const ROOT: URL = import.meta.env.PROD
  ? new URL(/* @vite-ignore */ "../", import.meta.url)
  : new URL("/", globalThis.location?.href ?? "http://here/");

const BEFORE = ROOT.pathname.slice(0, -1);

/** The client's address as people write it, without a slash at the end. */
export const HERE = ROOT.origin + BEFORE;

/** The link to a screen or a file of this client: `/learn` in the folder it lives in. */
export const linkTo = (path: string): string => BEFORE + path.replace(/^\/*/, "/");

/** The screen that a link leads to, or null for a link that leads out of the client's folder. */
export function screenOf(link: { readonly origin: string; readonly pathname: string }): string | null {
  if (link.origin !== ROOT.origin || !link.pathname.startsWith(ROOT.pathname)) return null;
  const path = link.pathname.slice(BEFORE.length);
  // A host that needs the name of a file, as itch.io does.
  return path === "/index.html" ? "/" : path;
}
