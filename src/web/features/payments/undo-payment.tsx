import type { Bill } from "#contract/bills.ts";
import { type Payment, undoPayment } from "#contract/payments.ts";
import { cents, MAX_CENTS } from "#core/money.ts";
import { areBalancesShown } from "#web/domain/balance.tsx";
import { centsOf } from "#web/domain/bill-figures.ts";
import { money } from "#web/lib/format.ts";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { useSettle } from "./use-cancel-or-undo.ts";

type Props = { open: boolean; onOpenChange: (open: boolean) => void; payment: Payment; bill: Bill };

const WORDS = {
  done: "Payment undone. Balance and savings are as before.",
  failed: "Failed to undo payment",
};

export function UndoPayment({ open, onOpenChange, payment, bill }: Props) {
  const { settle, isBusy } = useSettle(undoPayment, WORDS);
  const confirm = async () => {
    await settle(payment);
    onOpenChange(false);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Undo Payment"
      description={effectOf(payment, bill)}
      confirmLabel="Undo Payment"
      cancelLabel="Keep it"
      onConfirm={confirm}
      busy={isBusy}
      busyLabel="Undoing..."
    />
  );
}

/** What an undo will do, in figures where they are known. */
function effectOf({ amount, accountId }: Payment, { account }: Bill): string {
  const back = account && account.id === accountId ? centsOf(account.balance) + centsOf(amount) : undefined;
  const isKnown = back !== undefined && back <= MAX_CENTS && areBalancesShown();
  const figure = isKnown ? `, which then holds ${money(cents(back))}` : "";
  const where = account && account.id === accountId ? account.name : "the account it was paid from";
  return `${money(amount)} goes back to ${where}${figure}. What was saved for this bill before the payment is there again, and so are its dates.`;
}
