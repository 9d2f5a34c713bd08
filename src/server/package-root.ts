import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of our package.json, from source and from the bundle. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!isOwnPackage(join(folder, "package.json"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("Weekwise's package.json was not found");
    folder = parent;
  }
  return folder;
}

function isOwnPackage(path: string): boolean {
  return existsSync(path) && JSON.parse(readFileSync(path, "utf8")).name === "weekwise";
}

export function packageVersion(): string {
  return JSON.parse(readFileSync(join(packageRoot(), "package.json"), "utf8")).version;
}
