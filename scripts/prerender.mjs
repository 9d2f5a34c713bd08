import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "lightningcss";
import { build } from "vite";

const DASHBOARD = ["src/web/app/providers.tsx", "src/web/app/pages/dashboard-page.tsx"];

/** A chunk with all it imports, each once. */
function withImports(manifest, key, seen = new Set()) {
  if (!manifest[key] || seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) withImports(manifest, next, seen);
  return seen;
}

// What a page loads beyond the entry, asked for at once rather than after the entry has run.
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

/** The rules of a sheet that could apply to what is drawn in a page: those whose classes it names. */
function stylesOf(page, sheet) {
  const words = new Set(
    page
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&")
      .split(/[\s"']+/),
  );
  const isNamed = (selector) => selector.every(({ type, name }) => type !== "class" || words.has(name));
  const visitor = { Rule: { style: ({ value }) => (value.selectors.some(isNamed) ? undefined : []) } };
  const filename = "landing.css";
  const { code } = transform({ filename, code: Buffer.from(sheet), visitor });
  return transform({ filename, code, minify: true }).code.toString();
}

// A first visit shows its text two round trips sooner when the styles come with the page, and only those that it shows. The
// whole sheet is fetched meanwhile; src/web/app/main.tsx turns it on before it draws anything else.
async function inlineStyles(web, page) {
  const [link, href] = page.match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/) ?? [];
  if (href === undefined) throw new Error("The built page has no stylesheet.");
  const sheet = await readFile(join(web, href), "utf8");
  const later = link.replace('rel="stylesheet"', 'id="all-styles" rel="preload" as="style" fetchpriority="low"');
  return page.replace(link, () => `<style>${stylesOf(page, sheet)}</style>${later}`);
}

/**
 * Writes landing.html: the page with the landing screen already drawn in it, readable before any script runs; and
 * dashboard.html, which asks for the dashboard's scripts along with the page.
 */
export async function prerender({ web, work }) {
  const outDir = join(work, "prerender");
  await build({
    logLevel: "warn",
    build: { ssr: "src/web/app/prerender.tsx", outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
    // Bundled whole, so that it runs from a folder that has no node_modules above it.
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
  const drawn = html.replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${markup}</div>`);
  await writeFile(join(web, "landing.html"), await inlineStyles(web, drawn));
  await writeFile(join(web, "dashboard.html"), withPreloads(manifest, html, DASHBOARD));
  await rm(join(web, ".vite"), { recursive: true });
}
