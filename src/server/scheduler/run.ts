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

/** The parts of a run, in the order they are done for each due day. */
export const PARTS = ["credit", "retry", "pay"] as const;
export type Part = (typeof PARTS)[number];

/** A run: its resources, and what it has done so far. */
export type Run = Report & {
  today: Day;
  now: Date;
  batch: number;
  /** The number of simultaneous credit batches, each on its own connection. */
  lanes: number;
  /** The households to process; all by default. */
  household: HouseholdFilter | undefined;
  /** Households left out of the rest of the run, since another session holds rows of theirs. */
  held: Set<string>;
  log: Log;
  isStopping: () => boolean;
  /** Called for each changed household, possibly more than once. */
  onTouched: (household: string) => void;
  /** Lets requests run between two batches. */
  yieldToEventLoop: () => Promise<void>;
};

const LOCK_TIMEOUT = "55P03";

/**
 * Whether an error ends the run, since the database was unavailable; the next tick continues. A statement timeout may well be
 * caused by the bill itself, and a row that another session holds is no reason to stop for the other households.
 */
export function endsRun(error: unknown, { household }: Run): boolean {
  const code = databaseCode(error);
  if (code === "57014" || (code === LOCK_TIMEOUT && typeof household !== "string")) return false;
  return isTransient(error);
}

/** Leaves a household out of the rest of the run if another session held something of it for too long. */
export function leaveOutIfHeld(household: string, error: unknown, run: Run): boolean {
  if (databaseCode(error) !== LOCK_TIMEOUT) return false;
  run.held.add(household);
  run.log.warn({ err: error, household }, "another session holds rows of a household; retrying at the next tick");
  return true;
}

/** The households of a run, without those left out. */
export function householdsOf({ household, held }: Run): HouseholdFilter | undefined {
  if (held.size === 0 || typeof household === "string") return household;
  return { ...household, except: [...(household?.except ?? []), ...held] };
}

/** Postpones a failing bill until tomorrow, and logs it. */
export async function skipBill(
  db: Db,
  key: { household: string; id: number },
  error: unknown,
  run: Run,
): Promise<void> {
  if (endsRun(error, run)) throw error;
  if (leaveOutIfHeld(key.household, error, run)) return;
  run.skipped += 1;
  run.log.error({ err: error, bill: key.id }, "a bill could not be processed today; retrying tomorrow");
  await updateBill(db, key, { skippedOn: run.today }).catch((notSkipped: unknown) => {
    if (!leaveOutIfHeld(key.household, notSkipped, run)) throw notSkipped;
  });
}

export const isBill = (key: { household: string; id: number }) =>
  and(eq(bills.household, key.household), eq(bills.id, key.id));

/**
 * The households with a given day: those in time zones where it is that day, unless held at a later one, and those in
 * zones that have not reached it, if held at it. An empty name is the server's time zone.
 */
export type OnDay = { day: Day; zones: readonly string[]; earlier: readonly string[] };

/** One household, or all with a given day, with exceptions. */
export type HouseholdFilter = string | { on?: OnDay | undefined; except?: readonly string[] };

/** Restricts a query to these households, unless it is all of them. */
export function isInHouseholds(column: AnyPgColumn | SQL, filter: HouseholdFilter | undefined): SQL | undefined {
  if (filter === undefined) return undefined;
  if (typeof filter === "string") return sql`${column} = ${filter}`;
  const { on, except = [] } = filter;
  return and(
    except.length > 0 ? sql`${column} <> all(${sql.param(except)}::uuid[])` : undefined,
    on && sql`exists (select 1 from households home where home.id = ${column} and ${hasDay(on)})`,
  );
}

const hasDay = ({ day, zones, earlier }: OnDay) => sql`(
  coalesce(home.time_zone, '') = any(${sql.param(zones)}::text[]) and coalesce(home.not_before <= ${day}::date, true)
  or coalesce(home.time_zone, '') = any(${sql.param(earlier)}::text[]) and home.not_before = ${day}::date)`;

export const isNotSkipped = (today: Day) => sql`${bills.skippedOn} is distinct from ${today}::date`;
