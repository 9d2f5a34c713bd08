// How well and how fast bills are read: npm run bench:scan -- <folder with truth.json> [--misses] [--answers=<file to write>] [--built]
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ScanResult } from "#contract/scan.ts";
import { suggestForPerson } from "#core/categorize/own-names.ts";
import { day } from "#core/day.ts";
import { loadModel } from "#server/features/categories/model.ts";
import { withCategory } from "#server/features/scan/with-category.ts";
import { setBuiltReader } from "#server/scanner/child-process.ts";
import { kindOf } from "#server/scanner/file-kind.ts";
import { openScanner } from "#server/scanner/open-scanner.ts";
import { isRight, JUDGED, type Judged, readTruth, type Truth } from "#server/scanner/testing-truth.ts";

const [givenFolder] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const showMisses = process.argv.includes("--misses");
/** What was read from each file, to be compared with another machine's. */
const answersFile = process.argv.find((word) => word.startsWith("--answers="))?.slice("--answers=".length);
const answers: Record<string, unknown> = {};
// The built reader (npm run build), without the TypeScript loader.
if (process.argv.includes("--built")) setBuiltReader();
if (givenFolder === undefined) throw new Error("Which folder? npm run bench:scan -- <folder with truth.json>");
const folder = resolve(givenFolder);

/** Text is read in a moment, a sheet takes longer than a slip: times are told apart by what was to be looked at. */
const times = new Map<string, number[]>();
function documentKindOf(result: ScanResult | undefined): string {
  if (result === undefined) return "refused";
  if (result.engine !== "picture") return "text PDF";
  const { width = 1, height = 1 } = result.pages[0] ?? {};
  const isSheet = Math.abs(Math.max(width, height) / Math.min(width, height) - Math.SQRT2) < 0.06;
  return isSheet ? "A4 scan" : "receipt or photo";
}

type Group = { count: number; fields: Map<Judged, { right: number; of: number }> };
const groups = new Map<string, Group>();
/** How often a finding was right, by how sure the reader was of it, in tenths. */
const calibration = new Map<number, { right: number; of: number; sum: number }>();
let peak = 0;
const scanner = openScanner({
  log: { warn: (facts: unknown) => console.log("  ended:", facts) },
  seconds: 300,
  secondsAnHour: Number.POSITIVE_INFINITY,
  onUsage: ({ megabytes }) => {
    peak = Math.max(peak, megabytes);
  },
});

async function read(truth: Truth): Promise<ScanResult | undefined> {
  const bytes = readFileSync(join(folder, truth.file));
  const kind = kindOf(bytes);
  const place = scanner.enter("ann");
  if (kind === undefined || "none" in place) return undefined;
  const options = { today: day("2026-11-15"), withViews: false, signal: AbortSignal.timeout(600_000) };
  const outcome = await place.read([{ bytes, kind }], { ...options, onProgress: () => {} }).finally(place.leave);
  if (!("reading" in outcome)) return undefined;
  const { name } = outcome.reading;
  return withCategory(outcome.reading, name === null ? [] : suggestForPerson(loadModel(), name, []));
}

const truths = readTruth(folder);
// The first file of each kind pays for the engine's start; it is read once before the clock runs.
for (const kind of [/\.pdf$/i, /\.(jpe?g|png|gif)$/i]) {
  const first = truths.find(({ file }) => kind.test(file));
  if (first) await read(first);
}
for (const truth of truths) {
  const startedAt = performance.now();
  const result = await read(truth);
  const documentKind = documentKindOf(result);
  times.set(documentKind, [...(times.get(documentKind) ?? []), performance.now() - startedAt]);
  answers[truth.file] = result && Object.fromEntries(JUDGED.map((field) => [field, result[field]]));
  const name = truth.file.includes("/") ? (truth.file.split("/")[0] ?? "") : "all";
  const group: Group = groups.get(name) ?? { count: 0, fields: new Map() };
  groups.set(name, group);
  group.count++;
  for (const field of JUDGED) {
    const right = isRight(field, truth, result);
    if (right === undefined) continue;
    const one = group.fields.get(field) ?? { right: 0, of: 0 };
    group.fields.set(field, one);
    one.of++;
    const confidence = field === "date" || field === "currency" ? undefined : result?.findings[field]?.confidence;
    if (confidence !== undefined) {
      const tenth = Math.min(9, Math.floor(confidence * 10));
      const bucket = calibration.get(tenth) ?? { right: 0, of: 0, sum: 0 };
      calibration.set(tenth, { right: bucket.right + Number(right), of: bucket.of + 1, sum: bucket.sum + confidence });
    }
    if (right) one.right++;
    else if (showMisses) console.log(`  ${truth.file} ${field}: ${result?.[field]} for ${truth[field]}`);
  }
}
scanner.close();
if (answersFile) writeFileSync(answersFile, JSON.stringify(answers, null, 1));

const share = (right: number, of: number) => `${((100 * right) / of).toFixed(1)}%`;
const at = (values: readonly number[], part: number) =>
  (
    (values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0) / 1000
  ).toFixed(2);
let [right, of] = [0, 0];
for (const [name, { count, fields }] of groups) {
  console.log(`${name}: ${count} files`);
  for (const [field, one] of fields) {
    console.log(`  ${field.padEnd(14)} ${share(one.right, one.of).padStart(6)}  ${one.right} of ${one.of}`);
    right += one.right;
    of += one.of;
  }
}
for (const [documentKind, took] of times)
  console.log(`${documentKind}: p50 ${at(took, 0.5)} s, p95 ${at(took, 0.95)} s of ${took.length}`);
console.log("calibration: sure of, and right");
for (const [, { right: hits, of: all, sum }] of [...calibration].sort(([a], [b]) => a - b))
  console.log(`  ${share(sum, all).padStart(6)} ${share(hits, all).padStart(7)}  ${hits} of ${all}`);
console.log(`all fields: ${share(right, of)}; the reader's process held at most ${peak.toFixed(0)} MB`);
