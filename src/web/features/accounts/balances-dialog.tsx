import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Account } from "#contract/accounts.ts";
import { listAccounts } from "#contract/requests/accounts.ts";
import { Balance } from "#web/domain/balance.tsx";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, CardBody } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { CardSkeleton } from "#web/ui/skeleton.tsx";
import { Tooltip } from "#web/ui/tooltip/tooltip.tsx";
import { BalanceForm } from "./balance-form.tsx";

type BalancesDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const INTRO =
  "Set the current balances of your accounts. Each week, accounts increase by the amount allocated to bills.";

/** Sets account balances one by one. */
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

/** One account's balance, with an edit mode. */
function BalanceCard({ account }: { account: Account }) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The focused field is gone, so the edit button takes the focus back.
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <Card>
      <CardBody className="grid gap-3">
        <h3 className="font-semibold wrap-anywhere">
          <bdi>{account.name}</bdi>
        </h3>
        {isEditing ? (
          <BalanceForm account={account} onDone={() => setEditing(false)} />
        ) : (
          <div className="flex items-center justify-between gap-3">
            <p className="grid">
              <span className="text-sm text-muted">Current Balance</span>
              <span className="text-xl leading-tight font-semibold">
                <Balance amount={account.balance} />
              </span>
            </p>
            <Tooltip content="Edit balance">
              <Button
                ref={edit}
                variant="secondary"
                size="icon"
                aria-label={`Edit balance of ${account.name}`}
                onClick={() => setEditing(true)}
              >
                <Pencil aria-hidden="true" />
              </Button>
            </Tooltip>
          </div>
        )}
      </CardBody>
    </Card>
  );
}
