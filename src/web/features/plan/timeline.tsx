import { useQueryClient } from "@tanstack/react-query";
import { ArrowDownLeft, Check, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import type { Plan } from "#contract/plan.ts";
import { listBills } from "#contract/requests/bills.ts";
import { listIncomes } from "#contract/requests/incomes.ts";
import { billPath } from "#web/domain/bill-link.tsx";
import { money } from "#web/lib/format.ts";
import { useMayEdit } from "#web/lib/household.ts";
import { loaded } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { useDeferredData } from "#web/ui/deferred.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type TimelineRow, type TimelineWeek, timelineWeeks } from "./timeline-weeks.ts";
import { MAX_ROWS, type PlanActions } from "./use-plan.ts";

/** The weeks a phone shows at first. */
const FIRST_WEEKS = 2;

const ROW = "h-14 sm:h-15 lg:h-18.5";
const TITLE = "mb-0.5 px-2 text-[0.8125rem] leading-6 font-semibold text-muted";

type TimelineProps = { plan: Plan | undefined; rows: readonly number[]; actions: PlanActions };

/** The next six weeks of pay and bills, with their coverage. */
export function Timeline({ plan, rows, actions }: TimelineProps) {
  const [showsAll, setShowsAll] = useState(false);
  const open = useOpen(actions);
  const isLater = (index: number) => index >= FIRST_WEEKS;
  const areLaterDrawn = useDeferredData(plan);
  const weeks = plan && timelineWeeks(plan.timeline, plan.today);
  return (
    <Card role="region" aria-labelledby="next-weeks" aria-busy={!plan} className="px-2 pt-3 pb-2">
      <h2 id="next-weeks" className="px-2 text-lg leading-snug font-semibold">
        The next six weeks
      </h2>
      <div className="mt-2 grid grid-cols-1 gap-x-1 gap-y-3 sm:grid-cols-2 lg:grid-cols-6">
        {rows.map((count, index) => {
          const week = isLater(index) && !areLaterDrawn ? undefined : weeks?.[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: always the same six weeks
            <div key={index} className={cx("min-w-0", isLater(index) && !showsAll && "max-sm:hidden")}>
              {week ? <Week key={week.first} week={week} onOpen={open} /> : <WeekSkeleton rows={count} />}
            </div>
          );
        })}
      </div>
      {!showsAll && (
        <Button variant="ghost" className="mt-1 w-full sm:hidden" onClick={() => setShowsAll(true)}>
          Show all six weeks
        </Button>
      )}
    </Card>
  );
}

/** Reads the lists only on a press, so that loading them causes no re-render. */
function useOpen(actions: PlanActions) {
  const client = useQueryClient();
  return ({ target: { kind, id } }: TimelineRow) => {
    const bill = loaded(client, listBills)?.find((each) => each.id === id);
    const income = loaded(client, listIncomes)?.find((each) => each.id === id);
    if (kind === "income") income && actions.onIncome(income);
    else if (kind === "pay") bill && actions.onPay(bill);
    else navigate(billPath(id));
  };
}

type WeekProps = { week: TimelineWeek; onOpen: (row: TimelineRow) => void };

function Week({ week: { title, rows }, onOpen }: WeekProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isTruncated = rows.length > MAX_ROWS + 1 && !showsAll;
  return (
    <section aria-label={title}>
      <h3 className={TITLE}>{title}</h3>
      {rows.length === 0 && <p className="px-2 pb-2 text-sm leading-5 text-muted">Nothing due</p>}
      <ol>
        {(isTruncated ? rows.slice(0, MAX_ROWS) : rows).map((row) => (
          <li key={row.key}>
            <Row row={row} onOpen={() => onOpen(row)} />
          </li>
        ))}
      </ol>
      {isTruncated && (
        <Button variant="ghost" size="sm" className={cx("w-full", ROW)} onClick={() => setShowsAll(true)}>
          Show {rows.length - MAX_ROWS} more
        </Button>
      )}
    </section>
  );
}

const STATUS_STYLES = {
  pay: { Icon: ArrowDownLeft, tone: "text-muted" },
  covered: { Icon: Check, tone: "text-primary" },
  short: { Icon: TriangleAlert, tone: "text-amber" },
};

// Last, so that a row's label starts with its bill.
const OPENS = { income: "edit", pay: "pay", bill: "open" };

type RowProps = { row: TimelineRow; onOpen: () => void };

/** Opens its form, except for viewers. */
function Row({ row, onOpen }: RowProps) {
  const rowClass = cx(
    // Taller where a large amount takes a line of its own.
    "relative grid h-14 w-full grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 rounded-control px-2 text-left leading-5 sm:h-15 lg:flex lg:h-auto lg:min-h-18.5 lg:flex-wrap lg:gap-x-1",
    row.status.kind === "short" && "bg-amber-soft text-on-amber-soft",
  );
  if (!useMayEdit()) {
    return (
      <div className={rowClass}>
        <RowParts row={row} />
      </div>
    );
  }
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cx(rowClass, row.status.kind === "short" ? "hover:bg-amber-soft" : "hover:bg-surface-sunken")}
    >
      <RowParts row={row} />
      <span className="sr-only">, {OPENS[row.target.kind]}</span>
    </button>
  );
}

function RowParts({ row: { name, amount, when, status } }: Pick<RowProps, "row">) {
  const { Icon, tone } = STATUS_STYLES[status.kind];
  return (
    <>
      <bdi className="truncate text-[0.9375rem] font-semibold lg:w-full" title={name}>
        {name}
      </bdi>
      <span className="text-right text-[0.9375rem] tabular-nums lg:order-1 lg:ml-auto lg:text-[0.8125rem]">
        {status.kind === "pay" && "+"}
        {money(amount)}
      </span>
      <span className={cx("truncate text-[0.8125rem]", status.kind === "short" ? "text-on-amber-soft" : "text-muted")}>
        {when}
      </span>
      <span
        className={cx(
          "flex items-center justify-end gap-1 text-[0.8125rem] font-semibold whitespace-nowrap lg:order-2 lg:w-full lg:justify-start",
          status.kind === "short" ? "text-on-amber-soft" : tone,
        )}
      >
        <Icon aria-hidden="true" className="size-3.5 shrink-0" />
        {status.words}
      </span>
    </>
  );
}

function WeekSkeleton({ rows }: { rows: number }) {
  return (
    <>
      <div className={cx(TITLE, "flex h-6 items-center")}>
        <Skeleton className="h-3.5 w-24" />
      </div>
      {rows === 0 && <div className="h-7" />}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are all alike
        <div key={row} className={cx(ROW, "grid content-center gap-2 px-2")}>
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="h-3 w-2/5" />
        </div>
      ))}
    </>
  );
}
