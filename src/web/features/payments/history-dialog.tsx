import type { Bill } from "#contract/bills.ts";
import { listBills } from "#contract/requests/bills.ts";
import { Balance } from "#web/domain/balance.tsx";
import { figuresOf } from "#web/domain/bill-figures.ts";
import { BillLink } from "#web/domain/bill-link.tsx";
import { money } from "#web/lib/format.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { PaymentList } from "./payment-list.tsx";

type HistoryDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; bill: Bill };

/** A bill's payments, with undo and cancel. */
export function HistoryDialog({ open, onOpenChange, bill: opened }: HistoryDialogProps) {
  const bills = useCall(listBills);
  const bill = bills.data?.find(({ id }) => id === opened.id) ?? opened;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Payment History"
      description={
        <span className="line-clamp-3 wrap-anywhere" title={bill.name}>
          <BillLink id={bill.id} name={bill.name} />
        </span>
      }
    >
      <div className="grid gap-4">
        <CurrentFigures bill={bill} />
        <PaymentList bill={bill} />
      </div>
    </Dialog>
  );
}

/** The current balance and savings, so that the effect of an undo is visible. */
function CurrentFigures({ bill }: { bill: Bill }) {
  const { saved, amount, isBuffer } = figuresOf(bill);
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-control bg-surface-sunken px-4 py-3 tabular-nums sm:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-sm text-muted wrap-anywhere">
          {bill.account ? (
            <>
              Balance of <bdi>{bill.account.name}</bdi>
            </>
          ) : (
            "Account"
          )}
        </dt>
        <dd className="font-semibold">
          {bill.account ? <Balance amount={bill.account.balance} /> : "Needs an account"}
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="text-sm text-muted">Saved{isBuffer && " (buffer)"}</dt>
        <dd className="font-semibold">
          {money(saved)} <span className="font-normal text-muted">of {money(amount)}</span>
        </dd>
      </div>
    </dl>
  );
}
