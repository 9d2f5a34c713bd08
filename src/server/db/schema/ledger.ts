import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { OPERATION_KINDS, POTS } from "#core/ledger.ts";
import { calendarDay, inRange, instant, money, oneOf, rowId } from "#server/db/columns.ts";
import { households } from "./households.ts";

/** Why money moved. Append-only; a key occurs once per household, so that nothing happens twice. */
export const operations = pgTable(
  "operations",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    kind: text("kind", { enum: OPERATION_KINDS }).notNull(),
    requestHash: text("request_hash"),
    /** The user who did it; null for the scheduler. */
    actor: text("actor"),
    /** The effective day; for several weeks, the day the last of them was complete. */
    day: calendarDay("day").notNull(),
    at: instant("at").notNull(),
    /** The number of consecutive weeks of a weekly credit, starting with the one in its key. Otherwise one. */
    weeks: integer("weeks").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    check("operations_weeks", sql`${table.weeks} = 1 or (${table.weeks} > 1 and ${table.kind} = 'weekly')`),
    unique("operations_key").on(table.household, table.key),
    check("operations_kind", oneOf(table.kind, OPERATION_KINDS)),
  ],
);

/** How much moved, where, and the resulting balance. Append-only. A pot is an account, or a bill's savings. */
export const entries = pgTable(
  "entries",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id").notNull(),
    operationId: rowId("operation_id").notNull(),
    pot: text("pot", { enum: POTS }).notNull(),
    accountId: rowId("account_id"),
    /** The bill whose savings changed, or for which an account changed. */
    billId: rowId("bill_id"),
    amount: money("amount").notNull(),
    after: money("after").notNull(),
    /** The part of a weekly credit that is catch-up. */
    catchUp: money("catch_up"),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    foreignKey({
      name: "entries_operation_fk",
      columns: [table.household, table.operationId],
      foreignColumns: [operations.household, operations.id],
    }).onDelete("cascade"),
    index("entries_operation").on(table.household, table.operationId),
    index("entries_account").on(table.household, table.accountId, table.id).where(sql`${table.pot} = 'account'`),
    index("entries_savings").on(table.household, table.billId, table.id).where(sql`${table.pot} = 'savings'`),
    check("entries_amount", sql`${table.amount} <> 0 and ${inRange(table.amount, "any")}`),
    check("entries_catch_up", sql`${table.catchUp} > 0 and ${table.catchUp} <= ${table.amount}`),
    check("entries_after", inRange(table.after, "any")),
    check(
      "entries_pot",
      sql`(${table.pot} = 'account' and ${table.accountId} is not null) or (${table.pot} = 'savings' and ${table.billId} is not null and ${table.accountId} is null)`,
    ),
  ],
);
