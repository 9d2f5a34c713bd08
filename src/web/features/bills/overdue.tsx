import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { type Bill, skipDue } from "#contract/bills.ts";
import { paysItself } from "#core/bills/bill.ts";
import type { Day } from "#core/day.ts";
import { messageOf } from "#web/lib/ask.ts";
import { date } from "#web/lib/format.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { readLocal, writeLocal } from "#web/lib/storage.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

/** A due of a bill paid by hand whose day has passed; undefined when there is none. */
export const overdueOf = (bill: Bill, today: Day) =>
  !paysItself(bill) && bill.nextDueDate !== null && bill.nextDueDate < today ? bill.nextDueDate : undefined;

const keyOf = ({ id }: Bill) => `notYet:${id}`;

type Props = { bill: Bill; today: Day; onPay: (bill: Bill) => void };

/** Asks whether an overdue bill was paid. 'Not yet' asks again tomorrow. */
export function Overdue({ bill, today, onPay }: Props) {
  const due = overdueOf(bill, today);
  const [isAsking, setAsking] = useState(false);
  const [notYet, setNotYet] = useState(() => readLocal(keyOf(bill)));
  if (due === undefined || notYet === today) return null;
  const putOff = () => {
    writeLocal(keyOf(bill), today);
    setNotYet(today);
  };
  const options = [
    { label: "Paid", onClick: () => onPay(bill) },
    { label: "Not yet", onClick: putOff },
    { label: "Skip this one", onClick: () => mayChange() && setAsking(true) },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-amber-soft px-3 py-2 text-sm text-on-amber-soft">
      <p className="flex gap-2 tabular-nums">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        Was due on {date(due)}
      </p>
      <div data-edits className="flex flex-wrap gap-1">
        {options.map(({ label, onClick }) => (
          <Button key={label} size="sm" variant="secondary" aria-label={`${label}: ${bill.name}`} onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
      <SkipDialog bill={bill} due={due} open={isAsking} onOpenChange={setAsking} />
    </div>
  );
}

type SkipProps = { bill: Bill; due: string; open: boolean; onOpenChange: (open: boolean) => void };

function SkipDialog({ bill, due, open, onOpenChange }: SkipProps) {
  const change = useChange(skipDue, { refresh: ["bills", "payments"] });
  const confirm = async () => {
    try {
      await change.mutateAsync({ params: { id: bill.id }, input: { dueDate: due } });
      toast({ title: "Success", description: `${bill.name} is skipped this time.` });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to skip this one"), variant: "destructive" });
    }
    onOpenChange(false);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Skip This One"
      description={`${bill.name} will not ask to be paid for ${date(due)} again. What is saved for it stays.`}
      confirmLabel="Skip"
      cancelLabel="Keep it"
      onConfirm={confirm}
      busy={change.isPending}
      busyLabel="Skipping..."
    />
  );
}
