import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json, found from the source as well as from the bundle. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json"))) {
    const above = dirname(folder);
    if (above === folder) throw new Error("package.json is missing: Weekwise must run from its own folder");
    folder = above;
  }
  return folder;
}

export function packageVersion(): string {
  const { version }: { version?: string } = JSON.parse(readFileSync(join(packageRoot(), "package.json"), "utf8"));
  return version ?? "unknown";
}
