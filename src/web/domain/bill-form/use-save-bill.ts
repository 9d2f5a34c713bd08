import { useQueryClient } from "@tanstack/react-query";
import type { Bill } from "#contract/bills.ts";
import { createBill, updateBill } from "#contract/requests/bills.ts";
import { ask, fieldErrorsOf, isRefusal, messageOf } from "#web/lib/ask.ts";
import { refresh } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { type BillForm, type BillValues, billEdit, newBill } from "./bill-values.ts";

const FIELDS = [
  "name",
  "amount",
  "frequency",
  "nextDueDate",
  "category",
  "accountId",
  "paymentDay",
  "paymentDayType",
  "every",
  "unit",
  "skippedMonths",
  "endsOn",
  "endsAfter",
  "estimate",
  "customerNumber",
  "website",
  "notes",
] as const;

/** Shows the server's refusal: a toast, and messages beside the fields. */
export function showBillErrors(error: unknown, form: BillForm, fallback: string): void {
  const messages = fieldErrorsOf(error);
  const invalidFields = FIELDS.filter((field) => messages[field]);
  if (messages.nextAmountFrom) form.setError("amountFrom", { type: "server", message: messages.nextAmountFrom });
  for (const [index, field] of invalidFields.entries()) {
    form.setError(field, { type: "server", message: messages[field] ?? "" }, { shouldFocus: index === 0 });
  }
  toast({ title: "Error", description: messageOf(error, fallback), variant: "destructive" });
}

type Options = {
  /** The bill to update; without one the form adds a new bill. */
  bill?: Bill | undefined;
  /** The idempotency key of a new bill: one per opened form. */
  key: string;
  /** Shown when the server gives no reason. */
  failure: string;
  onSaved: (saved: Bill) => void;
};

/** Saves the form once, however often it is submitted. */
export function useSaveBill(form: BillForm, { bill, key, failure, onSaved }: Options) {
  const client = useQueryClient();
  const send = async (values: BillValues) => {
    if (bill) return ask(updateBill, { params: { id: bill.id }, input: billEdit(values, bill) });
    const input = newBill(values);
    return input && ask(createBill, { input, headers: { "idempotency-key": key } });
  };

  return form.handleSubmit(async (values) => {
    try {
      const saved = await send(values);
      if (!saved) return;
      await refresh(client, ["bills", "accounts", "payments"]);
      toast({ title: "Success", description: bill ? "Bill updated successfully" : "Bill added successfully" });
      onSaved(saved);
    } catch (error) {
      if (!bill && isRefusal(error) && error.status === 409) {
        // An earlier attempt succeeded without its response arriving, and the form changed since.
        const description = "This bill was already added. Close this form and edit it in the list.";
        toast({ title: "Error", description, variant: "destructive" });
        await refresh(client, ["bills"]);
      } else {
        showBillErrors(error, form, failure);
      }
    }
  });
}
