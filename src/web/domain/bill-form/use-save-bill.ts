import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type Bill, createBill, updateBill } from "#contract/bills.ts";
import { ask, fieldErrorsOf, isRefusal, messageOf } from "#web/lib/ask.ts";
import { requestKey } from "#web/lib/idempotency-key.ts";
import { refresh } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { type BillBody, type BillValues, bodyOf } from "./bill-values.ts";

export type BillFormApi = UseFormReturn<BillValues>;

const FIELDS = [
  "name",
  "amount",
  "frequency",
  "nextDueDate",
  "category",
  "accountId",
  "paymentDay",
  "paymentDayType",
] as const;

/** Shows why the server said no: a toast, and its complaints beside the fields they are about. */
export function refuseBill(error: unknown, form: BillFormApi, fallback: string): void {
  const complaints = fieldErrorsOf(error);
  const named = FIELDS.filter((field) => complaints[field]);
  for (const [index, field] of named.entries()) {
    form.setError(field, { type: "server", message: complaints[field] ?? "" }, { shouldFocus: index === 0 });
  }
  toast({ title: "Error", description: messageOf(error, fallback), variant: "destructive" });
}

/** Saves the form, once however often it is pressed: each opened dialog creates under one key. */
export function useSaveBill(form: BillFormApi, bill: Bill | undefined, onSaved: () => void) {
  const client = useQueryClient();
  const [key] = useState(requestKey);
  const send = (input: BillBody) =>
    bill
      ? ask(updateBill, { params: { id: bill.id }, input })
      : ask(createBill, { input, headers: { "idempotency-key": key } });

  return form.handleSubmit(async (values) => {
    const body = bodyOf(values, bill);
    if (!body) return;
    try {
      await send(body);
      await refresh(client, ["bills", "accounts", "payments"]);
      toast({ title: "Success", description: bill ? "Bill updated successfully" : "Bill added successfully" });
      onSaved();
    } catch (error) {
      if (!bill && isRefusal(error) && error.status === 409) {
        // An earlier try arrived although its answer did not, and the form was changed since.
        const description = "This bill was already added. Close this form and edit it in the list.";
        toast({ title: "Error", description, variant: "destructive" });
        await refresh(client, ["bills"]);
      } else {
        refuseBill(error, form, bill ? "Failed to update bill" : "Failed to add bill");
      }
    }
  });
}
