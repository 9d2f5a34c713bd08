/** The build's hashed files; the list is inserted at build time. */
declare const __ASSETS__: readonly string[];

/** This worker's build id, inserted by scripts/worker.mjs here and into the pages. */
export const BUILD = "__BUILD__";

const PREFIX = "weekwise-";
const CACHE_NAME = `${PREFIX}${BUILD}`;

// One path for each HTML page of the server (see web-files.ts).
const LANDING = "/";
const SCREEN = "/login";
const DASHBOARD = "/dashboard";
const SCREENS = new Set(["/login", "/register", "/reset-password", "/confirm-email", "/accounts"]);

/**
 * Each page has its own nonce and a matching policy header, so both are cached together unchanged. Pages contain nothing
 * personal.
 */
async function cachePage(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { cache: "no-store" });
  const text = await answer.clone().text();
  // A server updated just now may send the next build's page, whose scripts are not in this cache.
  if (!answer.ok || answer.redirected || !text.includes(`content="${BUILD}"`)) {
    throw new Error(`${path} is not of build ${BUILD}`);
  }
  await cache.put(path, answer);
}

async function cacheAsset(cache: Cache, path: string): Promise<void> {
  // A file with the same hashed name in an older cache is identical.
  const cached = await caches.match(path);
  const answer = cached ?? (await fetch(path, { priority: "low" }));
  if (!answer.ok) throw new Error(`${path} couldn't be fetched`);
  await cache.put(path, answer);
}

/** Caches the whole build, one file at a time: nothing waits for it, and the page may need the bandwidth. */
export async function fillCache(): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  for (const path of [DASHBOARD, SCREEN, LANDING]) await cachePage(cache, path);
  for (const path of __ASSETS__) await cacheAsset(cache, path);
}

export async function deleteOldCaches(): Promise<void> {
  const oldCaches = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE_NAME);
  await Promise.all(oldCaches.map((name) => caches.delete(name)));
}

/** The cached page of a path, as the server would choose it. */
export async function cachedPage(path: string): Promise<Response | undefined> {
  const pathname = path.replace(/(?<=.)\/+$/, "");
  const page = pathname === DASHBOARD ? DASHBOARD : SCREENS.has(pathname) ? SCREEN : LANDING;
  return (await caches.open(CACHE_NAME)).match(page, { ignoreVary: true });
}

export const cachedAsset = async (request: Request) =>
  (await caches.open(CACHE_NAME)).match(request, { ignoreSearch: true, ignoreVary: true });
