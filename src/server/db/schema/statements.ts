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
import type { Day } from "#core/day.ts";
import type { CsvLayout } from "#core/statements/csv/layout.ts";
import { STATEMENT_FORMATS } from "#core/statements/statement.ts";
import { calendarDay, inRange, instant, money, oneOf, rowId } from "#server/db/columns.ts";
import { accounts } from "./accounts.ts";
import type { bills } from "./bills.ts";
import { households } from "./households.ts";

/** The fields that determine when a bill is due. */
export type BillDays = Pick<
  typeof bills.$inferSelect,
  "anchorDate" | "dueFrom" | "paysFrom" | "paymentDay" | "paymentDayType"
>;

/** What an import created and changed, so that all of it can be undone. Amounts are in cents. */
export type StatementMade = {
  bills: number[];
  incomes: number[];
  payments: number[];
  changes: {
    billId: number;
    before: number;
    after: number;
    /** Its schedule, if it was changed. */
    days?: { before: BillDays; after: BillDays };
  }[];
  /** The balance correction. */
  corrected: number | null;
  /** When the balance was last confirmed, before and after its correction. Missing in earlier imports. */
  checked?: { before: Day | null; after: Day };
  /** Lines linked to existing bills, by key. */
  linked?: { billId: number; keys: string[] }[];
  /** The lines of newly created bills, by key, until each line is linked to its bill. */
  links?: { billId: number; keys: string[] }[];
};

/** An imported bank statement. The file itself is not kept. */
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
    /** The columns of the bank's file, and their layout if a person corrected it: reused for the account's next file. */
    layoutKey: text("layout_key"),
    layout: json("layout").$type<CsvLayout>(),
    made: json("made").$type<StatementMade>(),
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

/** A movement reported by the bank. It moves no money here; it may be matched to a payment. */
export const statementLines = pgTable(
  "statement_lines",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    /** The statement it is undone or cancelled with, unless another contains it too. */
    statementId: rowId("statement_id").notNull(),
    /** Other statements that contain it; some may be gone. */
    alsoIn: rowId("also_in").array().notNull().default(sql`'{}'`),
    accountId: rowId("account_id").notNull(),
    /** The same in every file that contains it. */
    key: text("key").notNull(),
    day: calendarDay("day").notNull(),
    amount: money("amount").notNull(),
    name: text("name").notNull(),
    text: text("text").notNull(),
    /** Its bill, which may have been deleted. */
    billId: rowId("bill_id"),
    /** The matched payment. */
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
    // A payment is matched to at most one line.
    uniqueIndex("statement_lines_payment")
      .on(table.household, table.paymentId)
      .where(sql`${table.paymentId} is not null`),
    check("statement_lines_amount", inRange(table.amount, "any")),
  ],
);
