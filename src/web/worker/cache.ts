/** The build's files, by their hashed names; the build writes the list in. */
declare const __ASSETS__: readonly string[];

/** The build this worker is of; scripts/worker.mjs puts its name here and into the pages. */
export const BUILD = "__BUILD__";

const PREFIX = "weekwise-";
const CACHE_NAME = `${PREFIX}${BUILD}`;

// One address for each of the pages the server has; which path shows which is decided there (web-files.ts).
const LANDING = "/";
const SCREEN = "/login";
const DASHBOARD = "/dashboard";
const SCREENS = new Set(["/login", "/register", "/reset-password", "/confirm-email", "/accounts"]);

/**
 * A page comes with a nonce of its own and the policy that allows it. Kept together they stay true to each other, and
 * nothing else is ever written into the kept page. Nothing personal is in it.
 */
async function cachePage(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { cache: "no-store" });
  const text = await answer.clone().text();
  // A server that was just replaced may send the next build's page, whose scripts are not ours to keep.
  if (!answer.ok || answer.redirected || !text.includes(`content="${BUILD}"`)) {
    throw new Error(`${path} is not of build ${BUILD}`);
  }
  await cache.put(path, answer);
}

async function cacheAsset(cache: Cache, path: string): Promise<void> {
  // The same hashed name in an older cache is the same file.
  const known = await caches.match(path);
  const answer = known ?? (await fetch(path, { priority: "low" }));
  if (!answer.ok) throw new Error(`${path} could not be fetched`);
  await cache.put(path, answer);
}

/** Caches the whole build, one file after the other: nobody waits for it, and the page may need the bandwidth. */
export async function fillCache(): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  for (const path of [DASHBOARD, SCREEN, LANDING]) await cachePage(cache, path);
  for (const path of __ASSETS__) await cacheAsset(cache, path);
}

export async function deleteOldCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE_NAME);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The cached page of a path, as the server would choose it. */
export async function cachedPage(path: string): Promise<Response | undefined> {
  const place = path.replace(/(?<=.)\/+$/, "");
  const page = place === DASHBOARD ? DASHBOARD : SCREENS.has(place) ? SCREEN : LANDING;
  return (await caches.open(CACHE_NAME)).match(page, { ignoreVary: true });
}

export const cachedAsset = async (request: Request) =>
  (await caches.open(CACHE_NAME)).match(request, { ignoreSearch: true, ignoreVary: true });
