import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { type Bill, updateBill } from "#contract/bills.ts";
import { type Cents, formatMoney } from "#core/money.ts";
import { AmountRises } from "#web/domain/amount-rises.tsx";
import { centsOf, parsePositiveAmount } from "#web/domain/bill-figures.ts";
import type { BillForm } from "#web/domain/bill-form/bill-values.ts";
import { showBillErrors } from "#web/domain/bill-form/use-save-bill.ts";
import { ask } from "#web/lib/ask.ts";
import { money } from "#web/lib/format.ts";
import { refresh } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

type AmountChangedProps = { form: BillForm; bill: Bill };

/**
 * Says that the amount is no longer the one the bill was opened with, and offers to save it alone. The toast says that the
 * bill is updated, so it is: the amount goes to the server before it becomes the new baseline.
 */
export function AmountChanged({ form, bill }: AmountChangedProps) {
  const client = useQueryClient();
  const [baseline, setBaseline] = useState(() => centsOf(bill.amount));
  const [isSaving, setSaving] = useState(false);
  const amount = parsePositiveAmount(useWatch({ control: form.control, name: "amount" }));
  if (amount === undefined || amount === baseline) return null;

  const keep = (saved: Cents) => {
    setBaseline(saved);
    form.resetField("amount", { defaultValue: formatMoney(saved) });
    form.setFocus("amount");
  };
  const save = async () => {
    setSaving(true);
    try {
      await ask(updateBill, { params: { id: bill.id }, input: { amount: formatMoney(amount) } });
      await refresh(client, ["bills", "accounts", "payments"]);
      keep(amount);
      toast({ title: "Amount Saved", description: `Bill amount updated to ${money(amount)}` });
    } catch (error) {
      showBillErrors(error, form, "Failed to update bill");
    }
    setSaving(false);
  };

  return (
    <Notice tone="amber">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">Amount Changed</p>
          <p className="tabular-nums wrap-anywhere">
            From {money(baseline)} to {money(amount)}
          </p>
          <AmountRises bill={bill} amount={amount} onSaved={keep} />
        </div>
        <Button size="sm" variant="secondary" busy={isSaving} onClick={save}>
          {isSaving ? "Saving..." : "Save Amount"}
        </Button>
      </div>
    </Notice>
  );
}
