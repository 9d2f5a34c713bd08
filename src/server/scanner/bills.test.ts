import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { ScanResult } from "#contract/scan.ts";
import { suggestForPerson } from "#core/categorize/own-names.ts";
import { day } from "#core/day.ts";
import { loadModel } from "#server/features/categories/model.ts";
import { withCategory } from "#server/features/scan/with-category.ts";
import { kindOf } from "./file-kind.ts";
import { openScanner } from "./open-scanner.ts";
import { isRight, readTruth } from "./testing-truth.ts";

const FIELDS = ["name", "amount", "frequency", "category", "dueDate", "paymentDay", "isDirectDebit"] as const;
const folder = join(import.meta.dirname, "testing-bills");
const all = readTruth(folder);

/**
 * Every PDF, and for pictures a photo of one country, a scan of the next: one takes as long as thirty PDFs. All of them
 * with INVARIANT_RUNS set.
 */
const truths = process.env.INVARIANT_RUNS ? all : all.filter(({ file }) => file.endsWith(".pdf") || isChosen(file));

function isChosen(file: string): boolean {
  const countries = [...new Set(all.map((each) => each.file.slice(0, 2)))].sort();
  const kind = (name: string) => name.slice(0, 2) + extname(name);
  const isTurn = extname(file) === [".jpg", ".png"][countries.indexOf(file.slice(0, 2)) % 2];
  return isTurn && file === all.findLast((other) => kind(other.file) === kind(file))?.file;
}

const [placesPerUser, secondsAnHour] = [truths.length, Number.POSITIVE_INFINITY];
const scanner = openScanner({
  log: { warn: () => {} },
  seconds: 240,
  places: 2 * placesPerUser,
  placesPerUser,
  secondsAnHour,
});
afterAll(() => scanner.close());

async function read(file: string): Promise<ScanResult | undefined> {
  const bytes = readFileSync(join(folder, file));
  const [kind, place] = [kindOf(bytes), scanner.enter("ann")];
  if (kind === undefined || "none" in place) throw new Error("no place or kind");
  const options = { today: day("2026-11-15"), withViews: false, signal: new AbortController().signal };
  const outcome = await place.read([{ bytes, kind }], { ...options, onProgress: () => {} }).finally(place.leave);
  if (!("reading" in outcome)) return undefined;
  const { name } = outcome.reading;
  return withCategory(outcome.reading, name === null ? [] : suggestForPerson(loadModel(), name, []));
}

it("reads household bills of five countries: 98% of all fields", async () => {
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(truths.length).toBeGreaterThanOrEqual(29);
  const misses: string[] = [];
  let count = 0;
  await Promise.all(
    truths.map(async (truth) => {
      const result = await read(truth.file);
      for (const field of FIELDS) {
        const right = isRight(field, truth, result);
        expect(right, `${truth.file} says nothing of its ${field}`).toBeDefined();
        count++;
        if (!right) misses.push(`${truth.file} ${field}: ${result?.[field]} for ${truth[field]}`);
      }
    }),
  );
  const share = 1 - misses.length / count;
  console.log(`${(share * 100).toFixed(1)}% of ${count} fields\n${misses.sort().join("\n")}`);
  expect(share).toBeGreaterThanOrEqual(0.98);
}, 300_000);
