import { and, asc, gte, or, sql } from "drizzle-orm";
import type { Payment } from "#contract/payments.ts";
import { paymentToWire } from "#contract/to-wire.ts";
import type { Db } from "#server/db/database.ts";
import { payments } from "#server/db/schema/index.ts";
import { isOf, type Report } from "./run.ts";
import { runDue } from "./run-due.ts";

type DryRun = { report: Report; payments: Payment[] };

const SHOWN = 100;

/** Runs what is due in a transaction and takes it all back: exactly what the next run would do. */
export async function dryRun(db: Db, when: Parameters<typeof runDue>[1]): Promise<DryRun> {
  let told: DryRun | undefined;
  const enough = new Error("the dry run is over");
  await db
    .transaction(async (tx) => {
      const report = await runDue(tx, when);
      const touched = or(
        gte(payments.createdAt, when.now),
        gte(payments.processedAt, when.now),
        sql`${payments.nextTryDate} > ${when.today}::date`,
      );
      const rows = await tx
        .select()
        .from(payments)
        .where(and(touched, isOf(payments.household, when.household)))
        .orderBy(asc(payments.dueDate), asc(payments.id))
        .limit(SHOWN);
      told = { report, payments: rows.map(paymentToWire) };
      throw enough;
    })
    .catch((error: unknown) => {
      if (error !== enough) throw error;
    });
  if (told === undefined) throw new Error("the dry run found nothing to report");
  return told;
}
