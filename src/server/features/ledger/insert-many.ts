import { sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import type { OperationKind, POTS } from "#core/ledger.ts";
import { type Cents, formatMoney } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { inParts } from "#server/in-parts.ts";

export type EntryToWrite = {
  operationId: number;
  pot: (typeof POTS)[number];
  accountId: number | null;
  billId: number | null;
  amount: Cents;
  after: Cents;
  catchUp?: Cents | null;
};

/** Each entry also updates its pot, and blocks the embedded database for the duration of the statement. */
const ENTRIES_PER_STATEMENT = 250;

/**
 * Inserts many entries in order. An array per column: formatting a placeholder per value takes longer than storing it.
 */
export async function insertEntries(tx: Db, household: string, rows: readonly EntryToWrite[]): Promise<void> {
  for (const part of inParts(rows, ENTRIES_PER_STATEMENT)) {
    const columnOf = <T>(select: (row: EntryToWrite) => T) => sql.param(part.map(select));
    await tx.execute(sql`
      insert into entries (household_id, operation_id, pot, account_id, bill_id, amount, after, catch_up)
      select ${household}::uuid, operation_id, pot, account_id, bill_id, amount, after, catch_up
      from unnest(
        ${columnOf(({ operationId }) => operationId)}::bigint[], ${columnOf(({ pot }) => pot)}::text[],
        ${columnOf(({ accountId }) => accountId)}::bigint[], ${columnOf(({ billId }) => billId)}::bigint[],
        ${columnOf(({ amount }) => formatMoney(amount))}::numeric[], ${columnOf(({ after }) => formatMoney(after))}::numeric[],
        ${columnOf(({ catchUp = null }) => catchUp && formatMoney(catchUp))}::numeric[]
      ) with ordinality as moved(operation_id, pot, account_id, bill_id, amount, after, catch_up, place)
      order by place`);
  }
}

export type OperationToWrite = {
  id: number;
  key: string;
  kind: OperationKind;
  actor: string | null;
  day: Day;
  at: Date;
  weeks: number;
};

/** Inserts many operations with previously generated ids. */
export async function insertOperations(tx: Db, household: string, rows: readonly OperationToWrite[]): Promise<void> {
  for (const part of inParts(rows)) {
    const columnOf = <T>(select: (row: OperationToWrite) => T) => sql.param(part.map(select));
    await tx.execute(sql`
      insert into operations (id, household_id, key, kind, actor, day, at, weeks) overriding system value
      select id, ${household}::uuid, key, kind, actor, day, at, weeks
      from unnest(
        ${columnOf(({ id }) => id)}::bigint[], ${columnOf(({ key }) => key)}::text[], ${columnOf(({ kind }) => kind)}::text[],
        ${columnOf(({ actor }) => actor)}::text[], ${columnOf(({ day }) => day)}::date[], ${columnOf(({ at }) => at.toISOString())}::timestamptz[],
        ${columnOf(({ weeks }) => weeks)}::int[]
      ) as made(id, key, kind, actor, day, at, weeks)`);
  }
}
