import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { FAILURE_REASON_CODES, PAYMENT_SOURCES, PAYMENT_STATUSES } from "#core/payments/payment.ts";
import { calendarDay, inRange, instant, money, oneOf, rowId } from "#server/db/columns.ts";
import { accounts } from "./accounts.ts";
import { bills } from "./bills.ts";
import { households } from "./households.ts";

export const payments = pgTable(
  "payments",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    billId: rowId("bill_id"),
    /** Kept when the bill is deleted. */
    billName: text("bill_name").notNull(),
    accountId: rowId("account_id"),
    amount: money("amount").notNull(),
    status: text("status", { enum: PAYMENT_STATUSES }).notNull(),
    source: text("source", { enum: PAYMENT_SOURCES }).notNull(),
    dueDate: calendarDay("due_date"),
    processedAt: instant("processed_at"),
    failureReason: text("failure_reason", { enum: FAILURE_REASON_CODES }),
    /** When the scheduler tries it (again). */
    nextTryDate: calendarDay("next_try_date"),
    operationId: rowId("operation_id"),
    /** The due date it is for: scheduled, failed or paid; skipped when it is cancelled and still set. */
    settlesDue: calendarDay("settles_due"),
    /** Paid in addition to what is due: it is never for a due date. */
    isExtra: boolean("is_extra").notNull().default(false),
    /** The due date it partly paid; the rest is still due. */
    partOf: calendarDay("part_of"),
    /** The due date it had paid before it was undone; that one is left to the person. */
    undoneDue: calendarDay("undone_due"),
    /** The payment that replaced it. */
    settledBy: rowId("settled_by"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    foreignKey({
      name: "payments_account_fk",
      columns: [table.household, table.accountId],
      foreignColumns: [accounts.household, accounts.id],
    }),
    foreignKey({
      name: "payments_bill_fk",
      columns: [table.household, table.billId],
      foreignColumns: [bills.household, bills.id],
    }),
    // Guarantees that a due date is settled once, whoever pays and however many processes try.
    uniqueIndex("payments_settles")
      .on(table.household, table.billId, table.settlesDue)
      .where(sql`${table.settlesDue} is not null`),
    index("payments_part").on(table.household, table.billId, table.partOf).where(sql`${table.partOf} is not null`),
    check("payments_part_of", sql`${table.partOf} is null or ${table.settlesDue} is null`),
    index("payments_bill").on(table.household, table.billId),
    index("payments_next_try").on(table.nextTryDate).where(sql`${table.nextTryDate} is not null`),
    check("payments_amount", inRange(table.amount, "above zero")),
    check("payments_status", oneOf(table.status, PAYMENT_STATUSES)),
    check("payments_failure_reason", oneOf(table.failureReason, FAILURE_REASON_CODES)),
    check("payments_source", oneOf(table.source, PAYMENT_SOURCES)),
  ],
);
