import { BUILD, dropOtherShelves, fillShelf } from "./cache.ts";
import { answerAsset, answerPage } from "./respond.ts";

declare const self: ServiceWorkerGlobalScope;

async function takeOver(): Promise<void> {
  await dropOtherShelves();
  // Asks the network for a page while this worker wakes up.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Pages of the version before still need its files: they are only taken away when nobody else looks at one. */
async function activateIfAlone(): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length < 2) await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(fillShelf()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("message", (event) => {
  if (event.data === "build") event.ports[0]?.postMessage(BUILD);
  if (event.data === "activate") event.waitUntil(self.skipWaiting());
  if (event.data === "activate if alone") event.waitUntil(activateIfAlone());
});

// Pages and files of the build; whatever is personal, or changes something, goes to the server past this worker.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || /^\/api(?:\/|$)/.test(pathname)) return;
  if (pathname.startsWith("/assets/")) event.respondWith(answerAsset(request));
  else if (request.mode === "navigate" && !/\.[^/]*$/.test(pathname)) event.respondWith(answerPage(event));
});
