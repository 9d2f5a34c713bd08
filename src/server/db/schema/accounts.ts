import { sql } from "drizzle-orm";
import { check, foreignKey, integer, pgTable, primaryKey, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { inRange, instant, money } from "#server/db/columns.ts";
import { users } from "./users.ts";

export const accounts = pgTable(
  "accounts",
  {
    id: integer("id").generatedAlwaysAsIdentity(),
    owner: text("owner")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The running sum of its entries; the database refuses any other writer. */
    balance: money("balance").notNull().default(sql`0`),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.id] }),
    uniqueIndex("accounts_name").on(table.owner, sql`lower(${table.name})`),
    check("accounts_balance", inRange(table.balance, "any")),
  ],
);

/** Who may use an account. Today its owner alone. */
export const userAccounts = pgTable(
  "user_accounts",
  {
    id: integer("id").generatedAlwaysAsIdentity(),
    userId: text("user_id").notNull(),
    accountId: integer("account_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("user_accounts_once").on(table.userId, table.accountId),
    foreignKey({ columns: [table.userId, table.accountId], foreignColumns: [accounts.owner, accounts.id] }).onDelete(
      "cascade",
    ),
  ],
);
