import type { Suggestion } from "#contract/categorize.ts";
import type { ScanResult } from "#contract/scan.ts";
import type { Reading } from "#server/scanner/scanner.ts";

/** How sure a name has to make us before the paper's own words are not asked. */
const SURE = 0.7;

/** A reading with the category its name suggests; where that says little, the one its words speak of. */
export function withCategory({ views: _, topic, ...reading }: Reading, guesses: readonly Suggestion[]): ScanResult {
  const [guess] = guesses;
  const asked = guess === undefined || guess.confidence < SURE ? topic : null;
  const category = asked ?? guess?.category ?? null;
  if (category === null) return { ...reading, category };
  const confidence = asked === null ? (guess?.confidence ?? SURE) : SURE;
  return { ...reading, category, findings: { ...reading.findings, category: { confidence, page: null, box: null } } };
}
