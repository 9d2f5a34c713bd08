import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Bill } from "#contract/bills.ts";
import { deleteBill, listBills } from "#contract/requests/bills.ts";
import { ask, messageOf } from "#web/lib/ask.ts";
import { announce } from "#web/lib/page.ts";
import { keyOf, refresh } from "#web/lib/use-call.ts";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

type DeleteBillDialogProps = { bill: Bill; open: boolean; onClose: () => void; onDelete: (bill: Bill) => void };

export function DeleteBillDialog({ bill, open, onClose, onDelete }: DeleteBillDialogProps) {
  const confirm = () => {
    onClose();
    onDelete(bill);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onClose}
      title="Are you sure you want to delete this bill?"
      description={
        <>
          <bdi className="line-clamp-3 font-semibold text-text">{bill.name}</bdi> Automatic payments will stop and its
          documents will be deleted. The money saved stays in its account. This cannot be undone.
        </>
      }
      confirmLabel="Delete"
      onConfirm={confirm}
      danger
    />
  );
}

const KEY = keyOf(listBills);
type Cached = Bill[] | null | undefined;

/** Optimistically removes a bill from the list, deletes it on the server, then reloads the list. */
export function useDeleteBill() {
  const client = useQueryClient();
  return useCallback(
    async (bill: Bill) => {
      // A pending load would briefly bring the bill back.
      await client.cancelQueries({ queryKey: KEY });
      client.setQueryData<Cached>(KEY, (bills) => bills?.filter(({ id }) => id !== bill.id));
      try {
        await ask(deleteBill, { params: { id: bill.id } });
        announce(`${bill.name} deleted`);
      } catch (error) {
        client.setQueryData<Cached>(KEY, (bills) => bills && restoreItem(bills, bill));
        toast({ title: "Error", description: messageOf(error, "Failed to delete bill"), variant: "destructive" });
      }
      await refresh(client, ["bills", "accounts", "payments"]);
    },
    [client],
  );
}

/** Puts an item back into a list sorted by id, unless it is already there. */
export function restoreItem<T extends { id: number }>(list: readonly T[], item: T): T[] {
  if (list.some(({ id }) => id === item.id)) return [...list];
  const nextIndex = list.findIndex(({ id }) => id > item.id);
  return nextIndex === -1 ? [...list, item] : list.toSpliced(nextIndex, 0, item);
}
