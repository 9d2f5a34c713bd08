import type { Balances } from "#contract/accounts.ts";
import { namesOf } from "#contract/plan-to-wire.ts";
import { addMonths, type Day } from "#core/day.ts";
import { type Cents, formatMoney, ZERO } from "#core/money.ts";
import { changesOf } from "#core/plan/simulate.ts";
import type { Db } from "#server/db/database.ts";
import { simulateYielding } from "#server/features/plan/simulate-yielding.ts";
import { readPlan } from "#server/features/plan/store.ts";
import { findLastEntry, listPastBalances } from "./balances-store.ts";
import { accountNotFound } from "./store.ts";

const MONTHS = 6;
/** The length of the forecast of an account's balance. */
const FORECAST_MONTHS = 3;

type DayBalance = { day: Day; balance: Cents };
type Options = { id: number; months?: number | undefined; today: Day };

/** An account's past balances and its forecast, computed by the plan itself. */
export async function listBalances(
  db: Db,
  household: string,
  { id, months = MONTHS, today }: Options,
): Promise<Balances> {
  const { last, input } = await readAccount(db, household, { id, today });
  const past = await listPastBalances(db, household, { accountId: id, last });
  const plan = await simulateYielding(input);
  const names = namesOf(input);
  const until = addMonths(today, FORECAST_MONTHS);
  const days = plan.days.filter((day) => day <= until);
  return {
    today,
    past: since(past, addMonths(today, -months), today).map(toWire),
    projection: changesOf({ days }, plan.accounts[0]?.balances ?? []).map(toWire),
    shortfalls: plan.dues
      .filter(({ day, short }) => short > 0 && day <= until)
      .map(({ day, billId, amount }) => ({
        ...{ day, billId, billName: names.get(billId) ?? "", amount: formatMoney(amount) },
      })),
  };
}

/** A consistent read: a payment made in the meantime is either in all of it or in none. */
function readAccount(db: Db, household: string, { id, today }: { id: number; today: Day }) {
  return db.transaction(
    async (tx) => {
      const last = await findLastEntry(tx, household, id);
      const input = await readPlan(tx, household, today, id);
      if (input.accounts.length === 0) throw accountNotFound();
      return { last, input };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** The balances from a day up to and including today. */
function since(past: readonly DayBalance[], from: Day, today: Day): DayBalance[] {
  const before = past.findLast(({ day }) => day <= from);
  const shown = past.filter(({ day }) => day > from);
  if (before !== undefined) shown.unshift({ day: from, balance: before.balance });
  const last = shown.at(-1);
  if (last === undefined || last.day < today) shown.push({ day: today, balance: last?.balance ?? ZERO });
  return shown;
}

const toWire = ({ day, balance }: DayBalance) => ({ day, balance: formatMoney(balance) });
