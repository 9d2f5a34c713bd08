import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fetchTools } from "../scripts/fetch-tools.mjs";
import { runCommand } from "../scripts/run-command.mjs";

// The last version that runs on Node 20.
const LIGHTHOUSE = "lighthouse@12.8.2";

/** Runs Lighthouse (mobile) on a page, fetching it on first use. Returns the scores of the categories, and the report. */
export async function lighthouse(url, { categories, folder, flags = [], env = {} }) {
  const script = join(await fetchTools("bench-tools", [LIGHTHOUSE]), "lighthouse/cli/index.js");
  const output = join(folder, "lighthouse.json");
  const args = [script, url, "--quiet", "--output=json", `--output-path=${output}`, ...flags];
  const run = () => runCommand(process.execPath, args, { env: { ...process.env, ...env } });
  // Occasionally Lighthouse loses its trace and asks to be run again.
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
  // A busy machine lowers the performance score; Lighthouse's benchmark index shows it (well over 1000 is idle).
  const speed = Math.round(report.environment.benchmarkIndex);
  console.log(
    `  ${scores.join(" ")}  machine ${speed}${audits.length > 0 ? `  below full marks: ${audits.join(", ")}` : ""}`,
  );
  return { scores, report };
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
