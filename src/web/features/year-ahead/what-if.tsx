import { useState } from "react";
import { type Cents, shownCents, total } from "#core/money.ts";
import type { PlanInput } from "#core/plan/input.ts";
import { areBalancesShown } from "#web/domain/balance.tsx";
import { money, shortDay } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, CardBody } from "#web/ui/card.tsx";
import { PillsList, PillsTrigger, Tabs, TabsContent } from "#web/ui/tabs/tabs.tsx";
import { AddPanel } from "./add-panel.tsx";
import { PayPanel, RaisePanel } from "./change-panels.tsx";
import type { Outlook } from "./outlook.ts";
import type { Trial } from "./trial.ts";
import { useSaveTrial } from "./use-save-trial.ts";

type WhatIfProps = {
  input: PlanInput;
  base: Outlook;
  outlook: Outlook;
  trial: Trial | undefined;
  onTrial: (trial: Trial | undefined) => void;
};

/** Tries one change on the plan; it is saved only on request. */
export function WhatIf({ input, base, outlook, trial, onTrial }: WhatIfProps) {
  const [tab, setTab] = useState("raise");
  const [resetCount, setResetCount] = useState(0);
  const reset = () => {
    onTrial(undefined);
    setResetCount(resetCount + 1);
  };
  const { saveTrial, isSaving } = useSaveTrial(input, reset);
  const show = (next: string) => {
    setTab(next);
    reset();
  };
  return (
    <Card>
      <CardBody className="grid gap-4">
        <div>
          <h2 className="text-lg font-semibold">What if …</h2>
          <p className="text-[0.9375rem] text-muted">Nothing is saved until you say so.</p>
        </div>
        <Tabs value={tab} onValueChange={show}>
          <PillsList aria-label="Scenario">
            <PillsTrigger value="raise">Bill change</PillsTrigger>
            <PillsTrigger value="add">New bill</PillsTrigger>
            <PillsTrigger value="skip">Skip</PillsTrigger>
            <PillsTrigger value="pay">Pay</PillsTrigger>
          </PillsList>
          <TabsContent value="raise">
            <RaisePanel input={input} trial={trial} onTrial={onTrial} />
          </TabsContent>
          <TabsContent value="add">
            <AddPanel key={resetCount} input={input} onTrial={onTrial} />
          </TabsContent>
          <TabsContent value="skip" className="grid justify-items-start gap-3">
            <p className="text-[0.9375rem] text-pretty text-muted">
              Skip saving this week: one week is removed from every bill, like Remove One Week.
            </p>
            <Button variant="secondary" aria-pressed={trial?.kind === "skip"} onClick={() => onTrial({ kind: "skip" })}>
              Skip this week
            </Button>
          </TabsContent>
          <TabsContent value="pay">
            <PayPanel key={resetCount} input={input} onTrial={onTrial} />
          </TabsContent>
        </Tabs>
        {trial !== undefined && (
          <>
            <Effect base={base} outlook={outlook} trial={trial} />
            <div className="flex flex-wrap gap-2">
              <Button data-edits busy={isSaving} onClick={() => saveTrial(trial)}>
                Save this change
              </Button>
              <Button variant="secondary" onClick={reset}>
                Reset
              </Button>
            </div>
          </>
        )}
      </CardBody>
    </Card>
  );
}

type EffectProps = { base: Outlook; outlook: Outlook; trial: Trial };

/** The change's effect on weekly savings, paydays and lowest balances. */
function Effect({ base, outlook, trial }: EffectProps) {
  const weekly = shownCents(weeklyOf(outlook) - weeklyOf(base));
  const lows = outlook.accounts.flatMap((account) => {
    const before = base.accounts.find(({ id }) => id === account.id);
    const isSame = before?.lowest.balance === account.lowest.balance;
    return before === undefined || isSame || !areBalancesShown() ? [] : [{ before, after: account }];
  });
  const paydays = outlook.paydays.flatMap((after) => {
    const before = base.paydays.find(({ incomeId }) => incomeId === after.incomeId);
    return before === undefined || before.rest === after.rest ? [] : [{ before, after }];
  });
  const { today } = outlook.input;
  return (
    <ul className="grid gap-1.5 border-t border-border pt-4 text-[0.9375rem] tabular-nums">
      {weekly !== 0 && <li>{signed(weekly)} to set aside per week</li>}
      {paydays.map(({ before, after }) => (
        <li key={after.incomeId}>
          {nameOf(outlook, after.incomeId)} from {shortDay(after.day, today)} until {shortDay(after.next, today)}:{" "}
          <RestChange before={before.rest} after={after.rest} />
        </li>
      ))}
      {lows.map(({ before, after }) => (
        <li key={after.id}>
          {after.name}: lowest {money(before.lowest.balance)} →{" "}
          <strong className={after.lowest.balance < 0 ? "font-semibold text-red" : "font-semibold"}>
            {money(after.lowest.balance)}
          </strong>{" "}
          on {shortDay(after.lowest.day, today)}
        </li>
      ))}
      {weekly === 0 && lows.length === 0 && paydays.length === 0 && (
        <li className="text-muted">
          {trial.kind === "pay"
            ? "Set the payday of this income to see what is left."
            : "Nothing changes: there are no savings to remove."}
        </li>
      )}
    </ul>
  );
}

/** 'yours $730.00 → $700.00', 'falls short by $20.00 → $50.00' or '$30.00 yours → falls short by $20.00'. */
function RestChange({ before, after }: { before: Cents; after: Cents }) {
  const [from, to] = [money(shownCents(Math.abs(before))), money(shownCents(Math.abs(after)))];
  const isSame = before < 0 === after < 0;
  const textOf = (rest: Cents, amount: string) => (rest < 0 ? `falls short by ${amount}` : `${amount} yours`);
  return (
    <>
      {isSame ? `${before < 0 ? "falls short by" : "yours"} ${from}` : textOf(before, from)} →{" "}
      <strong className="font-semibold">{isSame ? to : textOf(after, to)}</strong>
    </>
  );
}

const weeklyOf = ({ input }: Outlook): Cents => total(input.bills.map(({ weekly }) => weekly));
const signed = (amount: Cents) => `${amount > 0 ? "+" : ""}${money(amount)}`;
const nameOf = ({ input }: Outlook, incomeId: number) => input.incomes.find(({ id }) => id === incomeId)?.name ?? "";
