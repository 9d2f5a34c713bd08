import { Landmark, Plus, Wallet } from "lucide-react";
import { memo, useCallback, useState } from "react";
import type { Account } from "#contract/accounts.ts";
import type { Household } from "#contract/household.ts";
import { listAccounts } from "#contract/requests/accounts.ts";
import { listBills } from "#contract/requests/bills.ts";
import { getHousehold } from "#contract/requests/household.ts";
import { getPlan } from "#contract/requests/plan.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { CardSkeleton } from "#web/ui/skeleton.tsx";
import { AccountCard } from "./account-card.tsx";
import { AccountDialog, DeleteDialog } from "./account-dialog.tsx";
import { summaryOf } from "./account-totals.ts";
import { BalancesDialog } from "./balances-dialog.tsx";

/** Every account with its balance, ledger and projection; create, edit, delete, Manage Balances. */
export function AccountManager() {
  const accounts = useCall(listAccounts);
  const form = useDialogSubject<Account | undefined>();
  const removal = useDialogSubject<Account>();
  const balances = useDialogSubject<null>();

  return (
    <>
      <div className="mt-6 mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <p role="status" className="min-h-6 min-w-48 grow text-muted tabular-nums">
          {accounts.isPending ? "Loading accounts..." : accounts.data && summaryOf(accounts.data)}
        </p>
        <div data-edits className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">
          <Button variant="secondary" onClick={() => balances.open(null)}>
            <Wallet aria-hidden="true" />
            Manage Balances
          </Button>
          <Button onClick={() => form.open(undefined)}>
            <Plus aria-hidden="true" />
            Create New Account
          </Button>
        </div>
      </div>
      <AccountList
        accounts={accounts.data}
        isLoading={accounts.isPending}
        isRetrying={accounts.isFetching}
        onRetry={accounts.refetch}
        onForm={form.open}
        onDelete={removal.open}
      />
      {form.key > 0 && (
        <AccountDialog key={form.key} account={form.subject} open={form.isOpen} onOpenChange={form.onOpenChange} />
      )}
      {removal.subject && (
        <DeleteDialog
          key={removal.key}
          account={removal.subject}
          open={removal.isOpen}
          onOpenChange={removal.onOpenChange}
        />
      )}
      <BalancesDialog key={`balances ${balances.key}`} open={balances.isOpen} onOpenChange={balances.onOpenChange} />
    </>
  );
}

/** The subject of a dialog. It is kept while the dialog closes; each opening has a new key, so that no input is left over. */
function useDialogSubject<Subject>() {
  const [state, setState] = useState<{ subject: Subject; opening: number; isOpen: boolean }>();
  const open = useCallback((subject: Subject) => {
    if (!mayChange()) return;
    setState((last) => ({ subject, opening: (last?.opening ?? 0) + 1, isOpen: true }));
  }, []);
  const onOpenChange = useCallback((isOpen: boolean) => setState((last) => last && { ...last, isOpen }), []);
  return { subject: state?.subject, key: state?.opening ?? 0, isOpen: state?.isOpen ?? false, open, onOpenChange };
}

/** First names, or whole names where two members share the first. */
function namesOf({ holders }: Account, members: Household["members"]): string[] {
  return holders.map(({ id, firstName }) => {
    const member = members.find((each) => each.id === id);
    const isShared = firstName !== null && members.filter(({ name }) => name?.startsWith(firstName)).length > 1;
    return (isShared ? member?.name : firstName) ?? member?.email ?? "";
  });
}

type AccountListProps = {
  accounts: Account[] | null | undefined;
  isLoading: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  /** Opens the form: to edit an account, or to create one. */
  onForm: (account: Account | undefined) => void;
  onDelete: (account: Account) => void;
};

/** Memoized: opening a dialog must not render hundreds of cards again. */
const AccountList = memo(function AccountList(props: AccountListProps) {
  const { accounts, isLoading, isRetrying, onRetry, onForm, onDelete } = props;
  const bills = useCall(listBills);
  const plan = useCall(getPlan);
  const members = useCall(getHousehold).data?.members ?? [];
  if (isLoading) {
    return (
      <div className="grid gap-3">
        {[0, 1, 2].map((place) => (
          <CardSkeleton key={place} className="h-[12.2rem] sm:h-[7.578rem]" />
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
        description="An account holds the money for your bills. Create one, then choose it for each bill."
        action={
          <Button data-edits onClick={() => onForm(undefined)}>
            Create your first account
          </Button>
        }
      />
    );
  }
  return (
    <ul aria-label="Accounts" className="grid gap-3">
      {accounts.map((account) => (
        <li key={account.id} className="min-w-0 [contain-intrinsic-size:auto_7.6rem] [content-visibility:auto]">
          <AccountCard
            account={account}
            bills={bills.data?.filter(({ accountId }) => accountId === account.id)}
            outlook={plan.data?.accounts.find(({ id }) => id === account.id)}
            holders={members.length > 1 ? namesOf(account, members) : []}
            areBillsLoading={bills.isPending}
            isPlanLoading={plan.isPending}
            onEdit={() => onForm(account)}
            onDelete={() => onDelete(account)}
          />
        </li>
      ))}
    </ul>
  );
});
