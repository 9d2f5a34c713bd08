import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { ROOT } from "./run-command.mjs";

async function listFiles(path) {
  const info = await stat(path).catch(() => undefined);
  if (!info) return [];
  if (!info.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** One hash over the names and contents of the project's files and folders; paths matching `skip` are ignored. */
export async function fingerprint(paths, { skip = /$^/, salt = "" } = {}) {
  const files = (await Promise.all(paths.map((path) => listFiles(join(ROOT, path)))))
    .flat()
    .filter((file) => !skip.test(file));
  const hash = createHash("sha256").update(salt);
  const contents = await Promise.all(files.sort().map(async (file) => [relative(ROOT, file), await readFile(file)]));
  for (const [file, content] of contents) hash.update(`\0${file}\0${content.length}\0`).update(content);
  return hash.digest("hex");
}
