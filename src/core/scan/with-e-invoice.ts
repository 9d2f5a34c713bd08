import type { EInvoice } from "./e-invoice.ts";
import type { Draft, DraftFinding } from "./read-bill.ts";
import { squash } from "./squash.ts";

const CERTAIN = 0.99;

/** A draft set right by the electronic invoice inside the same file. A place stays where the page says the same. */
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

/** A page may leave out the form of company that the invoice inside it bears. */
function isSameName(told: string | undefined, read: string | null): boolean {
  return told !== undefined && read !== null && squash(read) !== "" && squash(told).startsWith(squash(read));
}
