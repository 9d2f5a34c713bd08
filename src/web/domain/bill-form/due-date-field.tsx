import { useWatch } from "react-hook-form";
import { today } from "#web/domain/bill-figures.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { asksLastDay, dayBeside } from "./due-day.ts";
import { LastDayField } from "./last-day-field.tsx";
import type { BillFormApi } from "./use-save-bill.ts";

const HINTS = {
  weekly: "Optional. Lists the bill by this date under Bills Due Soon.",
  monthly: "Optional. Lists the bill by this date under Bills Due Soon.",
  quarterly: "So that we know the month.",
  annually: "So that we know the month.",
};

/** When the bill is next due, and what that day means in longer months. The payment day follows from it. */
export function DueDateField({ form }: { form: BillFormApi }) {
  const { nextDueDate, frequency, paymentDay } = useWatch({ control: form.control });
  const setDay = (paymentDay: number | undefined) => form.setValue("paymentDay", paymentDay, { shouldDirty: true });

  const choose = (date: string) => {
    const days = dayBeside(form.getValues(), date);
    if (days === undefined) return;
    form.setValue("paymentDayType", days.paymentDayType, { shouldDirty: true });
    setDay(days.paymentDay);
    form.clearErrors("paymentDay");
  };

  return (
    <>
      <TextField
        label="Next due date"
        type="date"
        min={today()}
        hint={HINTS[frequency ?? "monthly"]}
        error={form.formState.errors.nextDueDate?.message}
        {...form.register("nextDueDate", { onChange: ({ target }) => choose(target.value) })}
      />
      {nextDueDate && asksLastDay(form.getValues(), nextDueDate) && (
        <LastDayField date={nextDueDate} paymentDay={paymentDay} onPaymentDay={setDay} />
      )}
    </>
  );
}
