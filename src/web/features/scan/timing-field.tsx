import type { Bill } from "#contract/bills.ts";
import { parseDay } from "#core/day.ts";
import { canWait } from "#core/payments/can-wait.ts";
import { today } from "#web/domain/bill-figures.ts";
import { date } from "#web/lib/format.ts";
import { RadioCards } from "#web/ui/form/radio-cards.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Timing } from "./draft.ts";

type TimingFacts = { bill: Bill; dueDate: string; isPrintedAsDebit: boolean };

const canSchedule = ({ bill, dueDate, isPrintedAsDebit }: TimingFacts) =>
  canWait(bill.isDirectDebit || isPrintedAsDebit, parseDay(dueDate), today());

/** The timing of a payment: scheduled for its due date where possible, unless the person chose otherwise; else now. */
export function timingOf(facts: TimingFacts | undefined, chosen: Timing | ""): Timing {
  if (facts === undefined || !canSchedule(facts)) return "immediate";
  return chosen || "scheduled";
}

function immediateReason({ bill, dueDate, isPrintedAsDebit }: TimingFacts): string {
  if (!bill.isDirectDebit && !isPrintedAsDebit)
    return "Only direct debits can be scheduled for their due date. This payment is recorded as soon as you confirm.";
  if (parseDay(dueDate) === undefined) return "Without a due date the payment is recorded as soon as you confirm.";
  return "The due date has passed, so the payment is recorded as soon as you confirm.";
}

type Props = { facts: TimingFacts; timing: Timing; onTiming: (timing: Timing) => void };

/** Choice between now and the due date, or the reason why there is none. */
export function TimingField({ facts, timing, onTiming }: Props) {
  const { bill, dueDate } = facts;
  if (!canSchedule(facts)) return <Notice className="@lg:col-span-2">{immediateReason(facts)}</Notice>;
  if (!bill.isDirectDebit) return <NewDebitField bill={bill} dueDate={dueDate} timing={timing} onTiming={onTiming} />;
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

type NewDebitProps = Omit<Props, "facts"> & { bill: Bill; dueDate: string };

/** The scan mentions a direct debit but the stored bill is not one: the user decides. */
function NewDebitField({ bill, dueDate, timing, onTiming }: NewDebitProps) {
  return (
    <RadioCards
      className="@lg:col-span-2"
      legend={`This bill says it will be collected by direct debit on ${date(dueDate)}.`}
      value={timing}
      onValueChange={onTiming}
      options={[
        {
          value: "scheduled",
          label: "Schedule it for that day",
          description: (
            <>
              <bdi className="wrap-anywhere">{bill.name}</bdi> becomes a direct debit bill, next due {date(dueDate)},
              and this payment is scheduled for that day.
            </>
          ),
        },
        {
          value: "immediate",
          label: "Pay now",
          description: "Recorded as soon as you confirm. Your bill stays as it is.",
        },
      ]}
    />
  );
}
