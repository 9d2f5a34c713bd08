import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { THINGS } from "#contract/export.ts";
import { oneOf } from "#server/db/columns.ts";
import { users } from "./users.ts";

/** What came out of a file, by the name it has wherever it goes, and which of ours it became. A second import recognises it. */
export const imports = pgTable(
  "imports",
  {
    owner: text("owner")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Whose it was first, what it is, and its number there: "6f1c…/bill/12". */
    key: text("key").notNull(),
    kind: text("kind", { enum: THINGS }).notNull(),
    /** It may be gone; then it comes back when the file is imported again. */
    localId: integer("local_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index("imports_local").on(table.owner, table.kind, table.localId),
    check("imports_kind", oneOf(table.kind, THINGS)),
  ],
);
