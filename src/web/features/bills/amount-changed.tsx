import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { Bill } from "#contract/bills.ts";
import { updateBill } from "#contract/requests/bills.ts";
import { addDays, parseDay } from "#core/day.ts";
import { type Cents, formatMoney } from "#core/money.ts";
import { AmountRises, amountInput, savedText } from "#web/domain/amount-rises.tsx";
import { centsOf, parsePositiveAmount, today } from "#web/domain/bill-figures.ts";
import type { BillForm } from "#web/domain/bill-form/bill-values.ts";
import { showBillErrors } from "#web/domain/bill-form/use-save-bill.ts";
import { DateField } from "#web/domain/date-field.tsx";
import { ask } from "#web/lib/ask.ts";
import { money } from "#web/lib/format.ts";
import { refresh } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

type AmountChangedProps = { form: BillForm; bill: Bill; onSaved: (amount: string) => void };

/**
 * Shows that the amount was changed, and saves it separately. The toast says that the bill is updated, so the amount goes to
 * the server before it becomes the new baseline.
 */
export function AmountChanged({ form, bill, onSaved }: AmountChangedProps) {
  const client = useQueryClient();
  const baseline = centsOf(bill.amount);
  const [isSaving, setSaving] = useState(false);
  const [typed, typedFrom] = useWatch({ control: form.control, name: ["amount", "amountFrom"] });
  const amount = parsePositiveAmount(typed);
  const now = today();
  if (amount === undefined || amount === baseline) return null;
  const from = parseDay(typedFrom);
  const begins = from !== undefined && from > now ? from : undefined;

  const resetTo = (saved: Cents) => {
    const newBaseline = formatMoney(begins === undefined ? saved : baseline);
    onSaved(newBaseline);
    form.resetField("amount", { defaultValue: newBaseline });
    form.resetField("amountFrom", { defaultValue: "" });
    form.setFocus("amount");
  };
  const save = async () => {
    setSaving(true);
    try {
      await ask(updateBill, { params: { id: bill.id }, input: amountInput(amount, begins) });
      await refresh(client, ["bills", "accounts", "payments"]);
      resetTo(amount);
      toast({ title: "Amount Saved", description: savedText(amount, begins) });
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
          <AmountRises bill={bill} amount={amount} begins={begins} onSaved={resetTo} />
        </div>
        <Button size="sm" variant="secondary" busy={isSaving} onClick={save}>
          {isSaving ? "Saving..." : "Save Amount"}
        </Button>
        {bill.frequency !== "once" && (
          <div className="basis-full">
            <DateField
              label="Start date (optional)"
              chosen={typedFrom}
              min={addDays(now, 1)}
              hint="Leave empty to change the amount now. Until this date the current amount applies."
              error={form.formState.errors.amountFrom?.message}
              {...form.register("amountFrom")}
            />
          </div>
        )}
      </div>
    </Notice>
  );
}
