import { sql } from "drizzle-orm";
import { queryCheck } from "./check.ts";

const paymentsMovedMoney = queryCheck({
  check: "every completed payment took its amount from its account exactly once",
  checked: sql`select count(*) from payments where status = 'completed'`,
  wrong: sql`
    select format('payment %s of %s, %s for %s: operation %s took %s', p.id, p.household_id, p.amount, p.bill_name,
                  coalesce(p.operation_id::text, 'none'), coalesce((-e.amount)::text, 'nothing'))
    from payments p
    left join operations o on o.household_id = p.household_id and o.id = p.operation_id and o.kind = 'payment'
    left join entries e on e.household_id = o.household_id and e.operation_id = o.id and e.pot = 'account'
    where p.status = 'completed' and (
      o.id is null or e.id is null or e.amount <> -p.amount or e.account_id <> p.account_id or e.bill_id <> p.bill_id
      or p.processed_at is null)
    order by p.household_id, p.id`,
});

// An undone payment keeps its operation, and has another that reverses it.
const moneyHasPayments = queryCheck({
  check: "every payment operation belongs to one payment, completed or undone",
  checked: sql`select count(*) from operations where kind = 'payment'`,
  wrong: sql`
    select format('operation %s of %s, %s on %s, has %s payments', o.id, o.household_id, o.key, o.day, count(p.id))
    from operations o
    left join payments p on p.household_id = o.household_id and p.operation_id = o.id
    left join operations undo on undo.household_id = p.household_id and undo.key = 'undo:' || p.id and undo.kind = 'reversal'
    where o.kind = 'payment'
    group by o.household_id, o.id, o.key, o.day
    having count(p.id) <> 1 or bool_or((p.status = 'completed') = (undo.id is not null))
    order by o.household_id, o.id`,
});

const duesAreSettledOnce = queryCheck({
  check: "no due date of a bill is settled by two payments",
  checked: sql`select count(*) from payments where settles_due is not null`,
  wrong: sql`
    select format('bill %s of %s has %s payments for the due date %s', bill_id, household_id, count(*), settles_due)
    from payments where bill_id is not null and settles_due is not null
    group by household_id, bill_id, settles_due having count(*) > 1
    union all
    select format('payment %s of %s is open without a due date, though the scheduler made it for %s', id, household_id, due_date)
    from payments
    where bill_id is not null and settles_due is null and status <> 'cancelled' and source in ('automatic', 'direct-debit')`,
});

const paymentsWaitForADay = queryCheck({
  check: "every open payment has a next attempt date, and no other does",
  checked: sql`select count(*) from payments`,
  wrong: sql`
    select format('payment %s of %s is %s, next attempt %s', id, household_id, status, coalesce(next_try_date::text, 'never'))
    from payments
    where bill_id is not null and (status in ('scheduled', 'failed')) <> (next_try_date is not null)
    order by household_id, id`,
});

export const paymentChecks = [paymentsMovedMoney, moneyHasPayments, duesAreSettledOnce, paymentsWaitForADay];
