import { History } from "lucide-react";
import { useState } from "react";
import { type Bill, listBills } from "#contract/bills.ts";
import { listPayments } from "#contract/payments.ts";
import { Balance } from "#web/domain/balance.tsx";
import { figuresOf } from "#web/domain/bill-figures.ts";
import { money } from "#web/lib/format.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { CardSkeleton } from "#web/ui/skeleton.tsx";
import { PaymentRow } from "./payment-row.tsx";

type HistoryDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; bill: Bill };

/** What was paid for a bill, with undo and cancel. */
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
          <bdi>{bill.name}</bdi>
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

/** Balance and savings as they are now, so that an undo shows what it did. */
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

const PAGE = 20;
const PLACES = ["first", "second", "third"];

type Props = { bill: Bill; before?: number | undefined };

/** A page of a bill's payments, newest first; the older ones are the next page, when asked for. */
function PaymentList({ bill, before }: Props) {
  const page = useCall(listPayments, { query: { billId: bill.id, limit: PAGE, before } });
  const [isOlderShown, setOlderShown] = useState(false);

  if (page.isPending) return <PageSkeleton />;
  if (!page.data) return <LoadFailure load={page}>Failed to load payments. Please try again.</LoadFailure>;

  const { items, next } = page.data;
  if (items.length === 0 && before === undefined) {
    return (
      <EmptyState
        icon={<History aria-hidden="true" />}
        title="No payments yet"
        description="Once this bill is paid, by hand or automatically, every payment is listed here."
      />
    );
  }
  return (
    <>
      <ul className="grid gap-3">
        {items.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} bill={bill} />
        ))}
      </ul>
      {next !== null && isOlderShown && <PaymentList bill={bill} before={next} />}
      {next !== null && !isOlderShown && (
        <Button variant="secondary" className="justify-self-center" onClick={() => setOlderShown(true)}>
          Show older
        </Button>
      )}
    </>
  );
}

function PageSkeleton() {
  return (
    <div role="status" aria-label="Loading payments" className="grid gap-3">
      {PLACES.map((place) => (
        <CardSkeleton key={place} className="h-[5.25rem]" />
      ))}
    </div>
  );
}
