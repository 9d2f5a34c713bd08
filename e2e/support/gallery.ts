import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { pagePolicy } from "#server/http/security-headers.ts";
import { freePort } from "./free-port.ts";

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const NONCE = "bm9uY2U";

/** Builds the component gallery outside the product and serves it with the product's CSP. */
export async function startGallery() {
  const folder = mkdtempSync(join(tmpdir(), "weekwise-gallery-"));
  // Loaded here, since every run imports this file but few build the page.
  const [{ build }, { default: react }, { default: tailwindcss }] = await Promise.all([
    ...([import("vite"), import("@vitejs/plugin-react"), import("@tailwindcss/vite")] as const),
  ]);
  await build({
    root: fileURLToPath(new URL("../gallery", import.meta.url)),
    configFile: false,
    logLevel: "warn",
    plugins: [react(), tailwindcss()],
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = pathname === "/" ? "/index.html" : pathname;
    try {
      const body = readFileSync(join(folder, file));
      response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
      response.setHeader("content-security-policy", pagePolicy(NONCE, { scripts: [], styles: [] }));
      response.end(file.endsWith(".html") ? body.toString().replace("__CSP_NONCE__", NONCE) : body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}
