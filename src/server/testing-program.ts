import { randomUUID } from "node:crypto";
import { readFileSync, renameSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { packageRoot } from "./package-root.ts";

const made = new Map<string, Promise<string>>();

/**
 * Bundles a source file into a program for node, once per process. Tests that kill processes start many, and each would
 * take seconds to load the sources one by one.
 */
export function programOf(source: string): Promise<string> {
  const known = made.get(source) ?? buildProgram(source);
  made.set(source, known);
  return known;
}

async function buildProgram(source: string): Promise<string> {
  const root = packageRoot();
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  // Inside the package, so that it finds node_modules.
  const program = join(root, ".cache", "test-programs", `${basename(source, ".ts")}.mjs`);
  // Written to a temporary file and renamed: another run may be starting it.
  const draft = `${program}.${randomUUID()}`;
  await build({
    ...{ entryPoints: [source], outfile: draft, bundle: true, format: "esm", platform: "node", logLevel: "warning" },
    external: Object.keys(dependencies),
  });
  renameSync(draft, program);
  return program;
}
