import { History } from "lucide-react";
import { useState } from "react";
import type { Bill } from "#contract/bills.ts";
import { listPayments } from "#contract/requests/payments.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { CardSkeleton } from "#web/ui/skeleton.tsx";
import { PaymentRow } from "./payment-row.tsx";

const PAGE_SIZE = 20;
const SKELETON_KEYS = ["first", "second", "third"];

type Props = { bill: Bill; before?: number | undefined; pageSize?: number };

/** A page of a bill's payments, newest first; older ones load on request. */
export function PaymentList({ bill, before, pageSize = PAGE_SIZE }: Props) {
  const page = useCall(listPayments, { query: { billId: bill.id, limit: pageSize, before } });
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
      {SKELETON_KEYS.map((key) => (
        <CardSkeleton key={key} className="h-[5.25rem]" />
      ))}
    </div>
  );
}
