import { Controller, type UseFormReturn } from "react-hook-form";
import type { IncomeFrequency } from "#core/frequency.ts";
import { AccountSelect } from "#web/domain/account-select.tsx";
import { INCOME_FREQUENCY_CHOICES } from "#web/domain/choices.ts";
import { currencySymbol } from "#web/lib/format.ts";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { WeeklyPanel } from "./weekly-panel.tsx";

export type IncomeValues = { name: string; amount: string; frequency: IncomeFrequency | ""; accountId: number | null };

export function IncomeFields({ form }: { form: UseFormReturn<IncomeValues> }) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-4">
      <TextField
        label="Income Name"
        placeholder="e.g. Salary, Rent received, Child benefit"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register("name")}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <MoneyField
          label="Amount"
          symbol={currencySymbol()}
          error={errors.amount?.message}
          {...form.register("amount")}
        />
        <Controller
          control={form.control}
          name="frequency"
          render={({ field: { onChange, ...field } }) => (
            <SelectField
              label="How often does it come in?"
              placeholder="Select a frequency"
              options={INCOME_FREQUENCY_CHOICES}
              error={errors.frequency?.message}
              onValueChange={onChange}
              {...field}
            />
          )}
        />
      </div>
      <Controller
        control={form.control}
        name="accountId"
        render={({ field }) => (
          <AccountSelect
            {...field}
            label="Account (optional)"
            noneLabel="No account"
            error={errors.accountId?.message}
          />
        )}
      />
      <WeeklyPanel control={form.control} />
    </div>
  );
}
