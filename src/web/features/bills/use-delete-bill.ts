import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { type Bill, deleteBill, listBills } from "#contract/bills.ts";
import { ask, messageOf } from "#web/lib/ask.ts";
import { announce } from "#web/lib/page.ts";
import { keyOf, refresh } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { putBack } from "./restore-item.ts";

const KEY = keyOf(listBills);
type Cached = Bill[] | null | undefined;

/** Takes a bill off the screen at once and asks the server to follow; whatever it answers, its list is shown in the end. */
export function useDeleteBill() {
  const client = useQueryClient();
  return useCallback(
    async (bill: Bill) => {
      // A load that is under way would bring the bill back for a moment.
      await client.cancelQueries({ queryKey: KEY });
      client.setQueryData<Cached>(KEY, (bills) => bills?.filter(({ id }) => id !== bill.id));
      try {
        await ask(deleteBill, { params: { id: bill.id } });
        announce(`${bill.name} deleted`);
      } catch (error) {
        client.setQueryData<Cached>(KEY, (bills) => bills && putBack(bills, bill));
        toast({ title: "Error", description: messageOf(error, "Failed to delete bill"), variant: "destructive" });
      }
      await refresh(client, ["bills", "accounts", "payments"]);
    },
    [client],
  );
}
