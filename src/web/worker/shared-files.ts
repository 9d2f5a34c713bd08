/** Where a phone's share sheet sends files; the manifest names it. */
export const SHARE_PATH = "/share";

// Not of a build, so that a new version keeps it; #web/lib/shared-files.ts takes the files out again.
const CACHE_NAME = "shared-bill";
const FIELD = "bill";
/** One more than can be scanned together, so that the page says what is wrong. */
const MOST_FILES = 11;
const MOST_BYTES = 64 * 1024 * 1024;

/** Keeps what somebody shared until the scanner opens, and leads there. It waits when they have to sign in first. */
export async function keepSharedFiles(request: Request): Promise<Response> {
  await caches.delete(CACHE_NAME);
  const form = await request.formData().catch(() => undefined);
  const files = (form?.getAll(FIELD) ?? []).filter((part) => part instanceof File).slice(0, MOST_FILES);
  if (files.reduce((sum, file) => sum + file.size, 0) <= MOST_BYTES) {
    const cache = await caches.open(CACHE_NAME);
    for (const [at, file] of files.entries()) {
      const headers = {
        "content-type": file.type,
        "file-name": encodeURIComponent(file.name),
        date: new Date().toUTCString(),
      };
      await cache.put(`${SHARE_PATH}/${at}`, new Response(file, { headers }));
    }
  }
  return Response.redirect("/dashboard", 303);
}
