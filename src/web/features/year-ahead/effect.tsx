import { type Cents, shownCents, total } from "#core/money.ts";
import { areBalancesShown } from "#web/domain/balance.tsx";
import { money, shortDay } from "#web/lib/format.ts";
import type { Outlook } from "./outlook.ts";
import type { Trial } from "./trial.ts";

type EffectProps = { base: Outlook; outlook: Outlook; trial: Trial };

/** What the change does to each week, each payday and the lowest points, before and after. */
export function Effect({ base, outlook, trial }: EffectProps) {
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
      {weekly !== 0 && <li>{signed(weekly)} to put aside each week</li>}
      {paydays.map(({ before, after }) => (
        <li key={after.incomeId}>
          {nameOf(outlook, after.incomeId)}: yours from {shortDay(after.day, today)} until {shortDay(after.next, today)}{" "}
          {money(before.rest)} → <strong className="font-semibold">{money(after.rest)}</strong>
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
            ? "Say when this income's payday is to see what is left of it."
            : "Nothing changes: there is no week to take off."}
        </li>
      )}
    </ul>
  );
}

const weeklyOf = ({ input }: Outlook): Cents => total(input.bills.map(({ weekly }) => weekly));
const signed = (amount: Cents) => `${amount > 0 ? "+" : ""}${money(amount)}`;
const nameOf = ({ input }: Outlook, incomeId: number) => input.incomes.find(({ id }) => id === incomeId)?.name ?? "";
