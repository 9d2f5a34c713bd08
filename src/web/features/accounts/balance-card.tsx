import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Account } from "#contract/accounts.ts";
import { Balance } from "#web/domain/balance.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, CardBody } from "#web/ui/card.tsx";
import { Tooltip } from "#web/ui/tooltip/tooltip.tsx";
import { BalanceForm } from "./balance-form.tsx";

/** One account's balance, to be read or set. */
export function BalanceCard({ account }: { account: Account }) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The field that had the focus is gone; what opened it takes the focus back.
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
