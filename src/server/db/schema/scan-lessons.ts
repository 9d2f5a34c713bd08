import { json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Learned } from "#core/scan/learn/lesson.ts";
import { instant, rowId } from "#server/db/columns.ts";
import { households } from "./households.ts";

/** What a household corrected on a biller's papers, so that the next one is read right. No more of the paper is kept. */
export const scanLessons = pgTable(
  "scan_lessons",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    /** What the household calls the biller. */
    biller: text("biller").notNull(),
    /** The name that was read. */
    readAs: text("read_as"),
    /** Hashes of the words of the first page. */
    layout: json("layout").$type<number[]>().notNull(),
    learned: json("learned").$type<Learned>().notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.household, table.id] })],
);
