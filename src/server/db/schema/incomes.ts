import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { INCOME_FREQUENCIES } from "#core/frequency.ts";
import { PAYMENT_DAY_TYPES } from "#core/schedule.ts";
import { calendarDay, inRange, instant, money, oneOf } from "#server/db/columns.ts";
import { users } from "./users.ts";

export const incomes = pgTable(
  "incomes",
  {
    id: integer("id").generatedAlwaysAsIdentity(),
    owner: text("owner")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    amount: money("amount").notNull(),
    frequency: text("frequency", { enum: INCOME_FREQUENCIES }).notNull(),
    accountId: integer("account_id"),
    weeklyAmount: money("weekly_amount").notNull(),
    startDate: calendarDay("start_date").notNull(),
    paymentDay: integer("payment_day"),
    paymentDayType: text("payment_day_type", { enum: PAYMENT_DAY_TYPES }).notNull().default("monthly"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.id] }),
    index("incomes_account").on(table.owner, table.accountId),
    check("incomes_amount", inRange(table.amount, "above zero")),
    check("incomes_weekly_amount", inRange(table.weeklyAmount, "from zero")),
    check("incomes_payment_day_type", oneOf(table.paymentDayType, PAYMENT_DAY_TYPES)),
    check("incomes_frequency", oneOf(table.frequency, INCOME_FREQUENCIES)),
  ],
);
