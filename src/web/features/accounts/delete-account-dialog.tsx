import { useQueryClient } from "@tanstack/react-query";
import { type Account, deleteAccount } from "#contract/accounts.ts";
import { useChange } from "#web/lib/use-call.ts";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { isMissing, refuse } from "./account-errors.ts";

type DeleteDialogProps = { account: Account; open: boolean; onOpenChange: (open: boolean) => void };

export function DeleteDialog({ account, open, onOpenChange }: DeleteDialogProps) {
  const client = useQueryClient();
  const removal = useChange(deleteAccount, { refresh: ["accounts", "bills", "incomes", "payments"] });

  const confirm = async () => {
    try {
      await removal.mutateAsync({ params: { id: account.id } });
      toast({ title: "Success", description: "Account deleted successfully" });
      onOpenChange(false);
    } catch (error) {
      refuse(error, "Failed to delete account", client);
      if (isMissing(error)) onOpenChange(false);
    }
  };

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Account"
      description={
        <>
          Are you sure you want to delete "<bdi>{account.name}</bdi>"? This action cannot be undone. Bills allocated to
          this account will need to be reassigned.
        </>
      }
      confirmLabel="Delete Account"
      busy={removal.isPending}
      busyLabel="Deleting..."
      onConfirm={confirm}
      danger
    />
  );
}
