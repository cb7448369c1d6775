/**
 * The service worker: keeps the page and its parts, so that it opens without a network.
 *
 * A page names all its parts by a hash of their content, so parts of two versions never mix. A new version is kept
 * beside the old one, and takes its place only once it is complete. Nothing that a server says about a game is kept.
 */

const ROOT = new URL("./", self.location).href;
const KEPT = "twelvefold-2";
/** The key of a kept page, followed by the time at which it was kept. */
const PAGE = `${ROOT}kept-page-`;
/** Milliseconds to wait for the network before a kept page is shown. */
const PATIENCE = 4000;
/** Parts that no kept page names itself, such as the rulebook's; the oldest go first. */
const MOST = 60;
/** Files beside the page whose names don't change. */
const BESIDE = ["icon.svg", "icon-192.png", "planet.webp"];
/** The query that names a screen to the page at the root. */
const WANTED = "to";

const whole = (names) => names.map((name) => new URL(name, ROOT).href);
const pathOf = (url) => (url.href.startsWith(ROOT) ? url.href.slice(ROOT.length).replace(/[?#].*/, "") : null);
const isHashed = (path) => /^(?:assets|offline)\/./.test(path);
const isList = (path) => /^(?:assets|offline)\/files-[^/]+\.json$/.test(path);
const isBeside = (path) => BESIDE.includes(path) || /^manifest-[a-z]+\.webmanifest$/.test(path);
const kept = (cache, url) => cache.match(url, { ignoreVary: true });

/** What a page loads at once. */
const partsOf = (text) => whole([...text.matchAll(/(?:src|href)="\.?\/(assets\/[^"]+)"/g)].map(([, name]) => name));
/** The lists of what it loads later: its other scripts, and what it needs to play without a server. */
const listsOf = (text) =>
  whole([...text.matchAll(/name="(?:files|offline)" content="\.?\/([^"]+)"/g)].map(([, name]) => name));

/** The kept pages, newest first. */
async function pages(cache) {
  const keys = (await cache.keys()).map((request) => request.url).filter((url) => url.startsWith(PAGE));
  keys.sort((a, b) => Number(b.slice(PAGE.length)) - Number(a.slice(PAGE.length)));
  return Promise.all(
    keys.map(async (key) => {
      const answer = await cache.match(key);
      return { key, answer, text: await answer.clone().text() };
    }),
  );
}

/** Whether everything a page may load is here: each list is kept last of all that it names. */
const isComplete = async (cache, text) =>
  (await Promise.all(listsOf(text).map((list) => kept(cache, list)))).every((list) => list !== undefined);

/** Keeps a page with its headers, as soon as its parts are here. */
async function keep(answer) {
  const text = await answer.clone().text();
  const cache = await caches.open(KEPT);
  const [newest] = await pages(cache);
  if (newest?.text === text) return;
  const missing = [];
  for (const part of partsOf(text)) if (!(await kept(cache, part))) missing.push(part);
  await cache.addAll([...missing, ...whole(BESIDE).map((url) => new Request(url, { cache: "no-cache" }))]);
  await cache.put(`${PAGE}${Date.now()}`, answer);
}

/** Forgets what belongs to none of the pages that may still be open or shown. */
async function tidy() {
  const cache = await caches.open(KEPT);
  const all = await pages(cache);
  let from = 0;
  while (from < all.length - 1 && !(await isComplete(cache, all[from].text))) from += 1;
  const old = all.splice(Math.max(from + 1, 2));
  await Promise.all(old.map(({ key }) => cache.delete(key)));
  const named = new Set();
  for (const { text } of all) {
    for (const part of partsOf(text)) named.add(part);
    for (const list of listsOf(text)) {
      named.add(list);
      const files = await kept(cache, list);
      for (const { name } of files ? await files.json() : []) named.add(new URL(name, list).href);
    }
  }
  const keys = (await cache.keys()).filter(({ url }) => isHashed(url.slice(ROOT.length)) && !named.has(url));
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((request) => cache.delete(request)));
}

/** The page to show without a network: the newest that is complete. */
async function keptPage() {
  const cache = await caches.open(KEPT);
  const all = await pages(cache);
  for (const { answer, text } of all) if (await isComplete(cache, text)) return answer;
  return all[0]?.answer;
}

/** A hashed file as it was kept, any other file newer if there is a network. */
async function part(request, path) {
  const cache = await caches.open(KEPT);
  const found = await kept(cache, request);
  if (found && isHashed(path)) return found;
  try {
    const answer = await fetch(request);
    // The page keeps the offline part itself, and each list after all that it names.
    if (answer.ok && !path.startsWith("offline/") && !isList(path)) await cache.put(request, answer.clone());
    return answer;
  } catch (mistake) {
    if (found) return found;
    throw mistake;
  }
}

const waited = (time) => new Promise((_, late) => setTimeout(late, time, new Error("The network takes too long.")));

/** The page as the host has it now; without a network, or without an answer for too long, the one that was kept. */
async function page(event, path) {
  const fetched = fetch(event.request);
  // An answer that comes too late is kept all the same.
  const keeping = fetched.then(async (answer) => {
    const isPage = answer.ok && answer.headers.get("content-type")?.startsWith("text/html");
    // Other files, such as licences, can be opened in a tab as well.
    if (isPage && (await answer.clone().text()).includes('<div id="app">')) await keep(answer.clone());
    await tidy();
  });
  event.waitUntil(keeping.catch(() => undefined));
  const shown = await keptPage().catch(() => undefined);
  try {
    const answer = await (shown === undefined ? fetched : Promise.race([fetched, waited(PATIENCE)]));
    if (answer.status !== 404 || shown === undefined) return answer;
  } catch (mistake) {
    if (shown === undefined) throw mistake;
  }
  if (path !== "" && path !== "index.html") {
    const { search, hash } = new URL(event.request.url);
    return Response.redirect(`${ROOT}?${WANTED}=${encodeURIComponent(`/${path}${search}${hash}`)}`);
  }
  return shown;
}

self.addEventListener("install", (event) => {
  const first = async () => {
    const answer = await fetch(ROOT, { cache: "no-cache" });
    if (answer.ok) await keep(answer);
  };
  event.waitUntil(first());
});

// The page asks for it once the player has agreed to reload.
self.addEventListener("message", (event) => {
  if (event.data?.type === "update") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => /^twelvefold-shell/.test(name)).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const path = pathOf(url);
  if (event.request.method !== "GET" || path === null) return;
  if (event.request.mode === "navigate") event.respondWith(page(event, path));
  else if (isHashed(path) || isBeside(path)) event.respondWith(part(event.request, path));
});
