import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const PAGES = ["index.html", "landing.html", "dashboard.html"];
const BUILD = "__BUILD__";

/** What an offline start may need: all scripts and styles, and the one font each page uses. */
async function assetsOf(web, page) {
  const files = (await readdir(join(web, "assets"))).sort();
  const assets = files.map((file) => `/assets/${file}`);
  return assets.filter((path) => /\.(?:css|js)$/.test(path) || page.includes(`"${path}"`));
}

/**
 * Writes sw.js, which caches exactly the files of this build, and puts the build's name into it and every page. The name is a
 * hash of everything: the same sources give the same worker, so browsers see no update.
 */
export async function buildWorker(web) {
  const pages = await Promise.all(PAGES.map((page) => readFile(join(web, page), "utf8")));
  const assets = await assetsOf(web, pages[0]);
  const { outputFiles } = await build({
    entryPoints: ["src/web/worker/worker.ts"],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    define: { __ASSETS__: JSON.stringify(assets) },
    logLevel: "warning",
  });
  const worker = outputFiles[0].text;
  const hash = createHash("sha256");
  for (const part of [...pages, worker]) hash.update(part);
  const name = hash.digest("hex").slice(0, 16);
  if (!worker.includes(BUILD) || pages.some((page) => !page.includes(BUILD))) {
    throw new Error(`The worker and every page must say ${BUILD} where the build's name goes.`);
  }
  await writeFile(join(web, "sw.js"), worker.replaceAll(BUILD, name));
  await Promise.all(PAGES.map((page, at) => writeFile(join(web, page), pages[at].replaceAll(BUILD, name))));
}
