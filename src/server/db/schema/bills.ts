import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { AMOUNT_REASONS, ESTIMATE_RULES } from "#core/bills/amounts.ts";
import { ENDS } from "#core/bills/bill.ts";
import { CATEGORIES } from "#core/categories.ts";
import { BILL_FREQUENCIES, MOST_EVERY, UNITS } from "#core/interval.ts";
import { PAYMENT_DAY_TYPES } from "#core/schedule.ts";
import { calendarDay, inRange, instant, money, oneOf, rowId } from "#server/db/columns.ts";
import { accounts } from "./accounts.ts";
import { households } from "./households.ts";

/** A custom interval has both numbers, any other has none. */
export const customInterval = ({ frequency, every, unit }: Record<"frequency" | "every" | "unit", AnyPgColumn>) =>
  sql`case when ${frequency} = 'custom' then ${every} is not null and ${every} between 1 and ${sql.raw(String(MOST_EVERY))} and ${unit} is not null and (${oneOf(unit, UNITS)}) else ${every} is null and ${unit} is null end`;

export const bills = pgTable(
  "bills",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    amount: money("amount").notNull(),
    frequency: text("frequency", { enum: BILL_FREQUENCIES }).notNull(),
    /** The numbers of a custom interval. */
    every: integer("every"),
    unit: text("unit", { enum: UNITS }),
    /** Months without a due date; January is 1. */
    skippedMonths: integer("skipped_months").array().notNull().default(sql`'{}'`),
    /** The last possible due date. */
    endsOn: calendarDay("ends_on"),
    endsBy: text("ends_by", { enum: ENDS }),
    /** How the amount is estimated from payments; null for a fixed amount. */
    estimate: text("estimate", { enum: ESTIMATE_RULES }),
    category: text("category", { enum: CATEGORIES }).notNull(),
    /** Null once its account was deleted. */
    accountId: rowId("account_id"),
    weeklyAmount: money("weekly_amount").notNull(),
    startDate: calendarDay("start_date").notNull(),
    lastPaidDate: calendarDay("last_paid_date"),
    isAutomatic: boolean("is_automatic").notNull().default(false),
    isDirectDebit: boolean("is_direct_debit").notNull().default(false),
    /** The first open due date; derived from the schedule and the payments. */
    nextDueDate: calendarDay("next_due_date"),
    /** The first due date that the scheduler pays; derived in the same way. */
    nextPaymentDate: calendarDay("next_payment_date"),
    paymentDay: integer("payment_day"),
    paymentDayType: text("payment_day_type", { enum: PAYMENT_DAY_TYPES }).notNull().default("monthly"),
    /** The due date from which the others are calculated. */
    anchorDate: calendarDay("anchor_date"),
    /** Due dates before this day don't count. */
    dueFrom: calendarDay("due_from"),
    /**
     * The scheduler pays no due date before this day: they were missed when the bill was paid manually, and are left to
     * the person.
     */
    paysFrom: calendarDay("pays_from"),
    /** The number of due dates without a payment, for a bill that ends; derived in the same way. */
    duesLeft: integer("dues_left"),
    /** Nothing is due or credited between these days; without an end, until further notice. */
    pausedFrom: calendarDay("paused_from"),
    pausedUntil: calendarDay("paused_until"),
    /** Excluded from every list and total since this day. */
    archivedOn: calendarDay("archived_on"),
    /** When the next whole week since the start is credited; null while paused without an end, or after the end. */
    nextCreditDate: calendarDay("next_credit_date"),
    /** Its last due date, up to which weeks are credited; derived from the schedule. */
    creditUntil: calendarDay("credit_until"),
    /** Whole weeks since the start that were not credited because of a pause or the end. */
    weeksLeftOut: integer("weeks_left_out").notNull().default(0),
    /** An additional weekly credit up to and including a day; kept after it ends, until there is another. */
    catchUpWeekly: money("catch_up_weekly"),
    catchUpUntil: calendarDay("catch_up_until"),
    /** An amount that starts on a later day. */
    nextAmount: money("next_amount"),
    nextAmountFrom: calendarDay("next_amount_from"),
    /** A day on which the weekly work failed for this bill; it is retried the next day. */
    skippedOn: calendarDay("skipped_on"),
    /** The person's own notes. */
    notes: text("notes"),
    website: text("website"),
    customerNumber: text("customer_number"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    foreignKey({
      name: "bills_account_fk",
      columns: [table.household, table.accountId],
      foreignColumns: [accounts.household, accounts.id],
    }),
    index("bills_next_credit").on(table.nextCreditDate, table.household, table.id),
    index("bills_next_payment")
      .on(table.nextPaymentDate, table.household, table.id)
      .where(sql`${table.nextPaymentDate} is not null and ${table.accountId} is not null`),
    index("bills_next_amount")
      .on(table.nextAmountFrom, table.household, table.id)
      .where(sql`${table.nextAmountFrom} is not null`),
    check("bills_amount", inRange(table.amount, "above zero")),
    check("bills_weekly_amount", inRange(table.weeklyAmount, "from zero")),
    check(
      "bills_catch_up",
      sql`(${table.catchUpWeekly} is null) = (${table.catchUpUntil} is null) and (${table.catchUpWeekly} is null or (${inRange(table.catchUpWeekly, "above zero")}))`,
    ),
    check(
      "bills_next_amount",
      sql`(${table.nextAmount} is null) = (${table.nextAmountFrom} is null) and (${table.nextAmount} is null or (${inRange(table.nextAmount, "above zero")}))`,
    ),
    check("bills_frequency", oneOf(table.frequency, BILL_FREQUENCIES)),
    check("bills_custom", customInterval(table)),
    check(
      "bills_skipped_months",
      sql`${table.skippedMonths} <@ '{1,2,3,4,5,6,7,8,9,10,11,12}' and cardinality(${table.skippedMonths}) < 12`,
    ),
    check("bills_ends", sql`(${table.endsOn} is null) = (${table.endsBy} is null) and (${oneOf(table.endsBy, ENDS)})`),
    check("bills_estimate", oneOf(table.estimate, ESTIMATE_RULES)),
    check("bills_pause", sql`${table.pausedFrom} is not null or ${table.pausedUntil} is null`),
    check("bills_weeks_left_out", sql`${table.weeksLeftOut} >= 0`),
    check("bills_category", oneOf(table.category, CATEGORIES)),
    check("bills_payment_day_type", oneOf(table.paymentDayType, PAYMENT_DAY_TYPES)),
  ],
);

