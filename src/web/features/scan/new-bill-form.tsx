import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { Bill } from "#contract/bills.ts";
import type { ScannedField, ScanResult } from "#contract/scan.ts";
import { today } from "#web/domain/bill-figures.ts";
import { BillFields } from "#web/domain/bill-form/bill-fields.tsx";
import { type BillValues, checkBill, type HintFor } from "#web/domain/bill-form/bill-values.ts";
import { useSaveBill } from "#web/domain/bill-form/use-save-bill.ts";
import { date } from "#web/lib/format.ts";
import { isNothingToPay, newBillOf } from "./draft.ts";
import { confidenceHint, confidenceIn, learnedHint } from "./field-confidence.tsx";
import { OtherAmounts } from "./other-amounts.tsx";
import { type Corrections, correctionsFromBill } from "./send-corrections.ts";
import type { Scanned } from "./use-scan.ts";

type Props = {
  id: string;
  scanned: Scanned;
  onBusy: (isBusy: boolean) => void;
  onSaved: (bill: Bill, corrections: Corrections) => void;
};

/** A new bill, filled in with what was read. */
export function NewBillForm({ id, scanned: { result, key }, onBusy, onSaved }: Props) {
  const [started] = useState(() => newBillOf(result, today()));
  const form = useForm<BillValues>({ resolver: checkBill, defaultValues: started });
  const { isSubmitting, isSubmitted } = form.formState;
  const save = (saved: Bill) =>
    onSaved(saved, correctionsFromBill(result, { started, typed: form.getValues(), saved }));
  const submit = useSaveBill(form, { key: `scan-bill:${key}`, failure: "Failed to save bill", onSaved: save });
  useEffect(() => {
    onBusy(isSubmitting);
    return () => onBusy(false);
  }, [isSubmitting, onBusy]);

  return (
    <form id={id} onSubmit={submit} noValidate>
      <BillFields
        form={form}
        hintFor={hintsFrom(result)}
        belowAmount={
          <OtherAmounts
            asksFrequency
            result={result}
            typed={form.watch("amount")}
            onChoose={(amount) => form.setValue("amount", amount, { shouldDirty: true, shouldValidate: isSubmitted })}
          />
        }
      />
    </form>
  );
}

/** Combines each field's own hint with the scan's confidence. */
function hintsFrom(result: ScanResult): HintFor {
  return (field, { hint, isChanged }) => {
    const learned = isChanged ? undefined : learnedHint(result, field);
    if (learned !== undefined) return learned;
    if (field === "amount" && isNothingToPay(result)) return "Nothing to pay this time. Enter what you usually pay.";
    if (field === "amount") return confidenceHint(confidenceIn(result, field), isChanged);
    const { dueDate } = result;
    const hasPassed = field === "dueDate" && dueDate !== null && dueDate < today() && !isChanged;
    const dueHint = hasPassed ? `The bill was due on ${date(dueDate)}; this is the next due date.` : hint;
    return confidenceHint(confidenceIn(result, sourceOf(result, field)), isChanged, dueHint);
  };
}

/** Where a value was read; an unprinted payment day comes from the due date. */
export const sourceOf = (result: ScanResult, field: ScannedField): ScannedField =>
  field === "paymentDay" && result.paymentDay === null && result.dueDate !== null ? "dueDate" : field;
