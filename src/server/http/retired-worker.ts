/**
 * Takes the place of a service worker that is wanted no more: browsers ask for /sw.js past whatever worker they have, so
 * this reaches even one that is broken. It deletes what was kept and removes itself; open pages are left alone.
 */
export const RETIRED_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;
