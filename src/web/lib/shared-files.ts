// The worker puts them there, one by one in their order (src/web/worker/shared-files.ts).
const CACHE_NAME = "shared-bill";
/** A bill that nobody came back for is not kept. */
const HOUR = 3_600_000;

const openCaches = () => (typeof caches === "undefined" ? undefined : caches);

/** What was shared with the application from elsewhere on this device, once; none when there is nothing, or it is too old. */
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
