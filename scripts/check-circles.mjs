import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ROOT } from "./run-command.mjs";

const IMPORT = /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s*["']([^"']+)["']|(?:^|\n)import\s*["']([^"']+)["']/g;

async function sourceFiles() {
  const all = await readdir(join(ROOT, "src"), { recursive: true });
  return all.filter((name) => /\.tsx?$/.test(name)).map((name) => `src/${name.replaceAll("\\", "/")}`);
}

/** The file an import stands for; undefined for packages. Imports carry their ending, so no other resolution is needed. */
function resolve(from, specifier) {
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  return specifier.startsWith(".") ? join(dirname(from), specifier).replaceAll("\\", "/") : undefined;
}

/** Who imports whom, types included: a circle of types ties files together just as well. Lazy imports do not count. */
async function readGraph(files) {
  const known = new Set(files);
  const entries = files.map(async (file) => {
    const text = await readFile(join(ROOT, file), "utf8");
    const imports = [...text.matchAll(IMPORT)].map(([, named, bare]) => resolve(file, named ?? bare));
    return [file, imports.filter((target) => known.has(target))];
  });
  return new Map(await Promise.all(entries));
}

/** Tarjan: groups of files that all reach each other. */
function findCircles(graph) {
  const order = new Map();
  const lowest = new Map();
  const path = [];
  const circles = [];
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    path.push(file);
    for (const target of graph.get(file)) {
      if (!order.has(target)) visit(target);
      if (path.includes(target)) lowest.set(file, Math.min(lowest.get(file), lowest.get(target)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = path.splice(path.indexOf(file));
    if (group.length > 1 || graph.get(file).includes(file)) circles.push(group.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

// A search that finds nothing must be able to find something.
const [planted] = findCircles(
  new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["b"]],
  ]),
);
if (planted?.join() !== "b,c") throw new Error("The search for circles does not find one");

const circles = findCircles(await readGraph(await sourceFiles()));
for (const circle of circles) console.error(`Import circle:\n  ${circle.join("\n  ")}`);
console.log(`${circles.length} import circles`);
if (circles.length > 0) process.exitCode = 1;