export const billSavings = pgTable(
  "bill_savings",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id").notNull(),
    billId: rowId("bill_id").notNull(),
    weeklyAmount: money("weekly_amount").notNull(),
    /** The running sum of its entries; the database rejects any other writer. */
    savedAmount: money("saved_amount").notNull().default(sql`0`),
    creditedWeeks: integer("credited_weeks").notNull().default(0),
    lastUpdated: instant("last_updated").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    unique("bill_savings_bill").on(table.household, table.billId),
    foreignKey({
      name: "bill_savings_bill_fk",
      columns: [table.household, table.billId],
      foreignColumns: [bills.household, bills.id],
    }).onDelete("cascade"),
    check("bill_savings_saved_amount", inRange(table.savedAmount, "from zero")),
    check("bill_savings_credited_weeks", sql`${table.creditedWeeks} >= 0`),
  ],
);

/** A bill's amount from a day on. If a day has several, the last one counts. */
export const billAmounts = pgTable(
  "bill_amounts",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id").notNull(),
    billId: rowId("bill_id").notNull(),
    from: calendarDay("from_day").notNull(),
    amount: money("amount").notNull(),
    why: text("why", { enum: AMOUNT_REASONS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    index("bill_amounts_bill").on(table.household, table.billId, table.id),
    foreignKey({
      name: "bill_amounts_bill_fk",
      columns: [table.household, table.billId],
      foreignColumns: [bills.household, bills.id],
    }).onDelete("cascade"),
    check("bill_amounts_amount", inRange(table.amount, "above zero")),
    check("bill_amounts_why", oneOf(table.why, AMOUNT_REASONS)),
  ],
);
