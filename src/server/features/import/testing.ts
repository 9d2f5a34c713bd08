import { sql } from "drizzle-orm";
import type { ExportFile } from "#contract/export.ts";
import { ExportFile as Shape } from "#contract/export.ts";
import { examine } from "#server/doctor/examine.ts";
import { ask, type Person } from "#server/features/accounts/testing.ts";
import { LIVED_USER, livedDatabase } from "#server/features/demo/testing.ts";
import { householdOf } from "#server/features/households/testing.ts";
import { read } from "#server/invariants/dump.ts";
import { signedIn, type TestApp, testApp } from "#server/testing.ts";

/** An application with a user who has a year of demo history. */
export async function settled(): Promise<{ test: TestApp; ann: Person }> {
  const test = await testApp({}, await livedDatabase());
  const household = await householdOf(test.db, LIVED_USER);
  return { test, ann: { ...(await signedIn(test, LIVED_USER, household)), id: LIVED_USER, household } };
}

/** A user's export, checked against the contract, without the documents' contents, which are sent separately. */
export async function exported(who: Person): Promise<ExportFile> {
  const answer = await who.get("/api/export");
  if (answer.statusCode !== 200) throw new Error(`no export: ${answer.body}`);
  return { ...Shape.parse(answer.json()), contents: [] };
}

/** The errors found by the doctor. */
export async function wrong({ db }: TestApp): Promise<string[]> {
  return (await examine(db)).flatMap(({ wrong: count, examples }) => (count > 0 ? examples : []));
}

/** A household's data as text without ids: equal for two users with the same data. */
export async function portrait({ db }: TestApp, household: string): Promise<string[]> {
  const rows = await read<{ row: string }>(
    db,
    sql`
    select concat_ws(' ', 'account', name, balance, created_at) as row from accounts where household_id = ${household}
    union all
    select concat_ws(' ', 'bill', b.name, b.amount, b.frequency, b.category, a.name, b.weekly_amount, b.start_date, b.last_paid_date,
      b.is_automatic, b.is_direct_debit, b.next_due_date, b.next_payment_date, b.payment_day, b.payment_day_type, b.anchor_date, b.due_from, b.pays_from,
      b.next_credit_date,
      b.created_at, b.updated_at, s.saved_amount, s.credited_weeks, s.weekly_amount, s.last_updated)
    from bills b left join bill_savings s on s.household_id = b.household_id and s.bill_id = b.id
    left join accounts a on a.household_id = b.household_id and a.id = b.account_id where b.household_id = ${household}
    union all
    select concat_ws(' ', 'income', i.name, i.amount, i.frequency, i.weekly_amount, i.start_date, i.payment_day, a.name)
    from incomes i left join accounts a on a.household_id = i.household_id and a.id = i.account_id where i.household_id = ${household}
    union all
    select concat_ws(' ', 'payment', p.bill_name, b.name, a.name, p.amount, p.status, p.source, p.due_date, p.processed_at,
      p.failure_reason, p.next_try_date, p.settles_due, p.undone_due, p.is_extra, p.settled_by is not null, p.created_at)
    from payments p left join bills b on b.household_id = p.household_id and b.id = p.bill_id
    left join accounts a on a.household_id = p.household_id and a.id = p.account_id where p.household_id = ${household}
    union all
    select concat_ws(' ', 'entry', row_number() over (order by e.id), o.kind, o.day, o.at, e.pot, a.name, b.name, e.amount, e.after)
    from entries e join operations o on o.household_id = e.household_id and o.id = e.operation_id
    left join accounts a on a.household_id = e.household_id and a.id = e.account_id
    left join bills b on b.household_id = e.household_id and b.id = e.bill_id where e.household_id = ${household}
    order by 1`,
  );
  return rows.map(({ row }) => row);
}

/** A small household with one of everything that a file can contain. */
export async function live(test: TestApp, ann: Person): Promise<void> {
  const post = async (path: string, body: unknown = {}) => (await ask(ann, "POST", path, body)).body;
  const { id: accountId } = await post("/api/accounts", { name: "Bills", balance: "500.00" });
  const bill = { amount: "40.00", frequency: "weekly", category: "food", accountId };
  const { id: food } = await post("/api/bills", {
    ...bill,
    name: "Food",
    isAutomatic: true,
    paymentDay: 5,
    paymentDayType: "weekly",
  });
  const { id: gone } = await post("/api/bills", { ...bill, name: "Gone" });
  await post("/api/incomes", { name: "Salary", amount: "900.00", frequency: "monthly", accountId });
  test.clock.set("2026-03-12T09:00:00Z");
  await post("/api/bills/process-savings");
  await post("/api/bills/pay", { billId: food });
  const { payment } = await post("/api/bills/pay", { billId: gone, amount: "7.00" });
  await post(`/api/payments/${payment.id}/undo`);
  await ann.send("DELETE", `/api/bills/${gone}`);
}
