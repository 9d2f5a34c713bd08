import { type Control, Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { getHousehold } from "#contract/requests/household.ts";
import { INCOME_FREQUENCIES, MOST_EVERY, weeklyAmount } from "#core/interval.ts";
import { AccountSelect } from "#web/domain/account-select.tsx";
import { parsePositiveAmount, today } from "#web/domain/bill-figures.ts";
import { incomeFrequencyChoices, UNIT_CHOICES } from "#web/domain/choices.ts";
import { currencySymbol, money } from "#web/lib/format.ts";
import { readChoice } from "#web/lib/preferences.ts";
import { useCall } from "#web/lib/use-call.ts";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { type IncomeValues, typedInterval, usualPayday } from "./income-values.ts";
import { PaydayFields } from "./payday-fields.tsx";

type IncomeFieldsProps = { form: UseFormReturn<IncomeValues>; isNew: boolean };

export function IncomeFields({ form, isNew }: IncomeFieldsProps) {
  const { errors } = form.formState;
  // A new income defaults to the pay day in Settings.
  const suggestPayday = (frequency: string) => {
    const chosen = INCOME_FREQUENCIES.find((each) => each === frequency) ?? "";
    if (!isNew || form.formState.dirtyFields.nextPayday) return;
    form.setValue("nextPayday", usualPayday({ ...form.getValues(), frequency: chosen }, readChoice("payDay"), today()));
  };
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
              label="How often do you receive it?"
              placeholder="Select a frequency"
              options={incomeFrequencyChoices(field.value)}
              error={errors.frequency?.message}
              onValueChange={(frequency) => {
                onChange(frequency);
                suggestPayday(frequency);
              }}
              {...field}
            />
          )}
        />
      </div>
      <EveryFields form={form} />
      <MemberField control={form.control} />
      <PaydayFields form={form} />
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

const NO_MEMBER = "nobody";

/** The member an income belongs to, in a household with several members. */
function MemberField({ control }: { control: Control<IncomeValues> }) {
  const { data } = useCall(getHousehold);
  const people = data?.members ?? [];
  if (people.length < 2) return null;
  const yourId = people.find(({ isYou }) => isYou)?.id;
  const options = [
    ...people.map(({ id, name, email, isYou }) => ({ value: id, label: `${name ?? email}${isYou ? " (you)" : ""}` })),
    { value: NO_MEMBER, label: "No specific member" },
  ];
  return (
    <Controller
      control={control}
      name="memberId"
      render={({ field: { value, onChange, ...field } }) => (
        <SelectField
          {...field}
          label="Whose income is it?"
          hint="Their share of the bills is shown on its paydays."
          options={options}
          value={value === undefined ? (yourId ?? NO_MEMBER) : (value ?? NO_MEMBER)}
          onValueChange={(chosen) => onChange(chosen === NO_MEMBER ? null : chosen)}
        />
      )}
    />
  );
}

/** Every so many weeks, months or years; shown for 'Other…'. */
function EveryFields({ form }: Pick<IncomeFieldsProps, "form">) {
  const frequency = useWatch({ control: form.control, name: "frequency" });
  const { errors } = form.formState;
  if (frequency !== "custom") return null;
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <TextField
        label="Every"
        type="number"
        inputMode="numeric"
        min="1"
        max={MOST_EVERY}
        step="1"
        autoComplete="off"
        error={errors.every?.message}
        {...form.register("every")}
      />
      <Controller
        control={form.control}
        name="unit"
        render={({ field: { onChange, ...field } }) => (
          <SelectField
            label="Weeks, months or years"
            options={UNIT_CHOICES}
            onValueChange={onChange}
            error={errors.unit?.message}
            {...field}
          />
        )}
      />
    </div>
  );
}

/** The weekly amount of the typed income. */
function WeeklyPanel({ control }: { control: Control<IncomeValues> }) {
  const [typed, frequency, every, unit] = useWatch({ control, name: ["amount", "frequency", "every", "unit"] });
  const amount = parsePositiveAmount(typed);
  const interval = typedInterval({ frequency, every, unit });
  const weekly = amount !== undefined && interval !== undefined ? weeklyAmount(amount, interval) : undefined;
  return (
    <div role="status" className="empty:hidden">
      {weekly !== undefined && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-control border border-primary/30 bg-primary-soft px-4 py-3 text-on-primary-soft">
          <p className="font-semibold">Weekly Amount</p>
          <p>
            <span className="text-2xl font-semibold tracking-tight tabular-nums">{money(weekly)}</span> per week
          </p>
        </div>
      )}
    </div>
  );
}
