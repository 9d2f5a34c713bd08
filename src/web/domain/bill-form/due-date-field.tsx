import { useWatch } from "react-hook-form";
import { LAST_DAY } from "#core/bills/plan.ts";
import type { BillFrequency } from "#core/interval.ts";
import { today } from "#web/domain/bill-figures.ts";
import { DateField } from "#web/domain/date-field.tsx";
import { RadioCards } from "#web/ui/form/radio-cards.tsx";
import type { HintProps } from "./bill-values.ts";
import { asksLastDay, dayForDate } from "./due-day.ts";

const OPTIONAL = "Optional. Without a date, the plan can only assume when it is due.";
const MONTH = "So we know which month.";
const WEEK = "So we know which weeks.";
const HINTS: Record<BillFrequency, string> = {
  ...{ weekly: OPTIONAL, monthly: OPTIONAL, quarterly: MONTH, annually: MONTH, "half-yearly": MONTH },
  ...{
    fortnightly: WEEK,
    "four-weekly": WEEK,
    custom: "Later due dates are counted from this one.",
    once: "The day it is due.",
  },
};

/** The next due date, and which day it means in longer months. The payment day follows from it. */
export function DueDateField({ form, hintFor }: HintProps) {
  const { nextDueDate, frequency, paymentDay } = useWatch({ control: form.control });
  const { errors, dirtyFields } = form.formState;
  const setDay = (paymentDay: number | undefined) => form.setValue("paymentDay", paymentDay, { shouldDirty: true });

  const choose = (date: string) => {
    const days = dayForDate(form.getValues(), date);
    if (days === undefined) return;
    form.setValue("paymentDayType", days.paymentDayType, { shouldDirty: true });
    setDay(days.paymentDay);
    form.clearErrors("paymentDay");
  };

  return (
    <>
      <DateField
        label={frequency === "once" ? "Due date" : "Next due date"}
        data-field="dueDate"
        chosen={nextDueDate}
        min={today()}
        hint={hintFor("dueDate", { hint: HINTS[frequency ?? "monthly"], isChanged: dirtyFields.nextDueDate })}
        error={errors.nextDueDate?.message}
        {...form.register("nextDueDate", { onChange: ({ target }) => choose(target.value) })}
      />
      {nextDueDate && asksLastDay(form.getValues(), nextDueDate) && (
        <LastDayField date={nextDueDate} paymentDay={paymentDay} onPaymentDay={setDay} />
      )}
    </>
  );
}

type LastDayFieldProps = {
  /** The last day of a short month. */
  date: string;
  paymentDay: number | undefined;
  onPaymentDay: (paymentDay: number) => void;
};

/** Asks whether 30 November means the 30th or the last day of the month. */
export function LastDayField({ date, paymentDay, onPaymentDay }: LastDayFieldProps) {
  const number = Number(date.slice(8));
  return (
    <RadioCards
      legend="Which day do you mean?"
      value={paymentDay === LAST_DAY ? "last" : "number"}
      onValueChange={(value) => onPaymentDay(value === "last" ? LAST_DAY : number)}
      options={[
        { value: "number", label: `The ${number}th` },
        { value: "last", label: "The last day of the month" },
      ]}
    />
  );
}
