import type { Bill } from "#contract/bills.ts";
import { parseDay } from "#core/day.ts";
import { canWait } from "#core/payment-timing.ts";
import { today } from "#web/lib/bill-figures.ts";
import { date } from "#web/lib/format.ts";
import { Notice } from "#web/ui/notice.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import type { Timing } from "./draft.ts";

const mayWait = (bill: Bill, dueDate: string) => canWait(bill.isDirectDebit, parseDay(dueDate), today());

/** When a payment happens: on its due date where it can wait, unless the person chose otherwise; else now. */
export function timingOf(bill: Bill | undefined, payment: { dueDate: string; chosen: Timing | "" }): Timing {
  if (bill === undefined || !mayWait(bill, payment.dueDate)) return "immediate";
  return payment.chosen || "scheduled";
}

function whyNow(bill: Bill, dueDate: string): string {
  if (!bill.isDirectDebit)
    return "Only a direct debit can wait for its due date; this payment is recorded as soon as you confirm.";
  if (parseDay(dueDate) === undefined) return "Without a due date the payment is recorded as soon as you confirm.";
  return "The due date has come, so the payment is recorded as soon as you confirm.";
}

type Props = { bill: Bill; dueDate: string; timing: Timing; onTiming: (timing: Timing) => void };

/** Now or on the due date, where there is a choice; why there is none, otherwise. */
export function TimingField({ bill, dueDate, timing, onTiming }: Props) {
  if (!mayWait(bill, dueDate)) return <Notice className="@lg:col-span-2">{whyNow(bill, dueDate)}</Notice>;
  return (
    <RadioCards
      className="@lg:col-span-2"
      legend="When is it paid?"
      value={timing}
      onValueChange={onTiming}
      options={[
        { value: "scheduled", label: `On ${date(dueDate)}`, description: "Recorded on the due date." },
        { value: "immediate", label: "Now", description: "Recorded as soon as you confirm." },
      ]}
    />
  );
}
