import type { Balances } from "#contract/accounts.ts";
import { addMonths, type Day } from "#core/day.ts";
import { FORECAST_MONTHS, forecast } from "#core/forecast.ts";
import { type Cents, formatMoney, ZERO } from "#core/money.ts";
import type { Db } from "#server/db/open.ts";
import { listPastBalances, listPayingBills, listWaitingPayments } from "./balances-store.ts";
import { accountNotFound, findAccount } from "./store.ts";

const MONTHS = 6;

type DayBalance = { day: Day; balance: Cents };
type Options = { id: number; months?: number | undefined; today: Day };

/** An account's balance as it was and as it will be. */
export function listBalances(db: Db, owner: string, { id, months = MONTHS, today }: Options): Promise<Balances> {
  // All of it as it is at one moment: a payment made meanwhile is in none of it or in everything.
  return db.transaction(
    async (tx) => {
      const account = await findAccount(tx, owner, id);
      if (account === undefined) throw accountNotFound();
      const past = await listPastBalances(tx, owner, id);
      const bills = await listPayingBills(tx, owner, id);
      const waiting = await listWaitingPayments(tx, owner, id);
      const ahead = forecast({ balance: account.balance, bills, waiting }, today, addMonths(today, FORECAST_MONTHS));
      const names = new Map(bills.map((bill) => [bill.id, bill.name]));
      return {
        today,
        past: since(past, addMonths(today, -months), today).map(toWire),
        projection: ahead.days.map(toWire),
        shortfalls: ahead.shortfalls.map(({ day, billId, amount }) => ({
          day,
          billId,
          billName: names.get(billId) ?? "",
          amount: formatMoney(amount),
        })),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** What was held on a day and after it, up to and including today. */
function since(past: readonly DayBalance[], from: Day, today: Day): DayBalance[] {
  const before = past.findLast(({ day }) => day <= from);
  const shown = past.filter(({ day }) => day > from);
  if (before !== undefined) shown.unshift({ day: from, balance: before.balance });
  const last = shown.at(-1);
  if (last === undefined || last.day < today) shown.push({ day: today, balance: last?.balance ?? ZERO });
  return shown;
}

const toWire = ({ day, balance }: DayBalance) => ({ day, balance: formatMoney(balance) });
