import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "#server/db/columns.ts";
import { households } from "./households.ts";

/** What an import has yet to write, in the order in which it is written. Once it has begun, the household's row names it. */
export const importParts = pgTable(
  "import_parts",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    importId: uuid("import_id").notNull(),
    /** Rows of ours as JSON. */
    rows: text("rows").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    index("import_parts_import").on(table.household, table.importId, table.id),
  ],
);
