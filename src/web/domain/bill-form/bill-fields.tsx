import type { ReactNode } from "react";
import { useController, useWatch } from "react-hook-form";
import type { Bill } from "#contract/bills.ts";
import { billWeekly } from "#core/bills/weekly.ts";
import { addDays, parseDay } from "#core/day.ts";
import { ZERO } from "#core/money.ts";
import { parsePositiveAmount, today } from "#web/domain/bill-figures.ts";
import { BILL_FREQUENCY_CHOICES } from "#web/domain/choices.ts";
import { currencySymbol, money } from "#web/lib/format.ts";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { AccountField } from "./account-field.tsx";
import type { BillForm, BillValues, HintFor, HintProps } from "./bill-values.ts";
import { CategoryField } from "./category-field.tsx";
import { DueDateField } from "./due-date-field.tsx";
import { MoreFields } from "./more-fields.tsx";
import { PaymentFields } from "./payment-fields.tsx";
import { CustomIntervalField, MoreAboutDues, VaryingField } from "./plan-fields.tsx";
import { typedInterval } from "./plan-values.ts";

const defaultHint: HintFor = (_, { hint }) => hint;

type BillFieldsProps = {
  form: BillForm;
  /** The bill being edited; none for a new one. */
  bill?: Bill | undefined;
  /** Whether to suggest categories while the name is typed. */
  suggestsCategories?: boolean;
  hintFor?: HintFor;
  /** Whether the optional fields are expanded from the start. */
  showsMore?: boolean | undefined;
  /** Shown right below the amount. */
  belowAmount?: ReactNode;
  /** Shown below the amount and the date. */
  children?: ReactNode;
};

/** The fields of a bill, the same wherever one is added or edited. `data-field` names the scanned value a field holds. */
export function BillFields({
  form,
  bill,
  suggestsCategories = false,
  hintFor = defaultHint,
  showsMore = false,
  belowAmount,
  children,
}: BillFieldsProps) {
  const { errors, dirtyFields } = form.formState;
  const hintProps = { form, hintFor };
  return (
    <div className="@container grid gap-4">
      <TextField
        label="Bill Name"
        data-field="name"
        placeholder="e.g. Electricity, Rent, Netflix"
        autoComplete="off"
        maxLength={255}
        hint={hintFor("name", { isChanged: dirtyFields.name })}
        error={errors.name?.message}
        {...form.register("name")}
      />
      <div className="grid items-start gap-4 @lg:grid-cols-2">
        <MoneyField
          label="Bill Amount"
          data-field="amount"
          symbol={currencySymbol()}
          hint={hintFor("amount", { hint: "The actual amount shown on your bill.", isChanged: dirtyFields.amount })}
          error={errors.amount?.message}
          {...form.register("amount")}
        />
        <FrequencyField {...hintProps} />
      </div>
      {belowAmount}
      <CustomIntervalField form={form} />
      <DueDateField {...hintProps} />
      <VaryingField form={form} />
      <MoreAboutDues form={form} />
      {children}
      <WeeklyPanel form={form} />
      <CategoryField {...hintProps} suggestsCategories={suggestsCategories} />
      <AccountField form={form} bill={bill} />
      <PaymentFields {...hintProps} bill={bill} />
      <MoreFields form={form} startsOpen={showsMore} />
    </div>
  );
}

function FrequencyField({ form, hintFor }: HintProps) {
  const { field, fieldState } = useController({ control: form.control, name: "frequency" });
  return (
    <SelectField
      ref={field.ref}
      label="How often do you pay this bill?"
      data-field="frequency"
      options={BILL_FREQUENCY_CHOICES}
      placeholder="Select a frequency"
      value={field.value}
      onValueChange={(value) => value && field.onChange(value)}
      onBlur={field.onBlur}
      hint={hintFor("frequency", { isChanged: fieldState.isDirty })}
      error={fieldState.error?.message}
    />
  );
}

/** The weekly amount of the bill, by the rule the server applies. */
function WeeklyPanel({ form }: { form: BillForm }) {
  const values = useWatch({ control: form.control });
  const weekly = typedWeekly({ ...form.getValues(), ...values });
  if (weekly === undefined) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-control border border-primary/30 bg-primary-soft px-3 py-3 sm:px-4 text-on-primary-soft">
      <p className="font-semibold">Weekly Amount to Save</p>
      <p className="ml-auto">
        <span className="text-2xl font-semibold tracking-tight tabular-nums">{money(weekly)}</span>{" "}
        <span className="text-sm">per week</span>
      </p>
    </div>
  );
}

/** By the rule the server applies; a one-off bill is saved for until its due date. */
function typedWeekly(values: BillValues) {
  const amount = parsePositiveAmount(values.amount);
  const interval = typedInterval(values);
  const due = parseDay(values.nextDueDate) ?? null;
  if (amount === undefined || interval === undefined || (values.frequency === "once" && due === null)) return undefined;
  const { frequency, unit, skippedMonths } = values;
  const every = frequency === "custom" ? { every: Number(values.every), unit } : { every: null, unit: null };
  const startDate = today();
  const onlyDue = frequency === "once" ? due : null;
  const dates = { anchorDate: due, startDate, nextCreditDate: addDays(startDate, 7), creditUntil: onlyDue };
  return billWeekly({ amount, frequency, ...every, skippedMonths: onlyDue ? [] : skippedMonths, ...dates }, ZERO);
}
