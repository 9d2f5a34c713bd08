import type { EInvoice } from "./e-invoice.ts";
import type { Draft, DraftFinding } from "./read-bill.ts";
import { squash } from "./squash.ts";

const CERTAIN = 0.99;

/** Corrects a draft with the electronic invoice in the same file. Positions are kept where the page has the same value. */
export function withEInvoice(draft: Draft, invoice: EInvoice): Draft {
  const findings = { ...draft.findings };
  const paymentDay = invoice.dueDate === undefined ? undefined : Number(invoice.dueDate.slice(8, 10));
  const told = {
    name: invoice.name,
    amount: invoice.amount,
    frequency: invoice.frequency,
    dueDate: invoice.dueDate,
    paymentDay: draft.dueDate === invoice.dueDate ? undefined : paymentDay,
    isDirectDebit: invoice.isDirectDebit,
  };
  const fields = ["name", "amount", "frequency", "dueDate", "paymentDay", "isDirectDebit"] as const;
  for (const field of fields) {
    if (told[field] === undefined) continue;
    const isSame = field === "name" ? isSameName(told.name, draft.name) : told[field] === draft[field];
    const seen: DraftFinding | undefined = isSame ? draft.findings[field] : undefined;
    findings[field] = { page: seen?.page ?? null, box: seen?.box ?? null, confidence: CERTAIN };
  }
  return {
    ...draft,
    name: told.name ?? draft.name,
    amount: told.amount ?? draft.amount,
    frequency: told.frequency ?? draft.frequency,
    dueDate: told.dueDate ?? draft.dueDate,
    paymentDay: told.paymentDay ?? draft.paymentDay,
    isDirectDebit: told.isDirectDebit ?? draft.isDirectDebit,
    date: invoice.date ?? draft.date,
    currency: invoice.currency ?? draft.currency,
    findings,
  };
}

/** Compares names, as the page may omit the legal form in the invoice. */
function isSameName(told: string | undefined, read: string | null): boolean {
  return told !== undefined && read !== null && squash(read) !== "" && squash(told).startsWith(squash(read));
}
