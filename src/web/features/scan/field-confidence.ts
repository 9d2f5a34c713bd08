import type { ScannedField, ScanResult } from "#contract/scan.ts";

/** Below this a person is asked to look. */
export const SURE_FROM = 0.6;

export type Trust = "sure" | "check" | "missing";

/** How far a field of a scan can be relied on. */
export function trustOf(result: ScanResult, field: ScannedField): Trust {
  if (result[field] === null) return "missing";
  const { confidence = 0 } = result.findings[field] ?? {};
  return confidence < SURE_FROM ? "check" : "sure";
}

export const FIELD_NAMES: Record<ScannedField, string> = {
  name: "Name",
  amount: "Amount",
  frequency: "How often",
  category: "Category",
  dueDate: "Due date",
  paymentDay: "Payment day",
  isDirectDebit: "Direct debit",
};
