import { json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Learned } from "#core/scan/learn/lesson.ts";
import { instant, rowId } from "#server/db/columns.ts";
import { households } from "./households.ts";

/**
 * A household's corrections for a biller's documents, so that the next one is read correctly. Nothing else of the
 * document is kept.
 */
export const scanLessons = pgTable(
  "scan_lessons",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    /** The household's name for the biller. */
    biller: text("biller").notNull(),
    /** The name as it was read. */
    readAs: text("read_as"),
    /** Hashes of the words on the first page. */
    layout: json("layout").$type<number[]>().notNull(),
    learned: json("learned").$type<Learned>().notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.household, table.id] })],
);
