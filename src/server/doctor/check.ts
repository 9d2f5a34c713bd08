import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";

/** The result of a check: the number of items checked, the number of errors, and examples. */
export type Finding = { check: string; checked: number; wrong: number; examples: string[] };

export type Check = (db: Db) => Promise<Finding>;

export const EXAMPLES = 20;

type QueryCheckOptions = {
  check: string;
  /** A query for the number of checked items. */
  checked: SQL;
  /** A query with one text column, `what`: a row for every error. */
  wrong: SQL;
};

/** A check done entirely by the database. */
export function queryCheck({ check, checked, wrong }: QueryCheckOptions): Check {
  return async (db) => {
    const [counted] = await db.select({ count: sql`count`.mapWith(Number) }).from(sql`(${checked}) as looked(count)`);
    const rows = await db
      .select({ what: sql<string>`what`, total: sql`count(*) over ()`.mapWith(Number) })
      .from(sql`(${wrong}) as wrong(what)`)
      .limit(EXAMPLES);
    return {
      check,
      checked: counted?.count ?? 0,
      wrong: rows[0]?.total ?? 0,
      examples: rows.map(({ what }) => what),
    };
  };
}

/** The report: every check, how much it checked, and what it found. */
export function report(findings: readonly Finding[]): string {
  const wrong = findings.reduce((sum, finding) => sum + finding.wrong, 0);
  const verdict =
    wrong === 0 ? "No inconsistencies found." : `${wrong} ${wrong === 1 ? "inconsistency" : "inconsistencies"} found.`;
  return `${findings.flatMap(formatFinding).join("\n")}\n\n${verdict}\n`;
}

function formatFinding({ check, checked, wrong, examples }: Finding): string[] {
  const more = wrong - examples.length;
  return [
    `${wrong === 0 ? "ok   " : "WRONG"}  ${String(checked).padStart(9)} checked  ${check}`,
    ...examples.map((each) => `         ${each}`),
    ...(more > 0 ? [`         and ${more} more`] : []),
  ];
}
