import { useController, useWatch } from "react-hook-form";
import { weeklyAmount } from "#core/frequency.ts";
import { BILL_FREQUENCY_CHOICES } from "#web/domain/choices.ts";
import { typedAmount } from "#web/domain/parse-amount.ts";
import { currencySymbol, money } from "#web/lib/format.ts";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import type { BillFormApi } from "./use-save-bill.ts";

type FormProps = { form: BillFormApi };

export function AmountField({ form }: FormProps) {
  return (
    <MoneyField
      label="Bill Amount"
      hint="The actual amount shown on your bill."
      symbol={currencySymbol()}
      error={form.formState.errors.amount?.message}
      {...form.register("amount")}
    />
  );
}

export function FrequencyField({ form }: FormProps) {
  const { field, fieldState } = useController({ control: form.control, name: "frequency" });
  return (
    <SelectField
      ref={field.ref}
      label="How often do you pay this bill?"
      options={BILL_FREQUENCY_CHOICES}
      placeholder="Select a frequency"
      value={field.value}
      onValueChange={(value) => value && field.onChange(value)}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}

/** What the bill comes to each week, by the same rule the server applies. */
export function WeeklyPanel({ form }: FormProps) {
  const [typed, frequency] = useWatch({ control: form.control, name: ["amount", "frequency"] });
  const amount = typedAmount(typed);
  if (amount === undefined || !frequency) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-control border border-primary/30 bg-primary-soft px-3 py-3 sm:px-4 text-on-primary-soft">
      <p className="font-semibold">Weekly Amount to Save</p>
      <p className="ml-auto">
        <span className="text-2xl font-semibold tracking-tight tabular-nums">
          {money(weeklyAmount(amount, frequency))}
        </span>{" "}
        <span className="text-sm">per week</span>
      </p>
    </div>
  );
}
