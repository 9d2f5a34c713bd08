import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { Bill } from "#contract/bills.ts";
import { PayInput } from "#contract/payments.ts";
import { undoPayment } from "#contract/requests/payments.ts";
import { canPay } from "#core/accounts/account.ts";
import { formatMoney, readMoney, ZERO } from "#core/money.ts";
import { balanceText } from "#web/domain/balance.tsx";
import { findSettledDue } from "#web/domain/bill-dues.ts";
import { centsOf, today } from "#web/domain/bill-figures.ts";
import { amountOfNext, remainderOfNext } from "#web/domain/bill-text.ts";
import type { PayingAccount } from "#web/domain/insufficient-funds.tsx";
import { ask, messageOf } from "#web/lib/ask.ts";
import { formResolver } from "#web/lib/form-resolver.ts";
import { money } from "#web/lib/format.ts";
import { refresh } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { GuardedButtons, useDiscardGuard } from "#web/ui/form/discard-guard.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { PaidView } from "./paid-view.tsx";
import { canBePart, PayForm, type PayValues } from "./pay-form.tsx";
import { type Paid, usePay } from "./use-pay.ts";

const REFRESHED = ["payments", "bills", "accounts"];

type PayDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; bill: Bill };

/** The remainder of the next due, or the full amount. Empty where partial payments cover it all. */
const leftToPay = (bill: Bill) => {
  const part = remainderOfNext(bill);
  if (part === undefined) return amountOfNext(bill);
  return part.rest === 0 ? "" : formatMoney(part.rest);
};

const SUCCESS_DURATION = 3500;

// The pressed button is gone once the bill is paid, so the focus moves.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Pays a bill from its account. */
export function PayDialog({ open, onOpenChange, bill: opened }: PayDialogProps) {
  const id = useId();
  const { bill, pay } = usePay(opened);
  const [paid, setPaid] = useState<Paid>();
  const showPaid = usePaidToast();
  const close = () => {
    onOpenChange(false);
    if (open && paid) showPaid(paid);
  };
  const closeByItself = useEffectEvent(close);
  const [chosen, setChosen] = useState<PayingAccount>();
  const account = chosen ?? bill.account;
  const settledDue = findSettledDue(bill, today());
  const isExtra = settledDue !== undefined && "next" in settledDue;
  const form = useForm<PayValues>({
    resolver: formResolver(PayInput),
    defaultValues: { billId: opened.id, amount: leftToPay(opened), isPart: false },
  });
  const { isSubmitting, isDirty } = form.formState;
  const guard = useDiscardGuard({ isChanged: () => isDirty && !isSubmitting && !paid, isBusy: false, onClose: close });
  const isShown = useRef(open);

  useEffect(() => {
    isShown.current = open;
    if (!open || !paid) return;
    const timer = setTimeout(closeByItself, SUCCESS_DURATION);
    return () => clearTimeout(timer);
  }, [open, paid]);

  const submit = form.handleSubmit(async ({ amount, isPart }) => {
    if (!account) return;
    if (!canPay({ balance: centsOf(account.balance) }, readMoney(amount) ?? ZERO)) {
      const description = `The account balance (${balanceText(account.balance)}) is less than the payment amount (${money(amount)}).`;
      toast({ title: "Insufficient Funds", description, variant: "destructive" });
      return;
    }
    const answer = await pay(amount, {
      accountId: chosen?.id,
      isExtra,
      due: settledDue && "due" in settledDue ? settledDue.due : undefined,
      isPart: isPart && canBePart(bill, settledDue, amount),
    });
    setPaid(answer);
    // The dialog was closed in the meantime: report with a toast.
    if (answer && !isShown.current) showPaid(answer, answer.message);
  });

  const footer = paid ? (
    <Button ref={takeFocus} onClick={close}>
      Done
    </Button>
  ) : (
    <GuardedButtons
      guard={guard}
      form={id}
      label={isExtra ? "Make Extra Payment" : "Pay Bill"}
      busyLabel="Paying..."
      isBusy={isSubmitting}
      onCancel={close}
      canSubmit={account !== null}
    />
  );

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : guard.requestClose())}
      size="sm"
      title={paid ? (paid.payment.partOf === null ? "Bill Paid" : "Partial Payment") : "Pay Bill"}
      description={paid ? undefined : "Records a payment that you make through your bank. Weekwise never moves money."}
      footer={footer}
    >
      <div role="status">{paid && <PaidView paid={paid} isShown={open} />}</div>
      {!paid && (
        <PayForm
          id={id}
          bill={bill}
          settledDue={settledDue}
          account={account}
          onAccount={setChosen}
          form={form}
          onSubmit={submit}
        />
      )}
    </Dialog>
  );
}

/** Shows that a bill was paid, with Undo. */
function usePaidToast() {
  const client = useQueryClient();
  const undo = async (id: number) => {
    try {
      await ask(undoPayment, { params: { id } });
      toast({ title: "Success", description: "Payment undone. Balance and savings were restored." });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to undo payment"), variant: "destructive" });
    }
    await refresh(client, REFRESHED);
  };
  return ({ payment, bill, account }: Paid, description?: string) => {
    const part = payment.partOf === null ? undefined : remainderOfNext(bill);
    const amountText = `${money(payment.amount)} from ${account.name}`;
    toast({
      title: part ? `Part of ${bill.name} paid` : `${bill.name} paid`,
      description: description ?? (part ? `${amountText}. ${money(part.rest)} is still due.` : amountText),
      action: { label: "Undo", onClick: () => undo(payment.id) },
    });
  };
}
