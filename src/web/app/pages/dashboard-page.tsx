import { lazy, memo, Suspense, useRef, useState } from "react";
import { AfterLoad, useSharedFiles } from "#web/app/dashboard/after-load.ts";
import { type ListName, Lists } from "#web/app/dashboard/lists.tsx";
import { QuickActions } from "#web/app/dashboard/quick-actions.tsx";
import { useDialogs } from "#web/app/dashboard/use-dialogs.tsx";
import { Shell } from "#web/app/shell.tsx";
import { useAuth } from "#web/features/auth/auth-store.ts";
import { useFirstRun } from "#web/features/first-run/use-first-run.ts";
import { DueSoon } from "#web/features/overview/due-soon.tsx";
import { FinancialOverview } from "#web/features/overview/financial-overview.tsx";
import { LazyCharts } from "#web/features/overview/lazy-charts.tsx";
import { BelowPlan, PlanOverview } from "#web/features/plan/plan-overview.tsx";
import { readShape } from "#web/features/plan/use-plan.ts";
import { usePage } from "#web/lib/page.ts";
import { Deferred } from "#web/ui/deferred.tsx";

// The spec asks for a full page load here.
const openAccounts = () => window.location.assign("/accounts");
const FirstRun = lazy(async () => ({ default: (await import("#web/features/first-run/first-run.tsx")).FirstRun }));

export function DashboardPage() {
  usePage("Dashboard");
  return (
    <Shell>
      <FirstStepsOrDashboard />
    </Shell>
  );
}

/** Inside the frame, so that the frame does not re-render when the lists load. */
function FirstStepsOrDashboard() {
  const firstRun = useFirstRun();
  const [hasStoredShape] = useState(() => readShape() !== undefined);
  // A possibly new user sees an empty page for a moment rather than a dashboard that disappears again.
  const isPending = firstRun.isUndecided && !hasStoredShape;
  return firstRun.isShown ? <FirstSteps end={firstRun.end} /> : isPending ? null : <Dashboard />;
}

function FirstSteps({ end }: { end: () => void }) {
  const { scan, dialogs } = useDialogs();
  return (
    <>
      <Suspense>
        <FirstRun onScan={() => scan.open({})} onDone={end} onDismiss={end} />
      </Suspense>
      {dialogs}
    </>
  );
}

/** Each part waits for its own list, so the page does not re-render as a whole. */
const Dashboard = memo(function Dashboard() {
  const { user } = useAuth();
  const { bill, income, pay, history, adjust, scan, fix, movedAmounts, dialogs } = useDialogs();
  const [list, setList] = useState<ListName>("bills");
  const [viewAllCount, setViewAllCount] = useState(0);
  const lists = useRef<HTMLDivElement>(null);
  useSharedFiles((shared) => scan.open({ shared }));

  const viewAll = () => {
    setList("bills");
    setViewAllCount(viewAllCount + 1);
    lists.current?.scrollIntoView({ block: "start" });
    lists.current?.querySelector<HTMLElement>("[role=tab]")?.focus({ preventScroll: true });
  };

  return (
    <>
      <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight wrap-anywhere outline-none sm:text-3xl">
        Hello, {user?.firstName ? <bdi>{user.firstName}</bdi> : "and welcome"}
      </h1>
      <div className="mt-3">
        <PlanOverview
          actions={{
            fix: { ...fix, open: () => fix.open({}) },
            onDifferentAmount: (card) => movedAmounts.open({ card }),
            onPay: (chosen) => pay.open({ bill: chosen }),
            onBill: (chosen) => bill.open({ bill: chosen }),
            onIncome: (chosen) => income.open({ income: chosen }),
            onAddIncome: () => income.open({}),
            onAccounts: openAccounts,
          }}
        />
      </div>
      <BelowPlan>
        {/* In reading order for phones and screen readers; from 1024 px the summary is on the right. */}
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]">
          <FinancialOverview className="lg:col-start-2 lg:row-start-2" />
          <Deferred>
            <QuickActions
              className="lg:col-span-2 lg:row-start-1"
              income={{ ...income, open: () => income.open({}) }}
              bill={{ ...bill, open: () => bill.open({}) }}
              scan={{ ...scan, open: () => scan.open({}) }}
              adjust={{ ...adjust, open: () => adjust.open({}) }}
              onAccounts={openAccounts}
            />
          </Deferred>
          <div className="min-w-0 grid-cols-1 content-start gap-8 max-lg:contents lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:grid">
            <Deferred>
              <Lists
                ref={lists}
                viewAllCount={viewAllCount}
                shown={list}
                onShow={setList}
                bills={{
                  onAdd: () => bill.open({}),
                  onEdit: (chosen) => bill.open({ bill: chosen }),
                  onPay: (chosen) => pay.open({ bill: chosen }),
                  onHistory: (chosen) => history.open({ bill: chosen }),
                }}
                incomes={{ onAdd: () => income.open({}), onEdit: (chosen) => income.open({ income: chosen }) }}
              />
            </Deferred>
            <div className="max-lg:order-last">
              <Deferred>
                <LazyCharts />
              </Deferred>
            </div>
          </div>
          {/* Below the lists on a phone, because its height varies and the lists must not jump. */}
          <Deferred>
            <DueSoon
              className="self-start lg:col-start-2 lg:row-start-3"
              onViewAll={viewAll}
              onPay={(chosen) => pay.open({ bill: chosen })}
            />
          </Deferred>
        </div>
      </BelowPlan>
      {dialogs}
      <AfterLoad addBill={() => bill.open({})} />
    </>
  );
});
