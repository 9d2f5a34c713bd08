import type { ScanProgress, ScanResult } from "#contract/scan.ts";
import type { Day } from "#core/day.ts";
import { Fault } from "#server/fault.ts";
import type { Outcome, Place, Reading, ScanFile } from "#server/scanner/scanner.ts";
import { categoryOf } from "./category-of.ts";

type Options = { today: Day; signal: AbortSignal; onProgress: (progress: ScanProgress) => void };

/** Reads one file and says what is on it. Nothing is kept. */
export async function scanBill(place: Place, file: ScanFile, options: Options): Promise<ScanResult> {
  const reading = readingOf(await place.read(file, { ...options, withViews: false }));
  return withCategory(reading);
}

function readingOf(outcome: Outcome): Reading {
  if ("reading" in outcome) return outcome.reading;
  throw outcome.refusal === "password"
    ? new Fault("unreadable", "This PDF is protected by a password")
    : new Fault("unreadable", "No bill could be read from this file");
}

function withCategory({ views: _, ...reading }: Reading): ScanResult {
  const guess = reading.name === null ? undefined : categoryOf(reading.name);
  if (guess === undefined) return { ...reading, category: null };
  const findings = { ...reading.findings, category: { confidence: guess.confidence, page: null, box: null } };
  return { ...reading, category: guess.category, findings };
}
