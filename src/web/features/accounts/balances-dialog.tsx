import { listAccounts } from "#contract/accounts.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { CardSkeleton } from "#web/ui/skeleton.tsx";
import { BalanceCard } from "./balance-card.tsx";

type BalancesDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const INTRO =
  "Set the current balances of your accounts. Each week, accounts increase by the amount allocated to bills.";

/** Sets what accounts hold, one by one. */
export function BalancesDialog({ open, onOpenChange }: BalancesDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Manage Account Balances" description={INTRO}>
      <Balances />
    </Dialog>
  );
}

function Balances() {
  const accounts = useCall(listAccounts);
  if (accounts.isPending) {
    return (
      <div className="grid gap-3">
        {[0, 1, 2].map((place) => (
          <CardSkeleton key={place} className="h-[7.1875rem] sm:h-[7.6875rem]" />
        ))}
      </div>
    );
  }
  if (!accounts.data) return <LoadFailure load={accounts}>Failed to load your accounts. Please try again.</LoadFailure>;
  if (accounts.data.length === 0) {
    return <EmptyState title="No accounts found. Create an account first to manage balances." />;
  }
  return (
    <ul className="grid gap-3">
      {accounts.data.map((account) => (
        <li key={account.id} className="min-w-0 [contain-intrinsic-size:auto_7.7rem] [content-visibility:auto]">
          <BalanceCard account={account} />
        </li>
      ))}
    </ul>
  );
}
