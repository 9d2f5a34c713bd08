import type { Draft } from "#core/scan/read-bill.ts";

/** As sure as it takes to look no further. */
const SETTLED = 0.8;

/** Whether a paper has said all that a bill is read for. */
export const isComplete = (draft: Draft) =>
  (["name", "amount", "dueDate"] as const).every(
    (field) => draft[field] !== null && (draft.findings[field]?.confidence ?? 0) >= SETTLED,
  );

/** A draft whose pages are those of the file, not those that were looked at. */
export function numbered(draft: Draft, numbers: readonly number[]): Draft {
  const findings = Object.entries(draft.findings).map(([field, finding]) => [
    field,
    { ...finding, page: finding.page === null ? null : (numbers[finding.page - 1] ?? null) },
  ]);
  return { ...draft, findings: Object.fromEntries(findings) };
}

/** What one reading left open, from another. */
export function fill(draft: Draft, other: Draft): Draft {
  return {
    name: draft.name ?? other.name,
    amount: draft.amount ?? other.amount,
    frequency: draft.frequency ?? other.frequency,
    dueDate: draft.dueDate ?? other.dueDate,
    paymentDay: draft.paymentDay ?? other.paymentDay,
    isDirectDebit: draft.isDirectDebit ?? other.isDirectDebit,
    date: draft.date ?? other.date,
    currency: draft.currency ?? other.currency,
    topic: draft.topic ?? other.topic,
    findings: { ...other.findings, ...draft.findings },
  };
}

/** Two readings of a paper: amount and due date from the surer one, what one left open from the other. */
export function surer(draft: Draft, other: Draft): Draft {
  const whole = fill(draft, other);
  const { amount, dueDate } = other.findings;
  if (amount && amount.confidence > (draft.findings.amount?.confidence ?? 0)) {
    whole.amount = other.amount;
    whole.findings.amount = amount;
  }
  if (dueDate && dueDate.confidence > (draft.findings.dueDate?.confidence ?? 0)) {
    whole.dueDate = other.dueDate;
    whole.paymentDay = other.paymentDay ?? whole.paymentDay;
    whole.findings.dueDate = dueDate;
  }
  return whole;
}
