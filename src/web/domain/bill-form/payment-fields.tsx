import { useRef } from "react";
import { useController, useWatch } from "react-hook-form";
import type { Bill } from "#contract/bills.ts";
import { isPaidAutomatically } from "#core/bills/bill.ts";
import { paymentDayOf } from "#core/bills/plan.ts";
import { parseDay } from "#core/day.ts";
import { firstDue, isPaymentDay } from "#core/schedule.ts";
import { today } from "#web/domain/bill-figures.ts";
import { PAYMENT_DAY_TYPE_CHOICES, WEEKDAY_CHOICES } from "#web/domain/choices.ts";
import { date } from "#web/lib/format.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import type { BillValues, HintProps } from "./bill-values.ts";
import { type DayValues, dateForDay } from "./due-day.ts";

type PaymentProps = HintProps & { bill: Bill | undefined };

/** How the bill is paid (by hand, automatically or by direct debit) and on which day. */
export function PaymentFields({ form, hintFor, bill }: PaymentProps) {
  const { field: automatic } = useController({ control: form.control, name: "isAutomatic" });
  const { field: debit } = useController({ control: form.control, name: "isDirectDebit" });
  const isShown = isPaidAutomatically({ isAutomatic: automatic.value, isDirectDebit: debit.value });
  return (
    <div className="grid gap-3 border-t border-border pt-4">
      <SwitchField
        label="Enable Automatic Payments"
        description="Weekwise records the payment on its due date. You still pay it through your bank, for example by standing order."
        checked={automatic.value}
        onCheckedChange={automatic.onChange}
      />
      <SwitchField
        label="Direct Debit Bill"
        data-field="isDirectDebit"
        description={hintFor("isDirectDebit", {
          hint: "The company collects the money from your bank. Weekwise records it on its due date.",
          isChanged: form.formState.dirtyFields.isDirectDebit,
        })}
        checked={debit.value}
        onCheckedChange={debit.onChange}
      />
      {isShown && <PaymentDay form={form} hintFor={hintFor} bill={bill} />}
    </div>
  );
}

function PaymentDay({ form, hintFor, bill }: PaymentProps) {
  const { field: type } = useController({ control: form.control, name: "paymentDayType" });
  const { field: day } = useController({ control: form.control, name: "paymentDay" });
  const [paymentDay, frequency, nextDueDate] = useWatch({
    control: form.control,
    name: ["paymentDay", "frequency", "nextDueDate"],
  });
  const moveDate = useMoveDate({
    read: () => form.getValues("nextDueDate"),
    write: (newDate) => form.setValue("nextDueDate", newDate, { shouldDirty: true }),
  });
  const error = form.formState.errors.paymentDay?.message;
  const hint = hintFor("paymentDay", {
    hint: hintOf({ paymentDay, frequency, nextDueDate, paymentDayType: type.value }, bill),
    isChanged: form.formState.dirtyFields.paymentDay,
  });

  const changeDay = (value: string) => {
    day.onChange(value === "" ? undefined : Number(value));
    moveDate(form.getValues());
    form.clearErrors("nextDueDate");
  };
  const change = (value: string) => {
    if (value !== "weekly" && value !== "monthly") return;
    type.onChange(value);
    // A day of the month does not tell the weekday; a date does.
    const due = parseDay(nextDueDate);
    form.setValue("paymentDay", due && paymentDayOf(value, due).paymentDay, { shouldDirty: true });
    form.clearErrors("paymentDay");
  };

  return (
    <div className="grid items-start gap-4 @lg:grid-cols-2">
      <SelectField
        ref={type.ref}
        label="Payment Schedule"
        options={PAYMENT_DAY_TYPE_CHOICES}
        value={type.value}
        onValueChange={change}
        error={form.formState.errors.paymentDayType?.message}
      />
      {type.value === "weekly" ? (
        <SelectField
          ref={day.ref}
          label="Day of Week"
          data-field="paymentDay"
          options={WEEKDAY_CHOICES}
          placeholder="Select a day"
          value={day.value === undefined ? "" : String(day.value)}
          onValueChange={(value) => value && changeDay(value)}
          hint={hint}
          error={error}
        />
      ) : (
        <TextField
          ref={day.ref}
          label="Day of Month"
          data-field="paymentDay"
          type="number"
          inputMode="numeric"
          min="1"
          max="31"
          step="1"
          placeholder="1 to 31"
          autoComplete="off"
          value={day.value ?? ""}
          onChange={({ target }) => changeDay(target.value)}
          onBlur={day.onBlur}
          hint={hint}
          error={error}
        />
      )}
    </div>
  );
}

type Timing = Pick<BillValues, "paymentDay" | "paymentDayType" | "frequency" | "nextDueDate">;

/** When the next payment is recorded, by the rule that the server plans with. */
function hintOf(timing: Timing, bill: Bill | undefined): string | undefined {
  const { paymentDay, paymentDayType, nextDueDate } = timing;
  if (paymentDay === undefined) {
    return nextDueDate ? undefined : "Set a day to have payments recorded automatically.";
  }
  if (!isPaymentDay(paymentDayType, paymentDay)) return undefined;
  const isSame =
    bill &&
    bill.paymentDay === paymentDay &&
    bill.paymentDayType === paymentDayType &&
    bill.frequency === timing.frequency &&
    nextDueDate === (bill.nextDueDate ?? "");
  const next = (isSame && bill.nextPaymentDate) || nextDueDate || firstDue(paymentDayType, paymentDay, today());
  const shortMonthNote = paymentDayType === "monthly" && paymentDay > 28 ? " In shorter months, on the last day." : "";
  return `Next payment ${date(next)}.${shortMonthNote}`;
}

type DateField = { read: () => string; write: (date: string) => void };

/**
 * Moves the next due date to the payment day, in the month it had before typing began: the intermediate "3" of "30" has no
 * effect.
 */
function useMoveDate({ read, write }: DateField) {
  const lastMove = useRef({ from: "", to: "" });
  return (values: DayValues) => {
    const current = read();
    const from = current === lastMove.current.to ? lastMove.current.from : current;
    const to = dateForDay(values, from, today());
    lastMove.current = { from, to };
    if (to !== current) write(to);
  };
}
