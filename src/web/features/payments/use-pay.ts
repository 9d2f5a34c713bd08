import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Bill } from "#contract/bills.ts";
import type { OutputOf } from "#contract/request-types.ts";
import { listBills, payBill } from "#contract/requests/bills.ts";
import type { Day } from "#core/day.ts";
import { isRefusal, messageOf, newIdempotencyKey } from "#web/lib/ask.ts";
import { refresh, useCall, useChange } from "#web/lib/use-call.ts";
import { type ToastInput, toast } from "#web/ui/toast/toast-store.ts";

export type Paid = OutputOf<typeof payBill>;

const REFRESHED = ["bills", "accounts", "payments"];

/** A refusal shows under 'Error'; without a response the outcome is unknown and the payment can be retried. */
function failureOf(error: unknown): ToastInput {
  if (isRefusal(error)) {
    return { title: "Error", description: messageOf(error, "Failed to pay bill"), variant: "destructive" };
  }
  const description = "Unable to process payment. Please try again.";
  return { title: "Payment Failed", description, variant: "destructive" };
}

type PayOptions = {
  /** Used instead of the bill's own account. */
  accountId: number | undefined;
  isExtra: boolean;
  /** The due it settles, as shown to the person. */
  due: Day | undefined;
  /** A partial payment. */
  isPart: boolean;
};

/** Pays a bill at most once, however often it is retried: the idempotency key belongs to the open dialog. */
export function usePay(opened: Bill) {
  const client = useQueryClient();
  const [key] = useState(newIdempotencyKey);
  const bills = useCall(listBills);
  const change = useChange(payBill, { refresh: REFRESHED });
  // Keeps the figures from before: after the reload the form would show its own payment as missing money.
  const [submittedBill, setSubmittedBill] = useState<Bill>();
  const bill = submittedBill ?? bills.data?.find(({ id }) => id === opened.id) ?? opened;

  const pay = async (amount: string, { accountId, isExtra, due, isPart }: PayOptions): Promise<Paid | undefined> => {
    setSubmittedBill(bill);
    try {
      const input = {
        billId: bill.id,
        amount,
        ...(accountId !== undefined && { accountId }),
        ...(isExtra && { extra: true }),
        ...(due !== undefined && { forDue: due }),
        ...(isPart && { isPart }),
      };
      return await change.mutateAsync({ input, headers: { "idempotency-key": key } });
    } catch (error) {
      setSubmittedBill(undefined);
      toast(failureOf(error));
      // A refusal means that the displayed figures were outdated.
      if (isRefusal(error) && error.status !== 401) refresh(client, REFRESHED);
      return undefined;
    }
  };

  return { bill, pay };
}
