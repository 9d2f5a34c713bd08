import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { runCommand } from "./run-command.mjs";

/** Creates the empty database that a first start copies, in a separate process: the engine would block the bundler. */
export async function buildEmptyDatabase({ folder, work }) {
  const outfile = join(work, "prepare-cluster.js");
  await build({
    entryPoints: ["src/server/db/prepare-cluster.ts"],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    logLevel: "warning",
  });
  await mkdir(dirname(folder), { recursive: true });
  const script = `import { prepareCluster } from ${JSON.stringify(pathToFileURL(outfile).href)};
    await prepareCluster(${JSON.stringify(folder)});`;
  await runCommand(process.execPath, ["--input-type=module", "--eval", script]);
}
