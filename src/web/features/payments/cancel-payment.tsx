import { cancelPayment, type Payment } from "#contract/payments.ts";
import { date, money } from "#web/lib/format.ts";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { useSettle } from "./use-cancel-or-undo.ts";

type Props = { open: boolean; onOpenChange: (open: boolean) => void; payment: Payment };

const WORDS = { done: "Payment cancelled. Nothing was recorded.", failed: "Failed to cancel payment" };

export function CancelPayment({ open, onOpenChange, payment }: Props) {
  const { settle, isBusy } = useSettle(cancelPayment, WORDS);
  const confirm = async () => {
    await settle(payment);
    onOpenChange(false);
  };
  const { status, amount, dueDate } = payment;
  const which = `The payment of ${money(amount)}${dueDate ? ` due ${date(dueDate)}` : ""}`;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel Payment"
      description={
        status === "failed"
          ? `${which} will not be tried again.`
          : `${which} will not be recorded. If your bank was told to pay, cancel it there too.`
      }
      confirmLabel="Cancel Payment"
      cancelLabel="Keep it"
      onConfirm={confirm}
      busy={isBusy}
      busyLabel="Cancelling..."
      danger
    />
  );
}
