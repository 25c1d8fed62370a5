// Keeps the pages for when there is no network, or a poor one. Every page is answered with this version's own document, so that a document and its
// parts always belong together; a newer version waits until the player wants it or the last tab is closed, and brings its own. The names of hashed
// files change with what is in them, so what was kept is never stale.
const VERSION = "__VERSION__";
const FILES = __FILES__;
/** The addresses that are pages. What another is, the server says. */
const PAGES = __PAGES__;
/** How long the network may take where something is kept, in milliseconds. */
const PATIENCE = 3000;

self.addEventListener("install", (event) => event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES))));

// A tab may still be in the middle of a game of an older version, whose parts no server has any more: the two versions before stay.
self.addEventListener("activate", (event) => {
  const drop = async () => {
    const others = (await caches.keys()).filter((name) => name !== VERSION);
    await Promise.all(others.slice(0, -2).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(drop());
});

/** This version's own. */
async function own(request) {
  return (await caches.open(VERSION)).match(request, { ignoreSearch: true });
}

/** This version's own, or what an older one has left for its tabs. */
async function kept(request) {
  return (await own(request)) ?? caches.match(request, { ignoreSearch: true });
}

/** What the network says in time, unless what answers is only its door; otherwise what is kept, which says that there is no such page. */
async function looked(request) {
  const coming = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([coming, late]).catch(() => undefined);
  return answer?.status < 500 ? answer : ((await kept(request)) ?? (await own("/")) ?? coming);
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode !== "navigate") event.respondWith(kept(request).then((found) => found ?? fetch(request)));
  else if (PAGES.test(url.pathname)) event.respondWith(own("/").then((document) => document ?? fetch(request)));
  else event.respondWith(looked(request));
});
