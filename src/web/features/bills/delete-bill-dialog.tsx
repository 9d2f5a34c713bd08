import type { Bill } from "#contract/bills.ts";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";

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
          <bdi className="line-clamp-3 font-semibold text-text">{bill.name}</bdi> Its automatic payments stop. What was
          put aside stays in its account. This cannot be undone.
        </>
      }
      confirmLabel="Delete"
      onConfirm={confirm}
      danger
    />
  );
}
