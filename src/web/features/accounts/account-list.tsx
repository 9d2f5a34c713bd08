import { Landmark } from "lucide-react";
import { memo } from "react";
import type { Account } from "#contract/accounts.ts";
import { listBills } from "#contract/bills.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { CardSkeleton } from "#web/ui/skeleton.tsx";
import { AccountCard } from "./account-card.tsx";

type AccountListProps = {
  accounts: Account[] | null | undefined;
  isLoading: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  /** Opens the form: to edit an account, or to create one. */
  onForm: (account: Account | undefined) => void;
  onDelete: (account: Account) => void;
};

/** Remembered as drawn: a dialog that opens beside hundreds of cards must not draw them all again. */
export const AccountList = memo(function AccountList(props: AccountListProps) {
  const { accounts, isLoading, isRetrying, onRetry, onForm, onDelete } = props;
  const bills = useCall(listBills);
  if (isLoading) {
    return (
      <div className="grid gap-3">
        {[0, 1, 2].map((place) => (
          <CardSkeleton key={place} className="h-[8.42rem] sm:h-[5.17rem]" />
        ))}
      </div>
    );
  }
  if (!accounts)
    return (
      <LoadFailure load={{ data: accounts, isFetching: isRetrying, refetch: onRetry }}>
        Failed to load your accounts. Please try again.
      </LoadFailure>
    );
  if (accounts.length === 0) {
    return (
      <EmptyState
        icon={<Landmark aria-hidden="true" />}
        title="No accounts yet"
        description="An account is where money for your bills is kept. Create one, then give each bill its account."
        action={<Button onClick={() => onForm(undefined)}>Create your first account</Button>}
      />
    );
  }
  return (
    <ul aria-label="Accounts" className="grid gap-3">
      {accounts.map((account) => (
        <li key={account.id} className="min-w-0 [contain-intrinsic-size:auto_5.2rem] [content-visibility:auto]">
          <AccountCard
            account={account}
            bills={bills.data?.filter(({ accountId }) => accountId === account.id)}
            areBillsLoading={bills.isPending}
            onEdit={() => onForm(account)}
            onDelete={() => onDelete(account)}
          />
        </li>
      ))}
    </ul>
  );
});
