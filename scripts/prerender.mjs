import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const DASHBOARD = ["src/web/app/providers.tsx", "src/web/app/pages/dashboard-page.tsx"];

/** A chunk with all its imports, each once. */
function withImports(manifest, key, seen = new Set()) {
  if (!manifest[key] || seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withImports(manifest, next, seen);
  return seen;
}

// What a page loads besides the entry, preloaded rather than requested after the entry has run.
function withPreloads(manifest, html, parts) {
  const seen = new Set();
  for (const part of parts) {
    if (!manifest[part]) throw new Error(`The build has no chunk of ${part}.`);
    withImports(manifest, part, seen);
  }
  const files = [...seen].map((key) => `/${manifest[key].file}`).filter((file) => !html.includes(`"${file}"`));
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join("");
  return html.replace("</head>", () => `${links}</head>`);
}

// With inlined styles, a first visit shows its text one round trip sooner.
async function inlineStyles(web, html) {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];
  const sheets = await Promise.all(links.map(([, href]) => readFile(join(web, href), "utf8")));
  return links.reduce((page, [link], index) => page.replace(link, () => `<style>${sheets[index]}</style>`), html);
}

/**
 * Writes landing.html, with the landing screen prerendered so that it is readable before any script runs, and dashboard.html,
 * which preloads the dashboard's scripts.
 */
export async function prerender({ web, work }) {
  const outDir = join(work, "prerender");
  await build({
    logLevel: "warn",
    build: { ssr: "src/web/app/prerender.tsx", outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
    // Fully bundled, so that it runs from a folder without node_modules above it.
    ssr: { noExternal: true },
  });
  const { renderLanding } = await import(pathToFileURL(join(outDir, "prerender.js")).href);
  const markup = renderLanding();
  if (/\sstyle="/.test(markup)) {
    throw new Error("The landing page has a style attribute; the security policy would drop it. Use a class.");
  }
  const manifestPath = join(web, ".vite/manifest.json");
  const manifest = JSON.parse(await readFile(manifestPath, "utf8"));
  const html = await readFile(join(web, "index.html"), "utf8");
  const landing = await inlineStyles(web, html);
  const drawn = `<div id="root" data-prerendered>${markup}</div>`;
  await writeFile(
    join(web, "landing.html"),
    landing.replace('<div id="root"></div>', () => drawn),
  );
  await writeFile(join(web, "dashboard.html"), withPreloads(manifest, html, DASHBOARD));
  await rm(join(web, ".vite"), { recursive: true });
}
