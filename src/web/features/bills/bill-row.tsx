import { memo } from "react";
import type { Bill } from "#contract/bills.ts";
import type { Day } from "#core/day.ts";
import { figuresOf } from "#web/domain/bill-figures.ts";
import { cx } from "#web/ui/cx.ts";
import { CompactRow } from "./compact-row.tsx";
import { FullRow } from "./full-row.tsx";
import { OpenPayments } from "./open-payments.tsx";
import type { RowActs } from "./use-row-actions.ts";

type BillRowProps = { bill: Bill; today: Day; acts: RowActs; isCompact: boolean; isLazy: boolean };

/** One bill. Rows far down are laid out only when they come near the screen, so that a long list scrolls like a short one. */
export const BillRow = memo(function BillRow({ bill, today, acts, isCompact, isLazy }: BillRowProps) {
  const figures = figuresOf(bill, today);
  const Layout = isCompact ? CompactRow : FullRow;
  // Guessed as high as a row usually is, so that the scrollbar does not move as rows are laid out.
  const lazy = isCompact
    ? "[contain-intrinsic-size:auto_6.5625rem] sm:[contain-intrinsic-size:auto_3.8125rem]"
    : "[contain-intrinsic-size:auto_13.4375rem] sm:[contain-intrinsic-size:auto_10.6875rem]";
  return (
    <li
      tabIndex={-1}
      data-bill={bill.id}
      className={cx(
        "grid px-4 sm:px-5",
        isCompact ? "gap-1.5 py-2" : "gap-3 py-4",
        isLazy && "[content-visibility:auto]",
        isLazy && lazy,
      )}
    >
      <Layout bill={bill} figures={figures} acts={acts} />
      <OpenPayments bill={bill} />
    </li>
  );
});
