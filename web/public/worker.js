/**
 * The service worker: it keeps the shell of the page, so that it opens without a network and can say what it needs.
 * Nothing of a game is ever kept: what the server says comes from the server or not at all.
 */

const SHELL = "twelvefold-shell-1";
/** Files that are kept; the oldest go first. */
const MOST = 60;
const PAGE = "/";
/** Files beside the page whose names do not change. */
const BESIDE = ["/icon.svg", "/planet.webp"];

const isPart = (url) =>
  /^\/(?:assets\/|manifest-[a-z]+\.webmanifest$)/.test(url.pathname) || BESIDE.includes(url.pathname);

async function keepPage(cache) {
  const answer = await fetch(PAGE, { cache: "no-cache" });
  if (!answer.ok) return;
  const text = await answer.clone().text();
  const parts = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  await cache.addAll([...parts, ...BESIDE]);
  await cache.put(PAGE, answer);
}

async function forgetOldest(cache) {
  const kept = await cache.keys();
  const parts = kept.filter((request) => new URL(request.url).pathname.startsWith("/assets/"));
  await Promise.all(parts.slice(0, Math.max(0, parts.length - MOST)).map((request) => cache.delete(request)));
}

/** A part: those with a hash in their name as they were kept, the others newer if there is a network. */
async function part(request, url) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept && url.pathname.startsWith("/assets/")) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request, answer.clone());
      await forgetOldest(cache);
    }
    return answer;
  } catch (mistake) {
    if (kept) return kept;
    throw mistake;
  }
}

/** The page: the server's, and without a network the one that was kept. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (mistake) {
    const kept = await (await caches.open(SHELL)).match(PAGE);
    if (kept) return kept;
    throw mistake;
  }
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(SHELL).then(keepPage));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (isPart(url)) event.respondWith(part(event.request, url));
});
