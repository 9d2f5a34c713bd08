import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { THINGS } from "#contract/export.ts";
import { instant, oneOf, rowId } from "#server/db/columns.ts";
import { households } from "./households.ts";

/** What came out of a file, by the name it has wherever it goes, and which of ours it became. A second import recognises it. */
export const imports = pgTable(
  "imports",
  {
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    /** Whose it was first, what it is, and its number there: "6f1c…/bill/12". */
    key: text("key").notNull(),
    kind: text("kind", { enum: THINGS }).notNull(),
    /** It may be gone; then it comes back when the file is imported again. */
    localId: rowId("local_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.key] }),
    index("imports_local").on(table.household, table.kind, table.localId),
    check("imports_kind", oneOf(table.kind, THINGS)),
  ],
);

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
