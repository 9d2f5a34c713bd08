/** Where a phone's share sheet sends files; the manifest names it. */
export const SHARE_PATH = "/share";

// Independent of the build, so that it survives updates; read by #web/lib/shared-files.ts.
const CACHE_NAME = "shared-bill";
const FIELD = "bill";
/** One more than the scanner accepts, so that the page can report it. */
const MAX_FILES = 11;
const MAX_BYTES = 64 * 1024 * 1024;

/** Stores shared files until the scanner opens, and redirects there; they survive a sign-in. */
export async function keepSharedFiles(request: Request): Promise<Response> {
  await caches.delete(CACHE_NAME);
  const form = await request.formData().catch(() => undefined);
  const files = (form?.getAll(FIELD) ?? []).filter((part) => part instanceof File).slice(0, MAX_FILES);
  if (files.reduce((sum, file) => sum + file.size, 0) <= MAX_BYTES) {
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
