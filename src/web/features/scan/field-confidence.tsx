import type { ReactNode } from "react";
import type { ScannedField, ScanResult } from "#contract/scan.ts";

/** Below this confidence the field must be checked. */
const SURE_FROM = 0.6;

type FieldConfidence = "sure" | "check" | "missing";

/** How reliable a scanned field is. */
export function confidenceIn(result: ScanResult, field: ScannedField): FieldConfidence {
  if (result[field] === null) return "missing";
  const { confidence = 0 } = result.findings[field] ?? {};
  return confidence < SURE_FROM ? "check" : "sure";
}

/** The hint under a scanned field; none once the field was edited. */
export function confidenceHint(found: FieldConfidence, isChanged: boolean | undefined, hint?: ReactNode): ReactNode {
  if (isChanged || found === "sure") return hint;
  if (found === "check") {
    return <span className="font-medium text-amber">Please check: this was hard to read.</span>;
  }
  return hint == null ? "Not found on the bill." : <>Not found on the bill. {hint}</>;
}

/** The hint under a field corrected by an earlier scan's correction. */
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
