import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import type { Bill } from "#contract/bills.ts";
import { listBills } from "#contract/requests/bills.ts";
import { BillFields } from "#web/domain/bill-form/bill-fields.tsx";
import { type BillValues, checkBill, startValues } from "#web/domain/bill-form/bill-values.ts";
import { useSaveBill } from "#web/domain/bill-form/use-save-bill.ts";
import { BillStates } from "#web/domain/bill-states.tsx";
import { ComingAmount } from "#web/domain/coming-amount.tsx";
import { newIdempotencyKey } from "#web/lib/ask.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { GuardedButtons, useDiscardGuard } from "#web/ui/form/discard-guard.tsx";
import { AmountChanged } from "./amount-changed.tsx";

type BillDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  bill?: Bill | undefined;
  showsMore?: boolean | undefined;
};

/** Add New Bill, or Edit Bill when there is one. */
export function BillDialog({ open, onOpenChange, bill: opened, showsMore }: BillDialogProps) {
  const id = useId();
  // As it was when the form was filled, but for an amount saved separately.
  const [bill, setBill] = useState(opened);
  const form = useForm<BillValues>({ resolver: checkBill, defaultValues: startValues(bill) });
  const { isSubmitting, isDirty } = form.formState;
  const close = () => onOpenChange(false);
  const [key] = useState(newIdempotencyKey);
  const failure = bill ? "Failed to update bill" : "Failed to add bill";
  const submit = useSaveBill(form, { bill, key, failure, onSaved: close });

  const guard = useDiscardGuard({ isChanged: () => isDirty, isBusy: isSubmitting, onClose: close });

  return (
    <Dialog
      open={open}
      onOpenChange={guard.requestClose}
      // Wide enough for the amount's hint to stay on one line.
      className="sm:max-w-[37rem]!"
      title={bill ? "Edit Bill" : "Add New Bill"}
      footer={
        <GuardedButtons
          guard={guard}
          form={id}
          label={bill ? "Update Bill" : "Add Bill"}
          busyLabel="Saving..."
          isBusy={isSubmitting}
          onCancel={close}
        />
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <BillFields form={form} bill={bill} suggestsCategories={bill === undefined} showsMore={showsMore}>
          {bill && <LaterAmount bill={bill} />}
          {bill && <AmountChanged form={form} bill={bill} onSaved={(amount) => setBill({ ...bill, amount })} />}
        </BillFields>
        {bill && (
          <div className="mt-4 border-t border-border pt-4">
            <BillStates bill={bill} onDone={close} />
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** The planned amount, also when it was just saved. */
function LaterAmount({ bill }: { bill: Bill }) {
  const { data } = useCall(listBills);
  return <ComingAmount bill={data?.find(({ id }) => id === bill.id) ?? bill} />;
}
