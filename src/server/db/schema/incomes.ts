import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { INCOME_FREQUENCIES, UNITS } from "#core/interval.ts";
import { PAYMENT_DAY_TYPES } from "#core/schedule.ts";
import { calendarDay, inRange, instant, money, oneOf, rowId } from "#server/db/columns.ts";
import { accounts } from "./accounts.ts";
import { customInterval } from "./bills.ts";
import { households, members } from "./households.ts";

export const incomes = pgTable(
  "incomes",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    /** The member whose income it is; null for none in particular. */
    memberId: text("user_id"),
    name: text("name").notNull(),
    amount: money("amount").notNull(),
    frequency: text("frequency", { enum: INCOME_FREQUENCIES }).notNull(),
    /** The numbers of a custom interval. */
    every: integer("every"),
    unit: text("unit", { enum: UNITS }),
    accountId: rowId("account_id"),
    weeklyAmount: money("weekly_amount").notNull(),
    startDate: calendarDay("start_date").notNull(),
    paymentDay: integer("payment_day"),
    paymentDayType: text("payment_day_type", { enum: PAYMENT_DAY_TYPES }).notNull().default("monthly"),
    /** The second day of the month of a twice-monthly income. */
    secondPaymentDay: integer("second_payment_day"),
    /** A payday given by the person, from which the others are calculated. */
    payday: calendarDay("payday"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    foreignKey({
      name: "incomes_account_fk",
      columns: [table.household, table.accountId],
      foreignColumns: [accounts.household, accounts.id],
    }),
    foreignKey({
      name: "incomes_member_fk",
      columns: [table.household, table.memberId],
      foreignColumns: [members.household, members.userId],
    }),
    index("incomes_account").on(table.household, table.accountId),
    check("incomes_amount", inRange(table.amount, "above zero")),
    check("incomes_weekly_amount", inRange(table.weeklyAmount, "from zero")),
    check("incomes_payment_day_type", oneOf(table.paymentDayType, PAYMENT_DAY_TYPES)),
    check("incomes_second_payment_day", sql`${table.secondPaymentDay} between 1 and 31`),
    check("incomes_frequency", oneOf(table.frequency, INCOME_FREQUENCIES)),
    check("incomes_custom", customInterval(table)),
  ],
);

/** Records that a payday's money was moved to an account: once per payday and account. */
export const transfers = pgTable(
  "transfers",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    incomeId: rowId("income_id").notNull(),
    payday: calendarDay("payday").notNull(),
    accountId: rowId("account_id").notNull(),
    planned: money("planned").notNull(),
    moved: money("moved").notNull(),
    /** The user who recorded it. */
    movedBy: text("moved_by"),
    movedAt: instant("moved_at").notNull(),
    /** The operation that posted the difference, when another amount was moved. */
    operationId: rowId("operation_id"),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    unique("transfers_once").on(table.household, table.incomeId, table.payday, table.accountId),
    foreignKey({
      name: "transfers_income_fk",
      columns: [table.household, table.incomeId],
      foreignColumns: [incomes.household, incomes.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "transfers_account_fk",
      columns: [table.household, table.accountId],
      foreignColumns: [accounts.household, accounts.id],
    }).onDelete("cascade"),
    index("transfers_account").on(table.household, table.accountId),
    check("transfers_planned", inRange(table.planned, "from zero")),
    check("transfers_moved", inRange(table.moved, "from zero")),
  ],
);
