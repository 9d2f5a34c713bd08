import { desc, eq, sql } from "drizzle-orm";
import type { CategorizedName } from "#core/categorize/own-names.ts";
import type { Db } from "#server/db/database.ts";
import { bills } from "#server/db/schema/index.ts";

// Beyond this many bills the latest names are enough.
const MOST_NAMES = 500;

/** A household's bill names and categories, latest first. */
export function filedLister(db: Db): (household: string) => Promise<CategorizedName[]> {
  const latest = db
    .select({ name: bills.name, category: bills.category })
    .from(bills)
    .where(eq(bills.household, sql.placeholder("household")))
    .orderBy(desc(bills.updatedAt), desc(bills.id))
    .limit(MOST_NAMES)
    .prepare("list_filed_names");
  return (household) => latest.execute({ household });
}
