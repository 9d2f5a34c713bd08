import { sql } from "drizzle-orm";
import { ask } from "./check.ts";

// One that is undone loses its lines some at a time, and a draft may be on its way out.
const statementsCountTheirLines = ask({
  check: "every imported bank statement counts its lines, all of them of its account",
  checked: sql`select count(*) from statements where state = 'applied'`,
  wrong: sql`
    select format('statement %s of %s counts %s lines and has %s, %s of them of another account', s.id, s.household_id,
                  s.line_count, count(l.id), count(l.id) filter (where l.account_id <> s.account_id))
    from statements s
    left join statement_lines l on l.household_id = s.household_id and l.statement_id = s.id
    where s.state = 'applied'
    group by s.household_id, s.id, s.line_count
    having count(l.id) <> s.line_count or bool_or(l.account_id <> s.account_id)
    order by s.household_id, s.id`,
});

const linesProvePayments = ask({
  check: "every line that stands for a payment names one that was made, of its bill",
  checked: sql`select count(*) from statement_lines where payment_id is not null`,
  wrong: sql`
    select format('line %s of %s, %s on %s, stands for payment %s of bill %s, which is %s', l.id, l.household_id, l.amount, l.day,
                  l.payment_id, coalesce(p.bill_id::text, 'none'), coalesce(p.status, 'not there'))
    from statement_lines l
    left join payments p on p.household_id = l.household_id and p.id = l.payment_id
    where l.payment_id is not null and (p.id is null or p.status <> 'completed' or p.bill_id <> l.bill_id)
    order by l.household_id, l.id`,
});

export const statementChecks = [statementsCountTheirLines, linesProvePayments];
