import type { listAmounts as contract, getRise as riseContract, Rise as WireRise } from "#contract/bill-life.ts";
import type { OutputOf } from "#contract/call.ts";
import { householdRise, lastOfDays, type Rise, yearlyRise } from "#core/bills/amounts.ts";
import { isPaused } from "#core/bills/bill.ts";
import type { Day } from "#core/day.ts";
import { formatMoney } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { groupBy } from "#server/group-by.ts";
import { listAllAmounts, listAmounts as read } from "./amounts-store.ts";
import { findBill, listActiveBills } from "./store.ts";

type Options = { household: string; id: number; limit?: number | undefined; before?: Day | undefined; today: Day };

/** A bill's amounts by date, and the increase over a year ago. */
export async function listAmounts(
  db: Db,
  { household, id, limit, before, today }: Options,
): Promise<OutputOf<typeof contract>> {
  if ((await findBill(db, household, id)) === undefined) throw new Fault("not_found", "Bill not found");
  const amounts = lastOfDays(await read(db, { household, billId: id }));
  const older = before === undefined ? amounts : amounts.filter(({ from }) => from < before);
  const page = limit === undefined ? older : older.slice(-limit);
  return {
    next: page.length < older.length ? (page[0]?.from ?? null) : null,
    items: page.map(({ from, amount, why }) => ({ from, amount: formatMoney(amount), why })),
    yearly: riseToWire(yearlyRise(amounts, today)),
  };
}

/** The total increase of a household's bills over a year ago. */
export async function getRise(db: Db, household: string, today: Day): Promise<OutputOf<typeof riseContract>> {
  const amountsByBill = groupBy(await listAllAmounts(db, household), ({ billId }) => billId);
  const bills = (await listActiveBills(db, household)).filter(
    (bill) => bill.frequency !== "once" && !isPaused(bill, today),
  );
  const rise = householdRise(
    bills.map(({ id, amount, weeklyAmount: weekly }) => ({ amount, weekly, amounts: amountsByBill.get(id) ?? [] })),
    today,
  );
  return { yearly: riseToWire(rise) };
}

const riseToWire = (rise: Rise | undefined): WireRise | null =>
  rise === undefined ? null : { before: formatMoney(rise.before), now: formatMoney(rise.now), tenths: rise.tenths };
