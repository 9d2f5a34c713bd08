// Written by the service worker, one by one in order (src/web/worker/shared-files.ts).
const CACHE_NAME = "shared-bill";
/** Abandoned files expire. */
const HOUR = 3_600_000;

const openCaches = () => (typeof caches === "undefined" ? undefined : caches);

/** Takes the files shared from another app, once; none if there are none or they expired. */
export async function takeSharedFiles(): Promise<File[]> {
  try {
    if (!(await openCaches()?.has(CACHE_NAME))) return [];
    const cache = await caches.open(CACHE_NAME);
    const files: File[] = [];
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      if (kept !== undefined && isRecent(kept)) files.push(await fileOf(kept));
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

const isRecent = ({ headers }: Response) => Date.now() - Date.parse(headers.get("date") ?? "") < HOUR;

async function fileOf(kept: Response): Promise<File> {
  const name = decodeURIComponent(kept.headers.get("file-name") ?? "bill");
  return new File([await kept.blob()], name, { type: kept.headers.get("content-type") ?? "" });
}
