import { Plus, Wallet } from "lucide-react";
import { type Account, listAccounts } from "#contract/accounts.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { AccountDialog } from "./account-dialog.tsx";
import { AccountList } from "./account-list.tsx";
import { summaryOf } from "./account-totals.ts";
import { BalancesDialog } from "./balances-dialog.tsx";
import { DeleteDialog } from "./delete-account-dialog.tsx";
import { useOpening } from "./use-dialog-subject.ts";

/** Every account with its balance, ledger and projection; create, edit, delete, Manage Balances. */
export function AccountManager() {
  const accounts = useCall(listAccounts);
  const form = useOpening<Account | undefined>();
  const removal = useOpening<Account>();
  const balances = useOpening<null>();

  return (
    <>
      <div className="mt-6 mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <p role="status" className="min-h-6 min-w-48 grow text-muted tabular-nums">
          {accounts.isPending ? "Loading accounts..." : accounts.data && summaryOf(accounts.data)}
        </p>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">
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
