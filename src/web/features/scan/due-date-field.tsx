import type { UseFormReturn } from "react-hook-form";
import type { ScanResult } from "#contract/scan.ts";
import { today } from "#web/domain/bill-figures.ts";
import { asksLastDay, dayBeside } from "#web/domain/bill-form/due-day.ts";
import { LastDayField } from "#web/domain/bill-form/last-day-field.tsx";
import { date } from "#web/lib/format.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { dayValuesOf, type NewBill } from "./draft.ts";
import { trustOf } from "./field-confidence.ts";
import { foundHint } from "./found-hint.tsx";

type Props = { form: UseFormReturn<NewBill>; result: ScanResult };

/** When the bill is next due: the date that was read, or the one after it. */
export function DueDateField({ form, result }: Props) {
  const { errors, dirtyFields } = form.formState;
  const [nextDueDate, paymentDay] = form.watch(["nextDueDate", "paymentDay"]);
  const setDay = (value: number | undefined) =>
    form.setValue("paymentDay", value === undefined ? "" : String(value), { shouldDirty: true });

  const choose = (chosen: string) => {
    const days = dayBeside(dayValuesOf(form.getValues()), chosen);
    if (days === undefined) return;
    form.setValue("paymentDayType", days.paymentDayType);
    setDay(days.paymentDay);
  };

  return (
    <>
      <TextField
        className="@lg:col-span-2"
        label="Next due date"
        data-field="dueDate"
        type="date"
        min={today()}
        hint={foundHint(trustOf(result, "dueDate"), dirtyFields.nextDueDate, hintOf(result, nextDueDate))}
        error={errors.nextDueDate?.message}
        {...form.register("nextDueDate", { onChange: ({ target }) => choose(target.value) })}
      />
      {asksLastDay(dayValuesOf(form.getValues()), nextDueDate) && (
        <LastDayField
          className="@lg:col-span-2"
          date={nextDueDate}
          paymentDay={Number(paymentDay)}
          onPaymentDay={setDay}
        />
      )}
    </>
  );
}

function hintOf({ dueDate }: ScanResult, shown: string): string | undefined {
  if (dueDate === null) return "Optional.";
  if (dueDate < today() && shown !== "") return `The bill was due on ${date(dueDate)}; this is the next one.`;
  return undefined;
}
