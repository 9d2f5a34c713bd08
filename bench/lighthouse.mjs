import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT, runCommand } from "../scripts/run-command.mjs";

// The last one that runs on Node 20. Not a package of ours: only the benches need it, and it is large.
const LIGHTHOUSE = "lighthouse@12.8.2";
const TOOLS = join(ROOT, ".cache/bench-tools");

/** Runs Lighthouse (mobile) on a page, fetching it on first use. Answers the scores of the categories, and the report. */
export async function lighthouse(url, { categories, folder, flags = [], env = {} }) {
  const script = join(TOOLS, "node_modules/lighthouse/cli/index.js");
  if (!existsSync(script)) {
    console.log(`Fetching ${LIGHTHOUSE} …`);
    await runCommand("npm", ["install", "--prefix", TOOLS, "--no-save", "--ignore-scripts", "--no-audit", LIGHTHOUSE]);
  }
  const output = join(folder, "lighthouse.json");
  const args = [script, url, "--quiet", "--output=json", `--output-path=${output}`, ...flags];
  const run = () => runCommand(process.execPath, args, { env: { ...process.env, ...env } });
  // Now and then its own trace is lost, and it asks to be run again.
  await run().catch((error) => {
    if (!error.message.includes("Please run Lighthouse again")) throw error;
    return run();
  });
  const report = JSON.parse(await readFile(output, "utf8"));
  const lost = categories.flatMap((name) =>
    report.categories[name].auditRefs.filter(({ id, weight }) => {
      const { score } = report.audits[id];
      return weight > 0 && score !== null && score < 1;
    }),
  );
  const scores = categories.map((name) => Math.round(report.categories[name].score * 100));
  const audits = lost.map(({ id }) => `${id} ${report.audits[id].displayValue ?? ""}`.trim());
  // A busy machine drags the first figure down; Lighthouse's own measure of its speed tells (well over 1000 is calm).
  const speed = Math.round(report.environment.benchmarkIndex);
  console.log(
    `  ${scores.join(" ")}  machine ${speed}${audits.length > 0 ? `  below full marks: ${audits.join(", ")}` : ""}`,
  );
  return { scores, report };
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
