import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { type Check, type Finding, queryCheck } from "./check.ts";
import { ledgerChecks } from "./ledger-checks.ts";
import { paymentChecks } from "./payment-checks.ts";
import { billsFollowTheirPlan } from "./plan-check.ts";
import { weekChecks } from "./week-checks.ts";

// An import being undone loses its lines in batches, and a draft may be about to be deleted.
const statementsCountTheirLines = queryCheck({
  check: "every imported bank statement has the right number of lines, all of its own account",
  checked: sql`select count(*) from statements where state = 'applied'`,
  wrong: sql`
    select format('statement %s of %s should have %s lines and has %s, %s of them of another account', s.id, s.household_id,
                  s.line_count, count(l.id), count(l.id) filter (where l.account_id <> s.account_id))
    from statements s
    left join statement_lines l on l.household_id = s.household_id and l.statement_id = s.id
    where s.state = 'applied'
    group by s.household_id, s.id, s.line_count
    having count(l.id) <> s.line_count or bool_or(l.account_id <> s.account_id)
    order by s.household_id, s.id`,
});

const linesProvePayments = queryCheck({
  check: "every statement line matched to a payment refers to a completed payment of its bill",
  checked: sql`select count(*) from statement_lines where payment_id is not null`,
  wrong: sql`
    select format('line %s of %s, %s on %s, is matched to payment %s of bill %s, which is %s', l.id, l.household_id, l.amount, l.day,
                  l.payment_id, coalesce(p.bill_id::text, 'none'), coalesce(p.status, 'missing'))
    from statement_lines l
    left join payments p on p.household_id = l.household_id and p.id = l.payment_id
    where l.payment_id is not null and (p.id is null or p.status <> 'completed' or p.bill_id <> l.bill_id)
    order by l.household_id, l.id`,
});

const statementChecks = [statementsCountTheirLines, linesProvePayments];

/** Only lengths, which the database knows without reading the bytes. */
const documentsAreWhole = queryCheck({
  check: "every document has its complete content",
  checked: sql`select count(*) from documents where is_complete`,
  wrong: sql`
    select format('document %s of %s, %s: %s of %s bytes in %s pieces', d.id, d.household_id, d.name,
                  coalesce(c.bytes, 0), d.size, coalesce(c.pieces, 0))
    from documents d
    left join (
      select household_id, document_id, sum(octet_length(bytes)) as bytes, count(*) as pieces, max(part) + 1 as parts
      from document_chunks group by household_id, document_id
    ) c on c.household_id = d.household_id and c.document_id = d.id
    where d.is_complete and (c.bytes is distinct from d.size or c.pieces is distinct from c.parts)
    order by d.household_id, d.id`,
});

const householdsHaveOwners = queryCheck({
  check: "every household has an owner",
  checked: sql`select count(*) from households`,
  wrong: sql`
    select format('household %s has no owner', h.id) from households h
    where not exists (select from members m where m.household_id = h.id and m.role = 'owner') order by h.id`,
});

const peopleChecks = [householdsHaveOwners];

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
 * Checks that all money data is consistent, without changing anything. All checks use the same snapshot, so a server
 * may keep running. Returns one finding per check, including successful ones.
 */
export function examine(db: Db): Promise<Finding[]> {
  return db.transaction(
    async (tx) => {
      // A large database takes longer than a request may.
      await tx.execute(sql`set local statement_timeout = 0`);
      const findings: Finding[] = [];
      for (const check of checks) findings.push(await check(tx));
      return findings;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
