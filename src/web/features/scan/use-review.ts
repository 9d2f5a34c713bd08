import { payBill } from "#contract/requests/bills.ts";
import { messageOf } from "#web/lib/ask.ts";
import { date } from "#web/lib/format.ts";
import { useChange } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { type NewPayment, paymentInput, type Timing } from "./draft.ts";

const fail = (error: unknown, fallback: string) =>
  toast({ title: "Error", description: messageOf(error, fallback), variant: "destructive" });

/** Pays a bill from a scan, under the scan's key, so that it happens once however often it is sent. */
export function usePayScanned() {
  const paying = useChange(payBill, { refresh: ["bills", "accounts", "payments"] });
  const isBusy = paying.isPending;

  /** What was paid; undefined when it was not. */
  const pay = async (key: string, payment: NewPayment, timing: Timing) => {
    if (isBusy) return undefined;
    try {
      const input = paymentInput(payment, timing);
      const headers = { "idempotency-key": `scan-payment:${key}` };
      const { payment: made, message, replaced } = await paying.mutateAsync({ input, headers });
      const isWaiting = made.status === "scheduled" && made.dueDate !== null && replaced === null;
      const description = isWaiting ? `Payment scheduled for ${date(made.dueDate ?? "")}` : message;
      toast({ title: "Success", description });
      return { billId: input.billId, paymentId: made.id };
    } catch (error) {
      fail(error, "Failed to process payment");
      return undefined;
    }
  };
  return { pay, isBusy };
}
