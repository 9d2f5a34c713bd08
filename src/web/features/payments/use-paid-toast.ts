import { useQueryClient } from "@tanstack/react-query";
import { undoPayment } from "#contract/requests/payments.ts";
import { ask, messageOf } from "#web/lib/ask.ts";
import { money } from "#web/lib/format.ts";
import { refresh } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import type { Paid } from "./use-pay.ts";

const REFRESHED = ["payments", "bills", "accounts"];

/** Says that a bill was paid, with a way to undo it. */
export function usePaidToast() {
  const client = useQueryClient();
  const undo = async (id: number) => {
    try {
      await ask(undoPayment, { params: { id } });
      toast({ title: "Success", description: "Payment undone. Balance and savings were restored." });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to undo payment"), variant: "destructive" });
    }
    await refresh(client, REFRESHED);
  };
  return ({ payment, bill, account }: Paid, description = `${money(payment.amount)} from ${account.name}`) =>
    toast({
      title: `${bill.name} paid`,
      description,
      action: { label: "Undo", onClick: () => undo(payment.id) },
    });
}
