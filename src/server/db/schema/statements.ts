import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { STATEMENT_STATES } from "#contract/statements.ts";
import type { CsvLayout } from "#core/statements/csv/layout.ts";
import { STATEMENT_FORMATS } from "#core/statements/statement.ts";
import { calendarDay, inRange, instant, money, oneOf, rowId } from "#server/db/columns.ts";
import { accounts } from "./accounts.ts";
import type { bills } from "./bills.ts";
import { households } from "./households.ts";

/** What says when a bill is due. */
export type BillDays = Pick<
  typeof bills.$inferSelect,
  "anchorDate" | "dueFrom" | "paysFrom" | "paymentDay" | "paymentDayType"
>;

/** What an import made and changed, so that the whole of it can be undone. Amounts are in cents. */
export type StatementMade = {
  bills: number[];
  incomes: number[];
  payments: number[];
  changes: {
    billId: number;
    before: number;
    after: number;
    /** Its days, where those were changed. */
    days?: { before: BillDays; after: BillDays };
  }[];
  /** By how much the balance was corrected. */
  corrected: number | null;
  /** The lines of the bills it made, by their keys, until each line names its bill. */
  links?: { billId: number; keys: string[] }[];
};

/** A bank statement that somebody imported. The file itself is not kept. */
export const statements = pgTable(
  "statements",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    accountId: rowId("account_id").notNull(),
    state: text("state", { enum: STATEMENT_STATES }).notNull(),
    format: text("format", { enum: STATEMENT_FORMATS }).notNull(),
    accountHint: text("account_hint"),
    fromDay: calendarDay("from_day").notNull(),
    toDay: calendarDay("to_day").notNull(),
    lineCount: integer("line_count").notNull().default(0),
    closingDay: calendarDay("closing_day"),
    closingAmount: money("closing_amount"),
    /** Which bank's table it was, and how that is read: the next one is read alike. */
    layoutKey: text("layout_key"),
    layout: json("layout").$type<CsvLayout>(),
    made: json("made").$type<StatementMade>(),
    /** The user who imported it. */
    createdBy: text("created_by"),
    createdAt: instant("created_at").notNull(),
    appliedAt: instant("applied_at"),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    foreignKey({
      name: "statements_account_fk",
      columns: [table.household, table.accountId],
      foreignColumns: [accounts.household, accounts.id],
    }).onDelete("cascade"),
    index("statements_account").on(table.household, table.accountId),
    check("statements_state", oneOf(table.state, STATEMENT_STATES)),
    check("statements_format", oneOf(table.format, STATEMENT_FORMATS)),
    check("statements_closing", inRange(table.closingAmount, "any")),
  ],
);

/** A movement that a bank told of. It moves nothing here; a payment that it proves is named beside it. */
export const statementLines = pgTable(
  "statement_lines",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    statementId: rowId("statement_id").notNull(),
    accountId: rowId("account_id").notNull(),
    /** The same in every file it comes in. */
    key: text("key").notNull(),
    day: calendarDay("day").notNull(),
    amount: money("amount").notNull(),
    name: text("name").notNull(),
    text: text("text").notNull(),
    /** The bill it belongs to; it may be gone. */
    billId: rowId("bill_id"),
    /** The payment it proves. */
    paymentId: rowId("payment_id"),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    unique("statement_lines_key").on(table.household, table.accountId, table.key),
    foreignKey({
      name: "statement_lines_statement_fk",
      columns: [table.household, table.statementId],
      foreignColumns: [statements.household, statements.id],
    }).onDelete("cascade"),
    index("statement_lines_statement").on(table.household, table.statementId),
    // One payment is proved by one line.
    uniqueIndex("statement_lines_payment")
      .on(table.household, table.paymentId)
      .where(sql`${table.paymentId} is not null`),
    check("statement_lines_amount", inRange(table.amount, "any")),
  ],
);
