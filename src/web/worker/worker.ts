import { BUILD, cachedAsset, cachedPage, deleteOldCaches, fillCache } from "./cache.ts";
import { answerClick, showPush } from "./push.ts";
import { keepSharedFiles, SHARE_PATH } from "./shared-files.ts";

/** Longer than a slow connection needs for a page. */
const TIMEOUT_MS = 4000;

// Status codes of a proxy whose server is down.
const GATEWAY_ERRORS = [502, 503, 504];

const afterTimeout = () => new Promise<undefined>((done) => setTimeout(() => done(undefined), TIMEOUT_MS));

/** The page from the network if it arrives in time, so that updates show at once; else the cached one. */
async function respondWithPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const network = (async (): Promise<Response> => (await preloadResponse) ?? fetch(request))();
  const answer = await Promise.race([network.catch(() => undefined), afterTimeout()]);
  if (answer && !GATEWAY_ERRORS.includes(answer.status)) return answer;
  return (await cachedPage(new URL(request.url).pathname)) ?? answer ?? network;
}

/** Hashed files never change, so the cached copy is always valid. */
const respondWithAsset = async (request: Request) => (await cachedAsset(request)) ?? fetch(request);

declare const self: ServiceWorkerGlobalScope;

async function activate(): Promise<void> {
  await deleteOldCaches();
  // Navigation preload: fetches a page while the worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Pages of the previous version still need its files, so it is replaced only when no other window is open. */
async function activateIfAlone(): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length < 2) await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(fillCache()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("message", (event) => {
  if (event.data === "build") event.ports[0]?.postMessage(BUILD);
  if (event.data === "activate") event.waitUntil(self.skipWaiting());
  if (event.data === "activate if alone") event.waitUntil(activateIfAlone());
});

self.addEventListener("push", (event) => event.waitUntil(showPush(event)));
self.addEventListener("notificationclick", (event) => event.waitUntil(answerClick(event)));

// Handles shared files, pages and build files; API requests and changes bypass the worker.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && origin === self.location.origin && pathname === SHARE_PATH)
    return event.respondWith(keepSharedFiles(request));
  if (request.method !== "GET" || origin !== self.location.origin || /^\/api(?:\/|$)/.test(pathname)) return;
  if (pathname.startsWith("/assets/")) event.respondWith(respondWithAsset(request));
  else if (request.mode === "navigate" && !/\.[^/]*$/.test(pathname)) event.respondWith(respondWithPage(event));
});
