import { useQueryClient } from "@tanstack/react-query";
import type { Bill } from "#contract/bills.ts";
import type { Payment } from "#contract/payments.ts";
import { cancelPayment, undoPayment } from "#contract/requests/payments.ts";
import { cents, MAX_CENTS } from "#core/money.ts";
import { areBalancesShown } from "#web/domain/balance.tsx";
import { centsOf } from "#web/domain/bill-figures.ts";
import { isRefusal, messageOf } from "#web/lib/ask.ts";
import { date, money } from "#web/lib/format.ts";
import { refresh, useChange } from "#web/lib/use-call.ts";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

const REFRESHED = ["payments", "bills", "accounts"];

type Words = { done: string; failed: string };

/** Undoes or cancels a payment, with a toast. A refusal means that the list was out of date, so it reloads. */
function useCancelOrUndo(call: typeof cancelPayment | typeof undoPayment, { done, failed }: Words) {
  const client = useQueryClient();
  const change = useChange(call, { refresh: REFRESHED });
  const run = async ({ id }: Payment) => {
    try {
      await change.mutateAsync({ params: { id } });
      toast({ title: "Success", description: done });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, failed), variant: "destructive" });
      if (isRefusal(error) && error.status !== 401) await refresh(client, REFRESHED);
    }
  };
  return { run, isBusy: change.isPending };
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void; payment: Payment };

const EVENT_TEXT = { done: "Payment cancelled. Nothing was recorded.", failed: "Failed to cancel payment" };

export function CancelPayment({ open, onOpenChange, payment }: Props) {
  const { run, isBusy } = useCancelOrUndo(cancelPayment, EVENT_TEXT);
  const confirm = async () => {
    await run(payment);
    onOpenChange(false);
  };
  const { status, amount, dueDate } = payment;
  const paymentText = `The payment of ${money(amount)}${dueDate ? ` due ${date(dueDate)}` : ""}`;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel Payment"
      description={
        status === "failed"
          ? `${paymentText} won't be retried.`
          : `${paymentText} won't be recorded. If you set up the payment at your bank, cancel it there too.`
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

type UndoPaymentProps = { open: boolean; onOpenChange: (open: boolean) => void; payment: Payment; bill: Bill };

const UNDO_MESSAGES = {
  done: "Payment undone. Balance and savings were restored.",
  failed: "Failed to undo payment",
};

export function UndoPayment({ open, onOpenChange, payment, bill }: UndoPaymentProps) {
  const { run, isBusy } = useCancelOrUndo(undoPayment, UNDO_MESSAGES);
  const confirm = async () => {
    await run(payment);
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

/** Describes the effect of an undo, with amounts where known. */
function effectOf({ amount, accountId }: Payment, { account }: Bill): string {
  const newBalance = account && account.id === accountId ? centsOf(account.balance) + centsOf(amount) : undefined;
  const isBalanceKnown = newBalance !== undefined && newBalance <= MAX_CENTS && areBalancesShown();
  const figure = isBalanceKnown ? `, which will then hold ${money(cents(newBalance))}` : "";
  const accountName = account && account.id === accountId ? account.name : "the account it was paid from";
  return `${money(amount)} goes back to ${accountName}${figure}. The bill's savings and dates are restored to what they were before the payment.`;
}
