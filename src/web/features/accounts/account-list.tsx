import { Landmark } from "lucide-react";
import type { Account } from "#contract/accounts.ts";
import { listBills } from "#contract/bills.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AccountCard } from "./account-card.tsx";
import { LoadFailure } from "./load-failure.tsx";

type AccountListProps = {
  accounts: Account[] | null | undefined;
  isLoading: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  onCreate: () => void;
  onEdit: (account: Account) => void;
  onDelete: (account: Account) => void;
};

export function AccountList(props: AccountListProps) {
  const { accounts, isLoading, isRetrying, onRetry, onCreate, onEdit, onDelete } = props;
  const bills = useCall(listBills);
  if (isLoading) {
    return (
      <div className="grid gap-3">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-[8.42rem] rounded-card sm:h-[5.17rem]" />
        ))}
      </div>
    );
  }
  if (!accounts)
    return <LoadFailure what="your accounts" isGone={accounts === null} busy={isRetrying} onRetry={onRetry} />;
  if (accounts.length === 0) {
    return (
      <EmptyState
        icon={<Landmark aria-hidden="true" />}
        title="No accounts yet"
        description="An account is where money for your bills is kept. Create one, then give each bill its account."
        action={<Button onClick={onCreate}>Create your first account</Button>}
      />
    );
  }
  return (
    <ul aria-label="Accounts" className="grid gap-3">
      {accounts.map((account) => (
        <li key={account.id} className="min-w-0">
          <AccountCard
            account={account}
            bills={bills.data?.filter(({ accountId }) => accountId === account.id)}
            areBillsLoading={bills.isPending}
            onEdit={() => onEdit(account)}
            onDelete={() => onDelete(account)}
          />
        </li>
      ))}
    </ul>
  );
}
