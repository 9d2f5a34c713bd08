import type { EInvoice } from "./e-invoice.ts";
import type { Draft, DraftFinding } from "./read-bill.ts";
import { squash } from "./squash.ts";

const CERTAIN = 0.99;

/** Corrects a draft with the electronic invoice in the same file. Positions are kept where the page has the same value. */
export function withEInvoice(draft: Draft, invoice: EInvoice): Draft {
  const findings = { ...draft.findings };
  const paymentDay = invoice.dueDate === undefined ? undefined : Number(invoice.dueDate.slice(8, 10));
  const values = {
    name: invoice.name,
    amount: invoice.amount,
    frequency: invoice.frequency,
    dueDate: invoice.dueDate,
    paymentDay: draft.dueDate === invoice.dueDate ? undefined : paymentDay,
    isDirectDebit: invoice.isDirectDebit,
  };
  const fields = ["name", "amount", "frequency", "dueDate", "paymentDay", "isDirectDebit"] as const;
  for (const field of fields) {
    if (values[field] === undefined) continue;
    const isSame = field === "name" ? isSameName(values.name, draft.name) : values[field] === draft[field];
    const finding: DraftFinding | undefined = isSame ? draft.findings[field] : undefined;
    findings[field] = { page: finding?.page ?? null, box: finding?.box ?? null, confidence: CERTAIN };
  }
  return {
    ...draft,
    name: values.name ?? draft.name,
    amount: values.amount ?? draft.amount,
    frequency: values.frequency ?? draft.frequency,
    dueDate: values.dueDate ?? draft.dueDate,
    paymentDay: values.paymentDay ?? draft.paymentDay,
    isDirectDebit: values.isDirectDebit ?? draft.isDirectDebit,
    date: invoice.date ?? draft.date,
    currency: invoice.currency ?? draft.currency,
    findings,
  };
}

/** Compares names, as the page may omit the legal form in the invoice. */
function isSameName(values: string | undefined, read: string | null): boolean {
  return values !== undefined && read !== null && squash(read) !== "" && squash(values).startsWith(squash(read));
}
