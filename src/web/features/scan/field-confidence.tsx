import type { ReactNode } from "react";
import type { ScannedField, ScanResult } from "#contract/scan.ts";

/** Below this a person is asked to check the field. */
const SURE_FROM = 0.6;

type FieldConfidence = "sure" | "check" | "missing";

/** How far a field of a scan can be relied on. */
export function confidenceIn(result: ScanResult, field: ScannedField): FieldConfidence {
  if (result[field] === null) return "missing";
  const { confidence = 0 } = result.findings[field] ?? {};
  return confidence < SURE_FROM ? "check" : "sure";
}

/** The hint under a scanned field. Once a person has changed it, the scan has nothing to say about it. */
export function confidenceHint(found: FieldConfidence, isChanged: boolean | undefined, hint?: ReactNode): ReactNode {
  if (isChanged || found === "sure") return hint;
  if (found === "check") {
    return <span className="font-medium text-amber">Please check: this was hard to read.</span>;
  }
  return hint == null ? "Not found on the bill." : <>Not found on the bill. {hint}</>;
}

/** The hint under a field that was set right by an earlier correction. */
export function learnedHint({ lesson }: ScanResult, field: ScannedField): ReactNode {
  if (!lesson?.fields.some((each) => each === field)) return undefined;
  return (
    <>
      You corrected this on the last bill from <bdi className="wrap-anywhere">{lesson.biller}</bdi>.
    </>
  );
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
