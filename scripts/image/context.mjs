import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The files that .dockerignore includes, as in Docker: the last matching pattern decides. */
export async function listContext(root) {
  const rules = (await readFile(join(root, ".dockerignore"), "utf8"))
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ isIncluded: line.startsWith("!"), pattern: toPattern(line.replace(/^!/, "")) }));
  const isIncluded = (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isIncluded ?? true;
  const tops = (await readdir(root)).filter(isIncluded);
  const found = [];
  for (const top of tops) {
    const entries = await readdir(join(root, top), { recursive: true, withFileTypes: true }).catch(() => undefined);
    if (entries === undefined) found.push(top);
    for (const entry of entries ?? []) {
      const path = join(entry.parentPath, entry.name).slice(root.length).replace(/^\//, "");
      if (entry.isFile() && isIncluded(path)) found.push(path);
    }
  }
  return found.sort();
}

/** A pattern matches a path and everything below it. */
function toPattern(words) {
  const parts = words
    .split(/(\*\*\/|\*\*|\*)/)
    .map((part) => WILD[part] ?? part.replace(/[.+^${}()|[\]\\?]/g, "\\$&"))
    .join("");
  return new RegExp(`^${parts}(?:/|$)`);
}

const WILD = { "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*" };
