import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { THINGS } from "#contract/export.ts";
import { oneOf, rowId } from "#server/db/columns.ts";
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
