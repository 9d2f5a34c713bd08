import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { EDIT_KINDS, EDIT_LENGTH } from "#core/bills/edits.ts";
import { calendarDay, instant, oneOf, rowId } from "#server/db/columns.ts";
import { bills } from "./bills.ts";

/** Changes people made to a bill, one row per field. The latest ones of each bill are kept. */
export const billEdits = pgTable(
  "bill_edits",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id").notNull(),
    billId: rowId("bill_id").notNull(),
    what: text("what", { enum: EDIT_KINDS }).notNull(),
    /** The old and new values, where they are shown. */
    before: text("before"),
    after: text("after"),
    /** The user who made the change; null when unknown, or when a planned amount started. */
    actor: text("actor"),
    day: calendarDay("day").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    index("bill_edits_bill").on(table.household, table.billId, table.id),
    foreignKey({
      name: "bill_edits_bill_fk",
      columns: [table.household, table.billId],
      foreignColumns: [bills.household, bills.id],
    }).onDelete("cascade"),
    check("bill_edits_what", oneOf(table.what, EDIT_KINDS)),
    check(
      "bill_edits_length",
      sql`length(${table.before}) <= ${sql.raw(String(EDIT_LENGTH))} and length(${table.after}) <= ${sql.raw(String(EDIT_LENGTH))}`,
    ),
  ],
);
