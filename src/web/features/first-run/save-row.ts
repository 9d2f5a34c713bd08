import type { Bill } from "#contract/bills.ts";
import { createBill, updateBill } from "#contract/requests/bills.ts";
import { formatMoney } from "#core/money.ts";
import { parsePositiveAmount } from "#web/domain/bill-figures.ts";
import { ask, fieldErrorsOf, messageOf } from "#web/lib/ask.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import type { Entered, RowValues } from "./bill-row.tsx";

/** Adds a row's bill, or changes it if it was added before. Returns the row with its bill, or with the error. */
export async function saveRow(row: RowValues, accountId: number): Promise<RowValues> {
  const { name, frequency, category, amount: typed, nextDue, key, added } = row;
  if (added && isSame(row, added.as)) return { ...row, error: undefined };
  const amount = parsePositiveAmount(typed);
  if (amount === undefined) return { ...row, error: { amount: "Enter an amount, or remove this bill" } };
  const input = { name, frequency, amount: formatMoney(amount), nextDueDate: nextDue || null };
  try {
    const bill: Bill = added
      ? await ask(updateBill, { params: { id: added.id }, input })
      : await ask(createBill, { input: { ...input, category, accountId }, headers: { "idempotency-key": key } });
    const as = { name, frequency, category, amount: typed, nextDue };
    return { ...row, added: { id: bill.id, as }, error: undefined };
  } catch (error) {
    const messages = fieldErrorsOf(error);
    const fallback = `${name} couldn't be ${added ? "changed" : "added"}.`;
    toast({ title: "Error", description: messageOf(error, fallback), variant: "destructive" });
    return { ...row, error: { amount: messages.amount, name: messages.name, nextDue: messages.nextDueDate } };
  }
}

const isSame = (row: Entered, other: Entered) =>
  (["name", "amount", "frequency", "nextDue"] as const).every((field) => row[field] === other[field]);
