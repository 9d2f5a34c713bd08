import { type FormEvent, useId, useState } from "react";
import { allocate } from "#contract/requests/plan.ts";
import { cents, formatMoney } from "#core/money.ts";
import type { AccountFigures } from "#core/plan/figures.ts";
import type { PlanBill } from "#core/plan/input.ts";
import { partPaid } from "#core/plan/occurrences.ts";
import { parsePositiveAmount } from "#web/domain/bill-figures.ts";
import { messageOf } from "#web/lib/ask.ts";
import { currencySymbol, money } from "#web/lib/format.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { FormButtons } from "#web/ui/form/form-buttons.tsx";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

type AddToGoalDialogProps = {
  account: AccountFigures;
  /** In the order to offer them. */
  goals: readonly PlanBill[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Sets spare money aside for a bill or goal of the account. */
export function AddToGoalDialog({ account, goals, open, onOpenChange }: AddToGoalDialogProps) {
  const id = useId();
  const [selected, setSelected] = useState<string>();
  const goal = selected ?? String(goals[0]?.id ?? "");
  // Until an amount is typed: what the chosen one lacks.
  const [entered, setEntered] = useState<string>();
  const [error, setError] = useState<string>();
  const change = useChange(allocate, { refresh: ["plan", "bills", "accounts"] });
  const chosen = goals.find((bill) => String(bill.id) === goal);
  const typed = entered ?? (chosen === undefined ? "" : prefillOf(chosen, account));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const amount = parsePositiveAmount(typed);
    if (amount === undefined) return setError("Enter an amount above zero");
    if (amount > account.spare) return setError(`You can set aside at most ${money(account.spare)}`);
    if (chosen === undefined) return;
    try {
      await change.mutateAsync({ input: { billId: chosen.id, amount: formatMoney(amount) } });
      toast({ title: "Success", description: `${money(amount)} set aside for ${chosen.name}` });
      onOpenChange(false);
    } catch (failure) {
      toast({
        title: "Error",
        description: messageOf(failure, "The money couldn't be set aside. Please try again."),
        variant: "destructive",
      });
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add to a goal"
      description={`${money(account.spare)} in ${account.name} is available. It stays in the account, set aside for the goal you choose.`}
      footer={
        <FormButtons
          form={id}
          label="Set aside"
          busyLabel="Saving..."
          isBusy={change.isPending}
          onCancel={() => onOpenChange(false)}
        />
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4">
        <SelectField
          label="Bill or goal"
          value={goal}
          onValueChange={setSelected}
          options={goals.map((bill) => ({ value: String(bill.id), label: bill.name }))}
          hint={chosen && `${money(chosen.saved)} of ${money(chosen.amount)} is saved.`}
        />
        <MoneyField
          label="Amount"
          symbol={currencySymbol()}
          value={typed}
          error={error}
          onChange={({ target }) => {
            setEntered(target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}

/** What the bill or goal lacks, as far as the account can spare it; empty if nothing. */
function prefillOf({ amount, saved, parts, nextDue }: PlanBill, { spare }: AccountFigures): string {
  const lacking = Math.min(spare, amount - saved - partPaid({ parts }, nextDue));
  return lacking > 0 ? formatMoney(cents(lacking)) : "";
}
