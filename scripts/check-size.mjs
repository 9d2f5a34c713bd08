import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "./run-command.mjs";

// The same bound as in bench/landing.mjs, which measures in a browser; this one needs none, so every run holds it.
const MOST_KILOBYTES = 85;
const WEB = join(ROOT, "dist/web");

const html = await readFile(join(WEB, "landing.html"), "utf8");
const asked = [
  ...html.matchAll(/<script[^>]*\ssrc="([^"]+\.js)"/g),
  ...html.matchAll(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+\.js)"/g),
].map(([, path]) => path);
if (asked.length === 0) throw new Error("dist/web/landing.html loads no script; is it built?");

const sizes = new Map();
async function weigh(path) {
  if (sizes.has(path)) return;
  sizes.set(path, 0);
  const script = await readFile(join(WEB, path), "utf8");
  sizes.set(path, gzipSync(script, { level: 9 }).length);
  // What a script imports at once comes with it; import() waits until somebody needs it.
  const imports = [...script.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)];
  await Promise.all(imports.map(([, next]) => weigh(posix.join(posix.dirname(path), next))));
}
await Promise.all(asked.map(weigh));

const kilobytes = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
for (const [path, bytes] of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(6)} kB  ${path}`);
console.log(`The landing page loads ${kilobytes.toFixed(1)} kB of JavaScript (gzip), of at most ${MOST_KILOBYTES}.`);
if (kilobytes > MOST_KILOBYTES) process.exitCode = 1;
