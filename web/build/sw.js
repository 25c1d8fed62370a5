// Keeps the pages for when there is no network. The names of hashed files change with what is in them, so what was kept is never stale;
// a new version waits until the player wants it or the last tab is closed.
const VERSION = "__VERSION__";
const FILES = __FILES__;

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

/** This version's own, where it has it. */
async function kept(request) {
  const own = await caches.open(VERSION);
  return (await own.match(request, { ignoreSearch: true })) ?? caches.match(request, { ignoreSearch: true });
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => kept("/")));
  } else {
    event.respondWith(kept(event.request).then((found) => found ?? fetch(event.request)));
  }
});
