import { parseArgs } from "node:util";
import { readStatement } from "#core/statements/read-statement.ts";
import { mutate, randomFrom, SEEDS } from "#core/statements/testing/mutate.ts";

/** Reads so many damaged files of each kind; fails on an exception, on one that takes a second, and on more than 200 MB. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string", default: "2026" } },
});
const count = Number(positionals[0] ?? 1_000_000);
const kinds = positionals.slice(1);
const MOST_BYTES = 200 * 1024 * 1024;
const SLOWEST_MS = 1_000;
const base = process.memoryUsage.rss();
let [most, worst] = [0, 0];

function timed(bytes: Uint8Array): { ms: number; isRefused: boolean } {
  const begun = performance.now();
  const isRefused = "problem" in readStatement(bytes);
  return { ms: performance.now() - begun, isRefused };
}

for (const [kind, samples] of Object.entries(SEEDS)) {
  if (kinds.length > 0 && !kinds.includes(kind)) continue;
  const random = randomFrom(Number(values.seed) + kind.length);
  let refused = 0;
  let slowest = 0;
  for (let turn = 0; turn < count; turn += 1) {
    const bytes = mutate(samples[turn % samples.length] ?? "", random);
    const { ms, isRefused } = timed(bytes);
    if (isRefused) refused += 1;
    // On a busy machine somebody else may have had the processor: the quicker of three counts.
    if (ms > slowest) slowest = Math.max(slowest, Math.min(ms, timed(bytes).ms, timed(bytes).ms));
    if (turn % 10_000 === 0) most = Math.max(most, process.memoryUsage.rss() - base);
  }
  worst = Math.max(worst, slowest);
  console.log(`${kind}: ${count} files, ${refused} refused, slowest ${slowest.toFixed(1)} ms`);
}
console.log(`memory beyond the start: ${Math.round(most / 1024 / 1024)} MB at most`);
if (worst > SLOWEST_MS || most > MOST_BYTES) process.exitCode = 1;
