import { HandCoins, Landmark, ReceiptText, ScanLine, SlidersHorizontal } from "lucide-react";
import { cx } from "#web/ui/cx.ts";
import { QuickAction } from "./quick-action.tsx";

type Act = { open: () => void; isLoading: boolean };

export type QuickActionsProps = {
  income: Act;
  bill: Act;
  scan: Act;
  adjust: Act;
  onAccounts: () => void;
  className?: string | undefined;
};

/** Five things to do: two wide and three small ones on a phone, one row from there on. */
export function QuickActions({ income, bill, scan, adjust, onAccounts, className }: QuickActionsProps) {
  return (
    <section
      aria-labelledby="quick-actions"
      className={cx("grid grid-cols-6 gap-2.5 sm:grid-cols-5 lg:gap-3", className)}
    >
      <h2 id="quick-actions" className="sr-only">
        Quick Actions
      </h2>
      <QuickAction isWide label="Add Income" icon={HandCoins} onClick={income.open} busy={income.isLoading} />
      <QuickAction isWide label="Add Bills/Expenses" icon={ReceiptText} onClick={bill.open} busy={bill.isLoading} />
      <QuickAction label="AI Document Scanner" icon={ScanLine} onClick={scan.open} busy={scan.isLoading} />
      <QuickAction label="Accounts" icon={Landmark} onClick={onAccounts} />
      <QuickAction label="Adjust Savings" icon={SlidersHorizontal} onClick={adjust.open} busy={adjust.isLoading} />
    </section>
  );
}
