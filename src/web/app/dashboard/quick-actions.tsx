import { HandCoins, Landmark, type LucideIcon, ReceiptText, ScanLine, SlidersHorizontal } from "lucide-react";
import { Fragment } from "react";
import { cx } from "#web/ui/cx.ts";
import { Spinner } from "#web/ui/spinner.tsx";

type ActionState = { open: () => void; isLoading: boolean };

type QuickActionsProps = {
  income: ActionState;
  bill: ActionState;
  scan: ActionState;
  adjust: ActionState;
  onAccounts: () => void;
  className?: string | undefined;
};

/** Five actions: two wide and three small tiles on a phone, one row on wider screens. */
export function QuickActions({ income, bill, scan, adjust, onAccounts, className }: QuickActionsProps) {
  return (
    <section
      aria-labelledby="quick-actions"
      className={cx("grid grid-cols-6 gap-2.5 sm:grid-cols-5 lg:gap-3", className)}
    >
      <h2 id="quick-actions" className="sr-only">
        Quick Actions
      </h2>
      <QuickAction edits isWide label="Add Income" icon={HandCoins} onClick={income.open} busy={income.isLoading} />
      <QuickAction
        edits
        isWide
        label="Add Bills/Expenses"
        icon={ReceiptText}
        onClick={bill.open}
        busy={bill.isLoading}
      />
      <QuickAction edits label="AI Document Scanner" icon={ScanLine} onClick={scan.open} busy={scan.isLoading} />
      <QuickAction label="Accounts" icon={Landmark} onClick={onAccounts} />
      <QuickAction
        edits
        label="Adjust Savings"
        icon={SlidersHorizontal}
        onClick={adjust.open}
        busy={adjust.isLoading}
      />
    </section>
  );
}

type QuickActionProps = {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  busy?: boolean | undefined;
  /** Half a phone's width instead of a third. */
  isWide?: boolean | undefined;
  /** Hidden from viewers. */
  edits?: boolean | undefined;
};

const TILE =
  "group flex min-w-0 flex-col items-center justify-start gap-2 rounded-card border border-border bg-surface px-1.5 py-3 text-center text-sm leading-5 font-semibold transition-colors duration-150 select-none hover:border-border-strong/60 hover:bg-surface-sunken aria-disabled:cursor-progress sm:py-4 lg:flex-row lg:justify-start lg:gap-3 lg:px-4 lg:py-3 lg:text-left lg:text-[0.9375rem]";

/** A tile with an icon above or beside its name. While busy it keeps its place and ignores presses. */
function QuickAction({ label, icon: Icon, onClick, busy = false, isWide = false, edits = false }: QuickActionProps) {
  return (
    <button
      type="button"
      data-edits={edits || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => busy || onClick()}
      className={cx(
        TILE,
        isWide ? "max-sm:col-span-3 max-sm:flex-row max-sm:gap-2.5 max-sm:px-3 max-sm:text-left" : "max-sm:col-span-2",
        "sm:col-span-1",
      )}
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-primary-soft text-on-primary-soft">
        {busy ? <Spinner /> : <Icon aria-hidden="true" className="size-5" />}
      </span>
      <span className="min-w-0 text-balance">{withLineBreaks(label)}</span>
    </button>
  );
}

// Browsers do not break "Bills/Expenses", which is wider than its tile on a small phone.
function withLineBreaks(label: string) {
  return label.split("/").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
