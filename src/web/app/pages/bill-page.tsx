import { ArrowLeft, ReceiptText } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { navigate, usePathname } from "wouter/use-browser-location";
import type { Bill } from "#contract/bills.ts";
import { listBills } from "#contract/requests/bills.ts";
import { loadBill, loadPay } from "#web/app/dashboard/use-dialogs.tsx";
import { Shell } from "#web/app/shell.tsx";
import { useLazyDialog } from "#web/app/use-lazy-dialog.tsx";
import { BillStates } from "#web/domain/bill-states.tsx";
import { BillEvents } from "#web/features/bill-details/bill-events.tsx";
import { BillNotes } from "#web/features/bill-details/bill-notes.tsx";
import { BillPrice } from "#web/features/bill-details/bill-price.tsx";
import { UpcomingDues } from "#web/features/bill-details/upcoming-dues.tsx";
import { BillHeader } from "#web/features/bills/bill-header.tsx";
import { DeleteBillDialog, useDeleteBill } from "#web/features/bills/delete-bill.tsx";
import { DocumentsCard } from "#web/features/documents/documents-card.tsx";
import { PaymentList } from "#web/features/payments/payment-list.tsx";
import { usePage } from "#web/lib/page.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { useCall } from "#web/lib/use-call.ts";
import { whenIdle } from "#web/lib/when-idle.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { loadAlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SectionCard } from "#web/ui/titled-card.tsx";

/** A bill's own page. */
export function BillPage() {
  const id = Number(usePathname().split("/")[2]);
  const load = useCall(listBills);
  const current = load.data?.find((each) => each.id === id);
  const archive = useCall(listBills, { query: { archived: "true" }, enabled: load.data !== undefined && !current });
  const bill = current ?? archive.data?.find((each) => each.id === id);
  const isPending = load.isPending || (!bill && archive.isLoading);
  usePage(bill?.name ?? "Bill");
  // Loaded early, so that the confirmation can still open without a connection.
  useEffect(() => whenIdle(() => void loadAlertDialog().catch(() => undefined)), []);
  return (
    <Shell>
      <Link href="/dashboard" className={cx(buttonClass({ variant: "ghost" }), "mb-3 -ml-4")}>
        <ArrowLeft aria-hidden="true" />
        Back to Dashboard
      </Link>
      {bill && <Loaded key={bill.id} bill={bill} />}
      {!bill && isPending && <PageSkeleton />}
      {!bill && !load.isPending && !load.data && (
        <LoadFailure load={load}>Failed to load bills. Please try again.</LoadFailure>
      )}
      {!bill && !isPending && load.data && <BillNotFound />}
    </Shell>
  );
}

function Loaded({ bill }: { bill: Bill }) {
  const edit = useLazyDialog("This form", loadBill, mayChange);
  const pay = useLazyDialog("This form", loadPay, mayChange);
  const [isDeleting, setDeleting] = useState(false);
  const remove = useDeleteBill();
  const deleteAndLeave = (deleted: Bill) => {
    navigate("/dashboard");
    void remove(deleted);
  };
  return (
    <div className="grid gap-6">
      <BillHeader
        bill={bill}
        onPay={() => pay.open({ bill })}
        onEdit={() => edit.open({ bill })}
        onDelete={() => mayChange() && setDeleting(true)}
      />
      <div data-edits>
        <BillStates bill={bill} />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6 max-lg:contents">
          <UpcomingDues bill={bill} />
          <SectionCard title="Payments" className="max-lg:order-1">
            <div className="grid gap-3">
              <PaymentList bill={bill} pageSize={6} />
            </div>
          </SectionCard>
          <div className="min-w-0 max-lg:order-2">
            <BillEvents bill={bill} />
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6 max-lg:contents">
          <BillPrice bill={bill} />
          <DocumentsCard bill={bill} />
          <BillNotes bill={bill} onEdit={() => edit.open({ bill, showsMore: true })} />
        </div>
      </div>
      <DeleteBillDialog bill={bill} open={isDeleting} onClose={() => setDeleting(false)} onDelete={deleteAndLeave} />
      {edit.dialog}
      {pay.dialog}
    </div>
  );
}

const PageSkeleton = () => (
  <div role="status" aria-label="Loading the bill" className="grid gap-6">
    <Skeleton className="h-10 w-72 max-w-full" />
    <Skeleton className="h-48" />
    <Skeleton className="h-48" />
  </div>
);

function BillNotFound() {
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        Bill
      </h1>
      <EmptyState
        icon={<ReceiptText aria-hidden="true" />}
        title="Bill not found"
        description="It may have been deleted, or it may belong to another household."
        action={
          <Link href="/dashboard" className={buttonClass()}>
            See all bills
          </Link>
        }
      />
    </>
  );
}
