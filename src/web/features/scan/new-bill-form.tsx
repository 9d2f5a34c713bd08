import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import type { Account } from "#contract/accounts.ts";
import { CreateBillInput } from "#contract/bills.ts";
import type { ScanResult } from "#contract/scan.ts";
import { paysItself } from "#core/bills/plan.ts";
import { today } from "#web/domain/bill-figures.ts";
import { BILL_FREQUENCY_CHOICES, CATEGORY_CHOICES } from "#web/domain/choices.ts";
import { resolve } from "#web/lib/form-resolver.ts";
import { currencySymbol } from "#web/lib/format.ts";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { AccountField } from "./account-field.tsx";
import { billInput, type NewBill, newBillOf } from "./draft.ts";
import { DueDateField } from "./due-date-field.tsx";
import { trustOf } from "./field-confidence.ts";
import { foundHint } from "./found-hint.tsx";
import { PaymentDayFields } from "./payment-day-fields.tsx";
import { WeeklyNote } from "./weekly-note.tsx";

const Form = z.pipe(z.transform(billInput), CreateBillInput);

type Props = { id: string; result: ScanResult; accounts: readonly Account[]; onSave: (bill: NewBill) => void };

/** A new bill, filled in with what was read. */
export function NewBillForm({ id, result, accounts, onSave }: Props) {
  const form = useForm<NewBill>({
    resolver: resolve(Form),
    defaultValues: { ...newBillOf(result, today()), accountId: String(accounts[0]?.id ?? "") },
  });
  const { errors, dirtyFields, isSubmitted } = form.formState;
  const bill = form.watch();
  const asChosen = { shouldDirty: true, shouldValidate: isSubmitted };

  return (
    <form id={id} onSubmit={form.handleSubmit(onSave)} noValidate className="grid items-start gap-4 @lg:grid-cols-2">
      <TextField
        className="@lg:col-span-2"
        label="Bill Name"
        data-field="name"
        maxLength={255}
        autoComplete="off"
        hint={foundHint(trustOf(result, "name"), dirtyFields.name)}
        error={errors.name?.message}
        {...form.register("name")}
      />
      <MoneyField
        label="Bill Amount"
        data-field="amount"
        symbol={currencySymbol()}
        hint={foundHint(trustOf(result, "amount"), dirtyFields.amount)}
        error={errors.amount?.message}
        {...form.register("amount")}
      />
      <SelectField
        label="How often do you pay this bill?"
        data-field="frequency"
        options={BILL_FREQUENCY_CHOICES}
        value={bill.frequency}
        onValueChange={(value) => form.setValue("frequency", value, asChosen)}
        hint={foundHint(trustOf(result, "frequency"), dirtyFields.frequency)}
        error={errors.frequency?.message}
      />
      <DueDateField form={form} result={result} />
      <SelectField
        label="Category"
        data-field="category"
        groups={CATEGORY_CHOICES}
        value={bill.category}
        onValueChange={(value) => form.setValue("category", value, asChosen)}
        hint={foundHint(trustOf(result, "category"), dirtyFields.category)}
        error={errors.category?.message}
      />
      <AccountField
        accounts={accounts}
        value={bill.accountId}
        onValueChange={(value) => form.setValue("accountId", value, asChosen)}
        error={errors.accountId?.message}
      />
      <WeeklyNote amount={bill.amount} frequency={bill.frequency} />
      <div className="grid gap-1 border-t border-border pt-3 @lg:col-span-2">
        <SwitchField
          label="Enable Automatic Payments"
          description="Weekwise records the payment on its day. Your bank has to make it."
          checked={bill.isAutomatic}
          onCheckedChange={(value) => form.setValue("isAutomatic", value, asChosen)}
        />
        <SwitchField
          label="Direct Debit Bill"
          data-field="isDirectDebit"
          description={foundHint(
            trustOf(result, "isDirectDebit"),
            dirtyFields.isDirectDebit,
            "The company takes the money from your bank; Weekwise records it on its day.",
          )}
          checked={bill.isDirectDebit}
          onCheckedChange={(value) => form.setValue("isDirectDebit", value, asChosen)}
        />
      </div>
      {paysItself(bill) && <PaymentDayFields form={form} result={result} />}
    </form>
  );
}
