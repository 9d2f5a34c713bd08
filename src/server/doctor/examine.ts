import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import type { Check, Finding } from "./check.ts";
import { documentsAreWhole } from "./document-check.ts";
import { ledgerChecks } from "./ledger-checks.ts";
import { paymentChecks } from "./payment-checks.ts";
import { peopleChecks } from "./people-checks.ts";
import { billsFollowTheirPlan } from "./plan-check.ts";
import { statementChecks } from "./statement-checks.ts";
import { weekChecks } from "./week-checks.ts";

const checks: Check[] = [
  ...ledgerChecks,
  ...weekChecks,
  ...paymentChecks,
  ...peopleChecks,
  billsFollowTheirPlan,
  documentsAreWhole,
  ...statementChecks,
];

/**
 * Looks whether everything that money depends on agrees with itself; changes nothing. All checks see the same moment, so a
 * server may go on working meanwhile. One finding per check, also of those that found nothing.
 */
export function examine(db: Db): Promise<Finding[]> {
  return db.transaction(
    async (tx) => {
      // A large database takes longer than any request may.
      await tx.execute(sql`set local statement_timeout = 0`);
      const findings: Finding[] = [];
      for (const check of checks) findings.push(await check(tx));
      return findings;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
