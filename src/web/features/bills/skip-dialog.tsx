import type { Bill } from "#contract/bills.ts";
import { skipDue } from "#contract/requests/bills.ts";
import { messageOf } from "#web/lib/ask.ts";
import { date } from "#web/lib/format.ts";
import { useChange } from "#web/lib/use-call.ts";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

export type SkipProps = { bill: Bill; due: string; onClose: () => void };

/** Confirms skipping an overdue due. */
export function SkipDialog({ bill, due, onClose }: SkipProps) {
  const change = useChange(skipDue, { refresh: ["bills", "payments"] });
  const confirm = async () => {
    try {
      await change.mutateAsync({ params: { id: bill.id }, input: { dueDate: due } });
      toast({ title: "Success", description: `${bill.name} skipped this time.` });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to skip this payment"), variant: "destructive" });
    }
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Skip This One"
      description={`The payment due on ${date(due)} for ${bill.name} will be skipped. Its savings are kept.`}
      confirmLabel="Skip"
      cancelLabel="Don't skip"
      onConfirm={confirm}
      busy={change.isPending}
      busyLabel="Skipping..."
    />
  );
}
