import { json, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#server/db/columns.ts";

/** A sign of life of every process that does the scheduled work. */
export const schedulerBeats = pgTable("scheduler_beats", {
  instance: text("instance").primaryKey(),
  beatAt: instant("beat_at").notNull(),
  lastRunAt: instant("last_run_at"),
  nextRunAt: instant("next_run_at"),
  lastError: text("last_error"),
  /** When each job last came to its end there. */
  jobs: json("jobs").$type<Record<string, string>>().notNull().default({}),
});
