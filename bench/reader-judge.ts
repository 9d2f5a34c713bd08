import type { ScanResult } from "#contract/scan.ts";
import { bareName } from "#server/scanner/testing-truth.ts";

/** The truth of a drawn bill, with what is also right. */
export type DrawnTruth = {
  name: string;
  nameAlt?: string[];
  amount: string;
  dueDate: string | null;
  dueDateAlt?: string | string[];
  dueAlt?: string | string[];
  issueDate: string;
  frequency: string | null;
  frequencyAlt?: string | string[];
  category: string;
  categoryAlt?: string[];
  paymentDay: number | null;
  isDirectDebit: boolean;
  kind?: string;
  note?: string;
};
export const DRAWN_FIELDS = ["name", "amount", "frequency", "category", "dueDate", "isDirectDebit"] as const;
export type DrawnField = (typeof DRAWN_FIELDS)[number];
export type Verdict = "right" | "empty" | "wrong";

const toList = (value: string | string[] | undefined) =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/**
 * Whether a field of a drawn bill was read: a name if one contains the other; a frequency and a due date where the truth is none
 * are right; no direct debit read is none. Undefined: not judged, as the due day of what is already paid.
 */
export function verdictOf(field: DrawnField, truth: DrawnTruth, read: Partial<ScanResult>): Verdict | undefined {
  const got = read[field] ?? null;
  if (field === "isDirectDebit")
    return (got ?? false) === truth.isDirectDebit ? "right" : got === null ? "empty" : "wrong";
  if (field === "frequency" && truth.frequency === null) return "right";
  if (field === "dueDate" && truth.dueDate === null) return "right";
  if (field === "dueDate" && /receipt/.test(truth.kind ?? "") && truth.dueDate === truth.issueDate) return undefined;
  if (got === null) return "empty";
  return isOneOf(field, truth, String(got)) ? "right" : "wrong";
}

function isOneOf(field: DrawnField, truth: DrawnTruth, got: string): boolean {
  if (field === "name") {
    const read = bareName(got);
    const names = [truth.name, ...(truth.nameAlt ?? [])].map(bareName);
    return read !== "" && names.some((name) => name.includes(read) || read.includes(name));
  }
  if (field === "amount") return Math.round(Number(got) * 100) === Math.round(Number(truth.amount) * 100);
  if (field === "dueDate") return [truth.dueDate, ...toList(truth.dueDateAlt), ...toList(truth.dueAlt)].includes(got);
  if (field === "frequency") return [truth.frequency, ...toList(truth.frequencyAlt)].includes(got);
  return [truth.category, ...toList(truth.categoryAlt)].includes(got);
}
