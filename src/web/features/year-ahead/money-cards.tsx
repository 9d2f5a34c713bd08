import { type ReactNode, useState } from "react";
import { listBills } from "#contract/requests/bills.ts";
import { groupOf } from "#core/categories.ts";
import type { AccountFigures } from "#core/plan/figures.ts";
import { BillLink } from "#web/domain/bill-link.tsx";
import { money, shortDay } from "#web/lib/format.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, CardBody } from "#web/ui/card.tsx";
import { AddToGoalDialog } from "./add-to-goal-dialog.tsx";
import type { Outlook } from "./outlook.ts";

function TitledText({ title, intro, children }: { title: string; intro: ReactNode; children?: ReactNode }) {
  return (
    <Card>
      <CardBody className="grid gap-3">
        <div>
          <h2 className="text-lg font-semibold">{title}</h2>
          <p className="text-[0.9375rem] text-pretty text-muted">{intro}</p>
        </div>
        {children}
      </CardBody>
    </Card>
  );
}

const STARTER = "Starting amount needed";

/** The lump sum that keeps every account at or above zero for a year: amount, day and purpose. */
export function StarterCard({ outlook: { starter, input } }: { outlook: Outlook }) {
  if (starter === null) {
    return <TitledText title={STARTER} intro="None: no account falls below zero in the next 52 weeks." />;
  }
  const bill = input.bills.find(({ id }) => id === starter.first?.billId);
  const names = new Map(input.accounts.map(({ id, name }) => [id, name]));
  return (
    <TitledText
      title={STARTER}
      intro={
        <>
          What your accounts need once, on top of your regular pay, to cover every bill. Put in{" "}
          <strong className="font-semibold text-text tabular-nums">{money(starter.amount)}</strong> by{" "}
          {shortDay(starter.day, input.today)} and no account falls below zero in the next 52 weeks.
          {bill && (
            <>
              {" "}
              It is first needed for <BillLink id={bill.id} name={bill.name} className="underline" />.
            </>
          )}
        </>
      }
    >
      <ul className="grid gap-2">
        {starter.parts.map(({ accountId, amount, lowestOn }) => (
          <li key={accountId} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="wrap-anywhere">{names.get(accountId)}</span>
            <span className="ml-auto text-right tabular-nums">
              <span className="font-semibold">{money(amount)}</span>
              <span className="block text-sm text-muted">lowest on {shortDay(lowestOn, input.today)}</span>
            </span>
          </li>
        ))}
      </ul>
    </TitledText>
  );
}

const NOTHING_TO_SPARE = "Nothing to spare: all of it is needed for bills in the next 52 weeks.";

/** The money each account could spare today with every due of the next year still covered. */
export function SpareCard({ outlook: { accounts, input } }: { outlook: Outlook }) {
  const [sourceAccount, setSourceAccount] = useState<AccountFigures>();
  const [isOpen, setOpen] = useState(false);
  const bills = useCall(listBills);
  const goals = new Set(bills.data?.filter(({ category }) => groupOf(category) === "savings").map(({ id }) => id));
  /** Savings goals first. */
  const goalsOf = (id: number) =>
    input.bills
      .filter(({ accountId }) => accountId === id)
      .sort((one, other) => Number(goals.has(other.id)) - Number(goals.has(one.id)));
  const openDialog = (account: AccountFigures) => {
    if (!mayChange()) return;
    setSourceAccount(account);
    setOpen(true);
  };
  const spare = accounts.filter((account) => account.spare > 0);
  if (spare.length === 0) return <TitledText title="Spare" intro={NOTHING_TO_SPARE} />;
  return (
    <TitledText title="Spare" intro="What you could withdraw today and still cover every bill for 52 weeks.">
      <ul className="grid gap-3">
        {spare.map((account) => (
          <li key={account.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="wrap-anywhere">{account.name}</span>
            <span className="ml-auto flex items-center gap-3">
              <span className="font-semibold tabular-nums">{money(account.spare)}</span>
              {goalsOf(account.id).length > 0 && (
                <Button
                  data-edits
                  size="sm"
                  variant="secondary"
                  aria-label={`Add to a goal, from ${account.name}`}
                  onClick={() => openDialog(account)}
                >
                  Add to a goal
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {sourceAccount && (
        <AddToGoalDialog
          key={sourceAccount.id}
          account={sourceAccount}
          goals={goalsOf(sourceAccount.id)}
          open={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </TitledText>
  );
}
