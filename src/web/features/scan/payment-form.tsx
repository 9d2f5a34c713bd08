import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import type { Bill } from "#contract/bills.ts";
import { PayInput, PaymentAmount } from "#contract/payments.ts";
import type { ScanResult } from "#contract/scan.ts";
import { DateField } from "#web/domain/date-field.tsx";
import type { PayingAccount } from "#web/domain/insufficient-funds.tsx";
import { formResolver } from "#web/lib/form-resolver.ts";
import { currencySymbol, money } from "#web/lib/format.ts";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { isNothingToPay, type NewPayment, paymentInput, startAmount, type Timing } from "./draft.ts";
import { confidenceHint, confidenceIn, learnedHint } from "./field-confidence.tsx";
import { OtherAmounts } from "./other-amounts.tsx";
import { PaymentOutlook } from "./payment-outlook.tsx";
import { TimingField, timingOf } from "./timing-field.tsx";

const Form = z.pipe(
  z.transform((payment: NewPayment) => paymentInput(payment, "immediate")),
  z.extend(PayInput, { amount: PaymentAmount }),
);

type Values = NewPayment & { chosen: Timing | "" };

type Props = {
  id: string;
  result: ScanResult;
  bills: readonly Bill[];
  /** The bill matching the scanned name. */
  matched: Bill | undefined;
  onTiming: (timing: Timing) => void;
  onPay: (payment: NewPayment, timing: Timing) => void;
};

/** A payment of an existing bill. */
export function PaymentForm({ id, result, bills, matched, onTiming, onPay }: Props) {
  const form = useForm<Values>({
    resolver: formResolver(Form),
    defaultValues: {
      billId: String(matched?.id ?? ""),
      amount: startAmount(result),
      dueDate: result.dueDate ?? "",
      chosen: "",
    },
  });
  const [chosen, setChosen] = useState<PayingAccount>();
  const { errors, dirtyFields, isSubmitted } = form.formState;
  const payment = form.watch();
  const bill = bills.find((each) => String(each.id) === payment.billId);
  const facts = bill && { bill, dueDate: payment.dueDate, isPrintedAsDebit: result.isDirectDebit === true };
  const timing = timingOf(facts, payment.chosen);
  const becomesDebit = timing === "scheduled" && bill?.isDirectDebit === false;
  useEffect(() => onTiming(timing), [timing, onTiming]);

  return (
    <form
      id={id}
      onSubmit={form.handleSubmit((values) => onPay({ ...values, accountId: chosen?.id, becomesDebit }, timing))}
      noValidate
      className="grid items-start gap-4 @lg:grid-cols-2"
    >
      <SelectField
        className="@lg:col-span-2"
        label="Bill to pay"
        data-field="name"
        placeholder="Choose a bill"
        options={bills.map((each) => ({ value: String(each.id), label: each.name }))}
        value={payment.billId}
        onValueChange={(value) => {
          form.setValue("billId", value, { shouldValidate: isSubmitted });
          setChosen(undefined);
        }}
        hint={result.name ? <>The bill says “{<bdi>{result.name}</bdi>}”.</> : "No name was found on the bill."}
        error={errors.billId?.message}
      />
      <MoneyField
        label="Amount"
        data-field="amount"
        symbol={currencySymbol()}
        hint={
          (!dirtyFields.amount && learnedHint(result, "amount")) ||
          (isNothingToPay(result) && "Nothing to pay this time. Enter an amount only if you pay something anyway.") ||
          confidenceHint(
            confidenceIn(result, "amount"),
            dirtyFields.amount,
            bill && bill.amount !== payment.amount && `Usually ${money(bill.amount)}.`,
          )
        }
        error={errors.amount?.message}
        {...form.register("amount")}
      />
      <DateField
        label="Due date"
        data-field="dueDate"
        chosen={payment.dueDate}
        hint={
          (!dirtyFields.dueDate && learnedHint(result, "dueDate")) ||
          confidenceHint(confidenceIn(result, "dueDate"), dirtyFields.dueDate)
        }
        error={errors.dueDate?.message}
        {...form.register("dueDate")}
      />
      <OtherAmounts
        className="@lg:col-span-2"
        result={result}
        typed={payment.amount}
        onChoose={(amount) => form.setValue("amount", amount, { shouldDirty: true, shouldValidate: isSubmitted })}
      />
      {bill && facts && (
        <>
          <TimingField facts={facts} timing={timing} onTiming={(chosen) => form.setValue("chosen", chosen)} />
          <PaymentOutlook bill={bill} amount={payment.amount} timing={timing} chosen={chosen} onAccount={setChosen} />
        </>
      )}
    </form>
  );
}
