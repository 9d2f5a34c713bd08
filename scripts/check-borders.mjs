import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { borderCases } from "./border-cases.mjs";
import { ROOT, runCommand } from "./run-command.mjs";

// Each case is one small file in a copy of the project's skeleton, outside the project, so nothing is left behind.
const COPIED = [".gitignore", "biome.json", "package.json", "tsconfig.base.json", "scripts/lint"];
const LAYERS = ["core", "contract", "server", "web"];

async function writeProject(folder) {
  const layers = LAYERS.map((layer) => `src/${layer}/tsconfig.json`);
  await Promise.all(
    [...COPIED, ...layers].map((path) => cp(join(ROOT, path), join(folder, path), { recursive: true })),
  );
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"), "junction");
  const references = LAYERS.map((layer) => ({ path: `src/${layer}` }));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ files: [], references }));
  for (const { file, text } of borderCases) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${text}\n`);
  }
}

// Both must fail here; their output is in the error.
const outputOf = (tool, args, cwd) =>
  runCommand(process.execPath, [join(ROOT, "node_modules", tool), ...args], { cwd }).catch((error) => error.message);

async function rejectedFiles(cwd) {
  const [lint, types] = await Promise.all([
    outputOf("@biomejs/biome/bin/biome", ["lint", "--reporter=json", "--max-diagnostics=none"], cwd),
    outputOf("typescript/bin/tsc", ["-b", "--pretty", "false"], cwd),
  ]);
  const report = JSON.parse(lint.split("\n").find((line) => line.startsWith("{")) ?? "{}");
  const isBorder = ({ category }) => category === "plugin" || /\/no(?:RestrictedImports|ImportCycles)$/.test(category);
  return {
    lint: new Set(report.diagnostics?.filter(isBorder).map(({ location }) => location.path)),
    types: new Set([...types.matchAll(/^(src\/[^(]+)\(/gm)].map(([, file]) => file)),
  };
}

function findMismatches(rejected) {
  return borderCases.flatMap(({ file, text, refusedBy }) =>
    ["lint", "types"]
      .filter((by) => rejected[by].has(file) !== refusedBy.includes(by))
      .map((by) => `${by} ${refusedBy.includes(by) ? "lets through" : "refuses"} in ${dirname(file)}: ${text}`),
  );
}

const folder = await mkdtemp(join(tmpdir(), "borders-"));
const clear = () => rm(folder, { recursive: true, force: true });
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => clear().finally(() => process.exit(1)));

try {
  await writeProject(folder);
  const mismatches = findMismatches(await rejectedFiles(folder));
  for (const line of mismatches) console.error(line);
  console.log(`${borderCases.length} cases, ${mismatches.length} wrong`);
  if (mismatches.length > 0) process.exitCode = 1;
} finally {
  await clear();
}
