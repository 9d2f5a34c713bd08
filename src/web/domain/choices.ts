import { CATEGORY_GROUPS, type CategoryGroup, categoryLabel } from "#core/categories.ts";
import { type BillFrequency, type IncomeFrequency, UNITS, USUAL_FREQUENCIES } from "#core/interval.ts";
import type { PaymentDayType } from "#core/schedule.ts";
import { choices } from "#web/lib/preferences.ts";
import { FREQUENCY_LABELS } from "./frequency-labels.ts";

type Choice<Value extends string = string> = { value: Value; label: string };

const toChoices = (frequencies: readonly (BillFrequency | IncomeFrequency)[]): readonly Choice[] =>
  frequencies.map((value) => ({ value, label: FREQUENCY_LABELS[value] }));

/** For places where only the four common frequencies make sense. */
export const USUAL_FREQUENCY_CHOICES = toChoices(USUAL_FREQUENCIES);

export const BILL_FREQUENCY_CHOICES = toChoices([
  ...USUAL_FREQUENCIES,
  ...(["fortnightly", "four-weekly", "half-yearly", "custom", "once"] as const),
]);

/** Incomes say 'biweekly'; 'fortnightly' appears only where stored data has it. */
export const incomeFrequencyChoices = (current: string) =>
  toChoices([
    ...(["weekly", "biweekly", "monthly", "annually", "four-weekly", "twice-monthly", "half-yearly"] as const),
    ...(["fortnightly"] as const).filter((frequency) => frequency === current),
    "custom",
  ]);

export const UNIT_CHOICES: readonly Choice[] = UNITS.map((value) => ({ value, label: `${value}s` }));

export const GROUP_LABELS: Record<CategoryGroup, string> = {
  bills: "Bills",
  savings: "Savings",
  expenses: "Expenses",
};

const groupChoices = (group: CategoryGroup) => ({
  label: GROUP_LABELS[group],
  options: CATEGORY_GROUPS[group].map((value): Choice => ({ value, label: categoryLabel(value) })),
});

/** Every category under the heading of its group. */
export const CATEGORY_CHOICES: readonly { label: string; options: readonly Choice[] }[] = [
  groupChoices("bills"),
  groupChoices("savings"),
  groupChoices("expenses"),
];

/** Monday is 1, Sunday is 7. */
export const WEEKDAY_CHOICES: readonly Choice[] = choices.payDay.options.map(({ label }, index) => ({
  value: String(index + 1),
  label,
}));

export const PAYMENT_DAY_TYPE_CHOICES: readonly Choice<PaymentDayType>[] = [
  { value: "monthly", label: "Monthly (Day of Month)" },
  { value: "weekly", label: "Weekly (Day of Week)" },
];
