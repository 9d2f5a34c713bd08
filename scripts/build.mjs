import "./node-version.mjs";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import { build as buildWeb } from "vite";
import { compressFolder } from "./compress.mjs";
import { buildEmptyDatabase } from "./empty-database.mjs";
import { BUILD_STAMP, isBuilt, sourceStamp } from "./ensure-built.mjs";
import { LOCK } from "./install.mjs";
import { licencesOf } from "./licences.mjs";
import { withLock } from "./lock.mjs";
import { prerender } from "./prerender.mjs";
import { ROOT } from "./run-command.mjs";
import { buildWorker } from "./worker.mjs";

process.chdir(ROOT);
process.env.NODE_ENV = "production";

// Only one build runs at a time, so leftovers of a killed one can be removed.
const work = join(ROOT, ".cache", "build");
const newDist = join(work, "dist");
const dist = join(ROOT, "dist");

async function buildServer() {
  const { dependencies } = JSON.parse(await readFile("package.json", "utf8"));
  const commands = await readdir("src/server/commands").catch(() => []);
  const { metafile } = await bundle({
    entryPoints: [
      "src/server/main.ts",
      "src/server/scanner/child/main.ts",
      "src/server/scanner/child/second-thread.ts",
      ...commands.filter((name) => !name.endsWith(".test.ts")).map((name) => `src/server/commands/${name}`),
    ],
    outbase: "src/server",
    outdir: join(newDist, "server"),
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    // The server's dependencies stay external. Packages of many small modules are bundled and not installed: loading them one by
    // one would take half of startup.
    external: Object.keys(dependencies),
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: "warning",
  });
  await writeFile(join(newDist, "server/licences.txt"), await licencesOf(Object.keys(metafile.inputs)));
  const copy = (from, to) => copyFile(join("src/server", from), join(newDist, "server", to));
  await copy("features/categories/categories.model", "categories.model");
  for (const network of ["detector.onnx", "recogniser.onnx"])
    await copy(`scanner/child/ocr/${network}`, `scanner/child/${network}`);
  await copy("scanner/child/reader/reader.onnx", "scanner/child/reader.onnx");
}

async function buildScreens() {
  const web = join(newDist, "web");
  await buildWeb({ logLevel: "warn", build: { outDir: web, emptyOutDir: true } });
  await prerender({ web, work });
  await buildWorker(web);
  await compressFolder(web);
}

// The new build replaces the old one only when complete, so a start never sees a partial one.
async function build() {
  await rm(work, { recursive: true, force: true });
  await mkdir(newDist, { recursive: true });
  try {
    const stamp = await sourceStamp();
    const emptyDatabase = buildEmptyDatabase({ folder: join(newDist, "server/empty-database"), work });
    await Promise.all([buildServer(), buildScreens(), emptyDatabase]);
    await writeFile(join(newDist, BUILD_STAMP), stamp);
    await rename(dist, join(work, "old")).catch(() => {});
    await rename(newDist, dist);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

await withLock(LOCK, async () => {
  if (process.argv.includes("--if-needed") && (await isBuilt())) return;
  await build();
});
