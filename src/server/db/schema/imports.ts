import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { EXPORTED_KINDS } from "#contract/export.ts";
import { instant, oneOf, rowId } from "#server/db/columns.ts";
import { households } from "./households.ts";

/** Maps imported items, by their permanent key, to ours, so that a second import recognises them. */
export const imports = pgTable(
  "imports",
  {
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    /** The origin's household, kind and id: "6f1c…/bill/12". */
    key: text("key").notNull(),
    kind: text("kind", { enum: EXPORTED_KINDS }).notNull(),
    /** May be deleted; it is restored when the file is imported again. */
    localId: rowId("local_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.key] }),
    index("imports_local").on(table.household, table.kind, table.localId),
    check("imports_kind", oneOf(table.kind, EXPORTED_KINDS)),
  ],
);

/**
 * The remaining parts of an import, in the order they are written. Once it has started, it is named in the household's
 * row.
 */
export const importParts = pgTable(
  "import_parts",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    importId: uuid("import_id").notNull(),
    /** Our rows as JSON. */
    rows: text("rows").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    index("import_parts_import").on(table.household, table.importId, table.id),
  ],
);
