import { check, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { calendarDay, inRange, instant, money, rowId } from "#server/db/columns.ts";
import { accounts } from "./accounts.ts";
import { households } from "./households.ts";
import { incomes } from "./incomes.ts";

/** That somebody moved a payday's money into an account: once per payday and account. */
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
    /** The user who said so. */
    movedBy: text("moved_by"),
    movedAt: instant("moved_at").notNull(),
    /** What posted the difference, when another amount was moved. */
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
