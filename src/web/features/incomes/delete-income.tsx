import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Income } from "#contract/incomes.ts";
import { deleteIncome } from "#contract/requests/incomes.ts";
import { isRefusal, messageOf } from "#web/lib/ask.ts";
import { refresh, useChange } from "#web/lib/use-call.ts";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

type Props = { income: Income | undefined; onClose: () => void };

/** Confirms, then deletes. Closed without an income. */
export function DeleteIncome({ income, onClose }: Props) {
  const client = useQueryClient();
  const change = useChange(deleteIncome, { refresh: ["incomes"] });
  // Keeps the income while the dialog fades out.
  const [last, setLast] = useState(income);
  if (income && income !== last) setLast(income);

  const confirm = async () => {
    if (!income) return;
    try {
      await change.mutateAsync({ params: { id: income.id } });
      toast({ title: "Success", description: "Income deleted successfully" });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to delete income"), variant: "destructive" });
      // Already deleted in another window: the list was out of date.
      if (isRefusal(error) && error.status === 404) await refresh(client, ["incomes"]);
    }
    onClose();
  };

  return (
    <AlertDialog
      open={income !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Delete Income"
      description={
        <>
          Are you sure you want to delete this income source?{" "}
          <bdi className="font-semibold text-text">{last?.name}</bdi>
        </>
      }
      confirmLabel="Delete Income"
      onConfirm={confirm}
      busy={change.isPending}
      busyLabel="Deleting..."
      danger
    />
  );
}
