import type { Balances } from "#contract/accounts.ts";
import { addMonths, type Day } from "#core/day.ts";
import { FORECAST_MONTHS, type Forecast, forecastDays, type Pot } from "#core/forecast.ts";
import { type Cents, formatMoney, ZERO } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { yieldToEventLoop } from "#server/yield-to-event-loop.ts";
import { findLastEntry, listPastBalances, listPayingBills, listWaitingPayments } from "./balances-store.ts";
import { accountNotFound, findAccount } from "./store.ts";

const MONTHS = 6;

type DayBalance = { day: Day; balance: Cents };
type Options = { id: number; months?: number | undefined; today: Day };

/** An account's balance as it was and as it will be. */
export async function listBalances(
  db: Db,
  household: string,
  { id, months = MONTHS, today }: Options,
): Promise<Balances> {
  const { last, pot } = await readAccount(db, household, id);
  const past = await listPastBalances(db, household, { accountId: id, last });
  const ahead = await foretell(pot, today);
  const names = new Map(pot.bills.map((bill) => [bill.id, bill.name]));
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
}

/** All of it as it is at one moment: a payment made meanwhile is in none of it or in everything. */
function readAccount(db: Db, household: string, id: number) {
  return db.transaction(
    async (tx) => {
      const account = await findAccount(tx, household, id);
      if (account === undefined) throw accountNotFound();
      const last = await findLastEntry(tx, household, id);
      const bills = await listPayingBills(tx, household, id);
      const waiting = await listWaitingPayments(tx, household, id);
      return { last, pot: { balance: account.balance, bills, waiting } };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** As much as a few milliseconds allow, so that others are answered in between. */
const AT_ONCE = 2_000;

async function foretell(pot: Pot, today: Day): Promise<Forecast> {
  const days = forecastDays(pot, today, addMonths(today, FORECAST_MONTHS));
  let work = 0;
  for (;;) {
    const step = days.next();
    if (step.done) return step.value;
    work += step.value;
    if (work < AT_ONCE) continue;
    work = 0;
    await yieldToEventLoop();
  }
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
