import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT, runCommand } from "./run-command.mjs";

/**
 * Installs large packages that few people need into .cache on first use, so that an install of the product does without them.
 * Without peers: below our own folder they find our packages, such as Vitest or Drizzle. Returns their node_modules folder.
 */
export async function fetchTools(folder, packages) {
  const prefix = join(ROOT, ".cache", folder);
  const modules = join(prefix, "node_modules");
  const names = packages.map((each) => each.slice(0, each.lastIndexOf("@")));
  if (names.some((name) => !existsSync(join(modules, name, "package.json")))) {
    console.log(`Fetching ${packages.join(", ")} …`);
    const flags = ["--no-save", "--ignore-scripts", "--no-audit", "--legacy-peer-deps"];
    await runCommand("npm", ["install", "--prefix", prefix, ...flags, ...packages]);
  }
  return modules;
}
