import { useQueryClient } from "@tanstack/react-query";
import type { cancelPayment, Payment, undoPayment } from "#contract/payments.ts";
import { isRefusal, messageOf } from "#web/lib/ask.ts";
import { refresh, useChange } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

const TOUCHED = ["payments", "bills", "accounts"];

type Words = { done: string; failed: string };

/** Undoes or cancels a payment and says how it went; a refusal means that the list was out of date, so it loads again. */
export function useSettle(call: typeof cancelPayment | typeof undoPayment, { done, failed }: Words) {
  const client = useQueryClient();
  const change = useChange(call, { refresh: TOUCHED });
  const settle = async ({ id }: Payment) => {
    try {
      await change.mutateAsync({ params: { id } });
      toast({ title: "Success", description: done });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, failed), variant: "destructive" });
      if (isRefusal(error) && error.status !== 401) await refresh(client, TOUCHED);
    }
  };
  return { settle, isBusy: change.isPending };
}
