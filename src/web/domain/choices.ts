import { CATEGORY_GROUPS, type CategoryGroup, categoryLabel } from "#core/categories.ts";
import { BILL_FREQUENCIES, INCOME_FREQUENCIES } from "#core/recurrence.ts";
import type { PaymentDayType } from "#core/schedule.ts";
import { choices } from "#web/lib/preferences.ts";
import { FREQUENCY_LABELS } from "./frequency-labels.ts";

type Choice<Value extends string = string> = { value: Value; label: string };

export const BILL_FREQUENCY_CHOICES: readonly Choice[] = BILL_FREQUENCIES.map((value) => ({
  value,
  label: FREQUENCY_LABELS[value],
}));

export const INCOME_FREQUENCY_CHOICES: readonly Choice[] = INCOME_FREQUENCIES.map((value) => ({
  value,
  label: FREQUENCY_LABELS[value],
}));

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
