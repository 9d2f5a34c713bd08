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
const ENTRIES = 250;

/**
 * Inserts many entries in order. An array per column: formatting a placeholder per value takes longer than storing it.
 */
export async function insertEntries(tx: Db, household: string, rows: readonly EntryToWrite[]): Promise<void> {
  for (const part of inParts(rows, ENTRIES)) {
    const column = <T>(read: (row: EntryToWrite) => T) => sql.param(part.map(read));
    await tx.execute(sql`
      insert into entries (household_id, operation_id, pot, account_id, bill_id, amount, after, catch_up)
      select ${household}::uuid, operation_id, pot, account_id, bill_id, amount, after, catch_up
      from unnest(
        ${column(({ operationId }) => operationId)}::bigint[], ${column(({ pot }) => pot)}::text[],
        ${column(({ accountId }) => accountId)}::bigint[], ${column(({ billId }) => billId)}::bigint[],
        ${column(({ amount }) => formatMoney(amount))}::numeric[], ${column(({ after }) => formatMoney(after))}::numeric[],
        ${column(({ catchUp = null }) => catchUp && formatMoney(catchUp))}::numeric[]
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
    const column = <T>(read: (row: OperationToWrite) => T) => sql.param(part.map(read));
    await tx.execute(sql`
      insert into operations (id, household_id, key, kind, actor, day, at, weeks) overriding system value
      select id, ${household}::uuid, key, kind, actor, day, at, weeks
      from unnest(
        ${column(({ id }) => id)}::bigint[], ${column(({ key }) => key)}::text[], ${column(({ kind }) => kind)}::text[],
        ${column(({ actor }) => actor)}::text[], ${column(({ day }) => day)}::date[], ${column(({ at }) => at.toISOString())}::timestamptz[],
        ${column(({ weeks }) => weeks)}::int[]
      ) as made(id, key, kind, actor, day, at, weeks)`);
  }
}
