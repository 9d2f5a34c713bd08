import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { PAYMENT_SOURCES, PAYMENT_STATUSES } from "#contract/payments.ts";
import { calendarDay, inRange, instant, money, oneOf } from "#server/db/columns.ts";
import { users } from "./users.ts";

export const payments = pgTable(
  "payments",
  {
    id: integer("id").generatedAlwaysAsIdentity(),
    owner: text("owner")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    billId: integer("bill_id"),
    /** Kept when the bill is deleted. */
    billName: text("bill_name").notNull(),
    accountId: integer("account_id"),
    amount: money("amount").notNull(),
    status: text("status", { enum: PAYMENT_STATUSES }).notNull(),
    source: text("source", { enum: PAYMENT_SOURCES }).notNull(),
    dueDate: calendarDay("due_date"),
    processedAt: instant("processed_at"),
    failureReason: text("failure_reason"),
    /** When the scheduler looks at it (again). */
    nextTryDate: calendarDay("next_try_date"),
    operationId: bigint("operation_id", { mode: "number" }),
    /** What the bill said before, for an undo. */
    lastPaidBefore: calendarDay("last_paid_before"),
    nextPaymentBefore: calendarDay("next_payment_before"),
    /** The due day that a payment scheduled by hand stands for; it is not paid a second time. */
    coversDate: calendarDay("covers_date"),
    /** The payment by hand that made trying this failed one again needless. */
    settledBy: integer("settled_by"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.id] }),
    // The last word on paying an occurrence once, whatever number of processes try.
    uniqueIndex("payments_occurrence")
      .on(table.owner, table.billId, table.dueDate)
      .where(sql`${table.source} in ('automatic', 'direct-debit')`),
    index("payments_bill").on(table.owner, table.billId),
    index("payments_next_try").on(table.nextTryDate).where(sql`${table.nextTryDate} is not null`),
    check("payments_amount", inRange(table.amount, "above zero")),
    check("payments_status", oneOf(table.status, PAYMENT_STATUSES)),
    check("payments_source", oneOf(table.source, PAYMENT_SOURCES)),
  ],
);
