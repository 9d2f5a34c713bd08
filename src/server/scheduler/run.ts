import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { isTransient } from "#server/db/database-errors.ts";
import { bills } from "#server/db/schema/index.ts";
import { databaseCode } from "#server/db/transaction.ts";
import { updateBill } from "#server/features/bills/store.ts";
import type { Log } from "#server/log.ts";

export type Report = { weeks: number; paid: number; failed: number; skipped: number };

/** What a run does on each due day, in this order. */
export const PARTS = ["credit", "retry", "pay"] as const;
export type Part = (typeof PARTS)[number];

/** One run: what it may use, and what it has done so far. */
export type Run = Report & {
  today: Day;
  now: Date;
  batch: number;
  /** How many batches of credits are written at once, each on a connection of its own. */
  lanes: number;
  /** Whose work; everybody's when left out. */
  household: Whose | undefined;
  log: Log;
  isStopping: () => boolean;
  /** Called for each household that something was done for, perhaps more than once. */
  onTouched: (household: string) => void;
  /** Lets requests be answered between two batches. */
  yieldToEventLoop: () => Promise<void>;
};

/**
 * Whether the database was not to be had, whichever bill was its turn: the run ends, and the next tick goes on. A statement
 * that takes too long may well be that bill's own.
 */
export const isDatabaseUnavailable = (error: unknown) => isTransient(error) && databaseCode(error) !== "57014";

/** Sets a bill that can't be processed aside until tomorrow, and says so. */
export async function skipBill(
  db: Db,
  key: { household: string; id: number },
  error: unknown,
  run: Run,
): Promise<void> {
  if (isDatabaseUnavailable(error)) throw error;
  run.skipped += 1;
  run.log.error({ err: error, bill: key.id }, "a bill could not be processed today; it is tried again tomorrow");
  await updateBill(db, key, { skippedOn: run.today });
}

export const isBill = (key: { household: string; id: number }) =>
  and(eq(bills.household, key.household), eq(bills.id, key.id));

/**
 * For whom it is a certain day: those of the time zones in which it is, unless they are held at a later one, and those of
 * time zones that have not reached it, if they are held at it. An empty name is the server's time zone.
 */
export type OnDay = { day: Day; zones: readonly string[]; earlier: readonly string[] };

/** One household, or all for whom it is a day, but some. */
export type Whose = string | { on?: OnDay | undefined; but?: readonly string[] };

/** Restricts to those whose turn it is, if it is not everybody's. */
export function isOf(column: AnyPgColumn | SQL, whose: Whose | undefined): SQL | undefined {
  if (whose === undefined) return undefined;
  if (typeof whose === "string") return sql`${column} = ${whose}`;
  const { on, but = [] } = whose;
  return and(
    but.length > 0 ? sql`${column} <> all(${sql.param(but)}::uuid[])` : undefined,
    on && sql`exists (select 1 from households home where home.id = ${column} and ${isOn(on)})`,
  );
}

const isOn = ({ day, zones, earlier }: OnDay) => sql`(
  coalesce(home.time_zone, '') = any(${sql.param(zones)}::text[]) and coalesce(home.not_before <= ${day}::date, true)
  or coalesce(home.time_zone, '') = any(${sql.param(earlier)}::text[]) and home.not_before = ${day}::date)`;

export const isNotSkipped = (today: Day) => sql`${bills.skippedOn} is distinct from ${today}::date`;
