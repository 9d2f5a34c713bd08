import type { Entry } from "#contract/accounts.ts";
import { formatMoney } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { actorOf, namesOfPeople } from "#server/features/auth/names.ts";
import { accountNotFound, type EntryRow, findAccount, selectEntries } from "./store.ts";

const PAGE = 50;

type Options = { id: number; user: string; limit?: number | undefined; before?: number | undefined };
type EntryPage = { items: Entry[]; next: number | null };

/** A page of an account's ledger, newest first. */
export async function listEntries(
  db: Db,
  household: string,
  { id, user, limit = PAGE, before }: Options,
): Promise<EntryPage> {
  if ((await findAccount(db, household, id)) === undefined) throw accountNotFound();
  // One more than requested shows whether there is a next page.
  const rows = await selectEntries(db, { household, accountId: id, before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const names = await namesOfPeople(
    db,
    page.map(({ actor }) => actor),
  );
  const items = page.map((row) => ({ ...toEntry(row), by: actorOf(row.actor, names, user) }));
  return { items, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

function toEntry({ id, day, kind, weeks, billId, billName, amount, after, catchUp, at }: EntryRow): Omit<Entry, "by"> {
  const money = {
    amount: formatMoney(amount),
    catchUp: catchUp && formatMoney(catchUp),
    balanceAfter: formatMoney(after),
  };
  return { id, day, kind, weeks, billId, billName, ...money, createdAt: at.toISOString() };
}
