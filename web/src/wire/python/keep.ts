/** Keeps the page's other parts, so that every screen opens without a network in this very version. */
import { ROOT } from "../../ui/root.ts";
import { KEPT } from "./files.ts";

const listName = (): string | null =>
  globalThis.document?.querySelector('meta[name="files"]')?.getAttribute("content") ?? null;

/** Keeps all files of the client; false if the browser keeps nothing. The list comes last: with it, all are here. */
export async function keepClient(): Promise<boolean> {
  const name = listName();
  if (name === null) return false;
  const list = new URL(name, ROOT).href;
  try {
    const cache = await caches.open(KEPT);
    const find = (url: string) => cache.match(url, { ignoreVary: true });
    if (await find(list)) return true;
    const answer = await fetch(list);
    const files: readonly { readonly name: string }[] = await answer.clone().json();
    for (const file of files) {
      const url = new URL(file.name, list).href;
      if (!(await find(url))) await cache.add(url);
    }
    await cache.put(list, answer);
    return true;
  } catch {
    return false;
  }
}
