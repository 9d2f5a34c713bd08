import { sql } from "drizzle-orm";
import { check, foreignKey, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDay, inRange, instant, money, rowId } from "#server/db/columns.ts";
import { households, members } from "./households.ts";

export const accounts = pgTable(
  "accounts",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The running sum of its entries; the database rejects any other writer. */
    balance: money("balance").notNull().default(sql`0`),
    /** When someone last confirmed that the bank shows this balance; null if never. */
    checkedOn: calendarDay("checked_on"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    uniqueIndex("accounts_name").on(table.household, sql`lower(${table.name})`),
    check("accounts_balance", inRange(table.balance, "any")),
  ],
);

/** Which members own a bank account. */
export const userAccounts = pgTable(
  "user_accounts",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id").notNull(),
    userId: text("user_id").notNull(),
    accountId: rowId("account_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    unique("user_accounts_once").on(table.household, table.userId, table.accountId),
    foreignKey({
      name: "user_accounts_account_fk",
      columns: [table.household, table.accountId],
      foreignColumns: [accounts.household, accounts.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "user_accounts_member_fk",
      columns: [table.household, table.userId],
      foreignColumns: [members.household, members.userId],
    }).onDelete("cascade"),
  ],
);
