import { readdir } from "node:fs/promises";
import { resolve, sep } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { addSecurityHeaders, type SecurityOptions, WORKER_POLICY } from "./security-headers.ts";
import { readPage, sendPage } from "./web-pages.ts";

export type WebOptions = SecurityOptions & {
  /** The folder of the built web app. */
  root: string;
  /** Whether browsers may cache the app for offline use; otherwise they are told to delete it. */
  offlineCopy?: boolean | undefined;
};

// Paths whose first paint is not the landing page. All others show it, as the spec says of unknown paths.
const SCREENS = new Map([
  ...["/login", "/register", "/reset-password", "/confirm-email", "/join", "/accounts"].map(
    (path) => [path, "screen"] as const,
  ),
  ["/dashboard", "dashboard"] as const,
]);

const NOT_BUILT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Weekwise</title></head>
<body><h1>The web app is not built yet</h1>
<p>The server is running, but the web files are missing. Run <code>npm run build</code> and restart it, or use <code>npm run dev</code>.</p>
</body></html>`;

/**
 * Replaces a service worker that is no longer wanted: browsers fetch /sw.js bypassing the worker, so this reaches even
 * a broken one. It deletes the caches and unregisters itself; open pages are not affected.
 */
const RETIRED_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

async function listFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((entry) => resolve(entry.parentPath, entry.name).slice(root.length).split(sep).join("/")));
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "/");
  } catch {
    return undefined;
  }
}

const WORKER = "/sw.js";
// Both are always revalidated, to detect updates.
const ALWAYS_REVALIDATED = new Set([WORKER, "/manifest.webmanifest"]);

function cachingOf(path: string): string {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return ALWAYS_REVALIDATED.has(path) ? "no-cache" : "public, max-age=3600";
}

const isFileName = (path: string) => /\.[^/]*$/.test(path);

// Someone typed /john.doe, or a page requests a missing picture: only the first needs a page.
const wantsPage = (accept: string | undefined) => accept?.includes("text/html") ?? false;

/** Serves the web app on every path outside the API. */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { root, baseUrl, offlineCopy = true } = options;
  addSecurityHeaders(app, { baseUrl });
  const folder = resolve(root);
  const files = await listFiles(folder);
  const pages = files.has("/index.html")
    ? {
        screen: await readPage(folder, "index.html"),
        landing: await readPage(folder, files.has("/landing.html") ? "landing.html" : "index.html"),
        dashboard: await readPage(folder, files.has("/dashboard.html") ? "dashboard.html" : "index.html"),
      }
    : undefined;
  // Only files that existed at startup are served; no requested path reaches the disk.
  const isPublic = (path: string) => files.has(path) && !/\.(?:html|br|gz)$|\/\./.test(path);

  await app.register(staticFiles, { root: folder, serve: false, preCompressed: true, cacheControl: false });

  app.get("/*", (request, reply) => {
    const path = pathOf(request.url);
    if (path === undefined || path === "/api" || path.startsWith("/api/")) return reply.callNotFound();
    if (path === WORKER) {
      reply.header("content-security-policy", WORKER_POLICY);
      if (!offlineCopy || !files.has(WORKER)) {
        return reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache").send(RETIRED_WORKER);
      }
    }
    if (isPublic(path)) {
      reply.header("vary", "accept-encoding").header("cache-control", cachingOf(path));
      return reply.sendFile(path);
    }
    if (path.startsWith("/assets/") || (isFileName(path) && !wantsPage(request.headers.accept)))
      return reply.callNotFound();
    if (!pages)
      return reply.code(503).type("text/html; charset=utf-8").header("cache-control", "no-store").send(NOT_BUILT);
    return sendPage(request, reply, pages[SCREENS.get(path.replace(/(?<=.)\/+$/, "")) ?? "landing"]);
  });
}
