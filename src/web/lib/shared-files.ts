// Written by the service worker, one by one in order (src/web/worker/shared-files.ts).
const CACHE_NAME = "shared-bill";
/** Abandoned files expire. */
const MAX_AGE = 3_600_000;

const openCaches = () => (typeof caches === "undefined" ? undefined : caches);

/** Takes the files shared from another app, once; none if there are none or they expired. */
export async function takeSharedFiles(): Promise<File[]> {
  try {
    if (!(await openCaches()?.has(CACHE_NAME))) return [];
    const cache = await caches.open(CACHE_NAME);
    const files: File[] = [];
    for (const request of await cache.keys()) {
      const stored = await cache.match(request);
      if (stored !== undefined && isRecent(stored)) files.push(await fileOf(stored));
    }
    await dropSharedFiles();
    return files;
  } catch {
    return [];
  }
}

export async function dropSharedFiles(): Promise<void> {
  await openCaches()?.delete(CACHE_NAME);
}

const isRecent = ({ headers }: Response) => Date.now() - Date.parse(headers.get("date") ?? "") < MAX_AGE;

async function fileOf(stored: Response): Promise<File> {
  const name = decodeURIComponent(stored.headers.get("file-name") ?? "bill");
  return new File([await stored.blob()], name, { type: stored.headers.get("content-type") ?? "" });
}
