import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "./run-command.mjs";

// The same bounds as in bench/landing.mjs and bench/dashboard.mjs, which measure in a browser. This needs none, so every test run
// checks them.
const MAX_KILOBYTES = { landing: 85, dashboard: 150 };
const WEB = join(ROOT, "dist/web");

async function scriptsOf(page) {
  const html = await readFile(join(WEB, page), "utf8");
  const scripts = [
    ...html.matchAll(/<script[^>]*\ssrc="([^"]+\.js)"/g),
    ...html.matchAll(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+\.js)"/g),
  ].map(([, path]) => path);
  if (scripts.length === 0) throw new Error(`dist/web/${page} loads no script; is it built?`);
  return scripts;
}

/** A lazy chunk by the name of its source file; it must exist exactly once, or the bound would check nothing. */
async function chunk(name) {
  const files = await readdir(join(WEB, "assets"));
  const found = files.filter((file) => file.startsWith(`${name}-`) && file.endsWith(".js"));
  if (found.length !== 1) throw new Error(`Expected one chunk ${name}-….js in dist/web/assets, found ${found.length}.`);
  return `/assets/${found[0]}`;
}

async function addSizes(path, sizes) {
  if (sizes.has(path)) return;
  sizes.set(path, 0);
  const script = await readFile(join(WEB, path), "utf8");
  sizes.set(path, gzipSync(script, { level: 9 }).length);
  // Static imports load with the script; import() loads later.
  const imports = [...script.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)];
  await Promise.all(imports.map(([, next]) => addSizes(posix.join(posix.dirname(path), next), sizes)));
}

async function checkPage(page, paths) {
  const sizes = new Map();
  await Promise.all(paths.map((path) => addSizes(path, sizes)));
  const kilobytes = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
  for (const [path, bytes] of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(6)} kB  ${path}`);
  const limit = MAX_KILOBYTES[page];
  console.log(`The ${page} page loads ${kilobytes.toFixed(1)} kB of JavaScript (gzip), of at most ${limit}.\n`);
  if (kilobytes > limit) process.exitCode = 1;
  return sizes.size;
}

const files = await checkPage("landing", await scriptsOf("landing.html"));
if (files > 1) {
  console.log(
    `The landing page loads ${files} scripts instead of one; each more is a round trip before it can be used.`,
  );
  process.exitCode = 1;
}
// What a signed-in person loads before the page is usable; the toasts come a moment later.
await checkPage("dashboard", [
  ...(await scriptsOf("index.html")),
  await chunk("providers"),
  await chunk("dashboard-page"),
]);
