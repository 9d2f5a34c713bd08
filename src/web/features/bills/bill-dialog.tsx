import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import type { Bill } from "#contract/bills.ts";
import { AccountField } from "#web/domain/bill-form/account-field.tsx";
import { AmountField, FrequencyField, WeeklyPanel } from "#web/domain/bill-form/bill-fields.tsx";
import { type BillValues, checkBill, startValues } from "#web/domain/bill-form/bill-values.ts";
import { CategoryField } from "#web/domain/bill-form/category-field.tsx";
import { DueDateField } from "#web/domain/bill-form/due-date-field.tsx";
import { PaymentFields } from "#web/domain/bill-form/payment-fields.tsx";
import { useSaveBill } from "#web/domain/bill-form/use-save-bill.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { AmountChanged } from "./amount-changed.tsx";
import { BillFooter } from "./bill-footer.tsx";

export type BillDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; bill?: Bill | undefined };

/** Add New Bill, or Edit Bill when there is one. */
export function BillDialog({ open, onOpenChange, bill }: BillDialogProps) {
  const id = useId();
  const form = useForm<BillValues>({ resolver: checkBill, defaultValues: startValues(bill) });
  const [isLeaving, setLeaving] = useState(false);
  const { errors, isSubmitting, isDirty } = form.formState;
  const close = () => onOpenChange(false);
  const submit = useSaveBill(form, bill, close);

  // Escape, the cross and a press beside the dialog are easily made by mistake; Cancel is not.
  const askToClose = () => {
    if (isSubmitting) return;
    if (isDirty && !isLeaving) setLeaving(true);
    else if (isLeaving) setLeaving(false);
    else close();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={askToClose}
      // Wide enough for the amount's hint to stay on one line.
      className="sm:max-w-[37rem]!"
      title={bill ? "Edit Bill" : "Add New Bill"}
      footer={
        <BillFooter
          formId={id}
          isEdit={bill !== undefined}
          isSaving={isSubmitting}
          isLeaving={isLeaving}
          onStay={() => setLeaving(false)}
          onClose={close}
        />
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label="Bill Name"
          placeholder="e.g. Electricity, Rent, Netflix"
          autoComplete="off"
          maxLength={255}
          error={errors.name?.message}
          {...form.register("name")}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <AmountField form={form} />
          <FrequencyField form={form} />
        </div>
        <DueDateField form={form} />
        {bill && <AmountChanged form={form} bill={bill} />}
        <WeeklyPanel form={form} />
        <CategoryField form={form} isNew={bill === undefined} />
        <AccountField form={form} bill={bill} />
        <PaymentFields form={form} bill={bill} />
      </form>
    </Dialog>
  );
}
