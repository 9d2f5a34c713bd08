import type { UseFormReturn } from "react-hook-form";
import type { ScanResult } from "#contract/scan.ts";
import { paymentDayOf } from "#core/bills/plan.ts";
import { parseDay } from "#core/day.ts";
import { useMoveDate } from "#web/domain/bill-form/use-move-date.ts";
import { PAYMENT_DAY_TYPE_CHOICES, WEEKDAY_CHOICES } from "#web/domain/choices.ts";
import { date } from "#web/lib/format.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { dayValuesOf, type NewBill } from "./draft.ts";
import { trustOf } from "./field-confidence.ts";
import { foundHint } from "./found-hint.tsx";

type Props = { form: UseFormReturn<NewBill>; result: ScanResult };

function hintOf(result: ScanResult, { isChanged, isEmpty }: { isChanged: boolean | undefined; isEmpty: boolean }) {
  if (isEmpty) return "Until a day is set, no payment is recorded automatically.";
  if (result.paymentDay !== null || result.dueDate === null) return foundHint(trustOf(result, "paymentDay"), isChanged);
  return foundHint(trustOf(result, "dueDate"), isChanged, !isChanged && `From the due date, ${date(result.dueDate)}.`);
}

/** The day on which a bill pays by itself. */
export function PaymentDayFields({ form, result }: Props) {
  const { errors, dirtyFields } = form.formState;
  const [type, paymentDay, nextDueDate] = form.watch(["paymentDayType", "paymentDay", "nextDueDate"]);
  const moveDate = useMoveDate({
    read: () => form.getValues("nextDueDate"),
    write: (moved) => form.setValue("nextDueDate", moved, { shouldDirty: true }),
  });
  const isFromDueDate = result.paymentDay === null && result.dueDate !== null;
  const hint = hintOf(result, { isChanged: dirtyFields.paymentDay, isEmpty: paymentDay === "" });
  // Where the day came from the due date, that is the place to look at.
  const field = isFromDueDate ? "dueDate" : "paymentDay";
  const error = errors.paymentDay?.message;
  const choose = (value: string) => {
    form.setValue("paymentDay", value, { shouldDirty: true });
    moveDate(dayValuesOf(form.getValues()));
  };
  const changeType = (value: string) => {
    form.setValue("paymentDayType", value, { shouldDirty: true });
    // The 14th says nothing about a day of the week; a date does.
    const due = parseDay(nextDueDate);
    choose(due === undefined ? "" : String(paymentDayOf(value === "weekly" ? "weekly" : "monthly", due).paymentDay));
  };
  return (
    <>
      <SelectField
        label="Payment Schedule"
        options={PAYMENT_DAY_TYPE_CHOICES}
        value={type}
        onValueChange={changeType}
      />
      {type === "weekly" ? (
        <SelectField
          label="Day of Week"
          data-field={field}
          placeholder="Choose a day"
          options={WEEKDAY_CHOICES}
          value={paymentDay}
          onValueChange={choose}
          hint={hint}
          error={error}
        />
      ) : (
        <TextField
          label="Day of Month"
          data-field={field}
          type="number"
          inputMode="numeric"
          min={1}
          max={31}
          step={1}
          hint={hint}
          error={error}
          {...form.register("paymentDay", { onChange: () => moveDate(dayValuesOf(form.getValues())) })}
        />
      )}
    </>
  );
}
