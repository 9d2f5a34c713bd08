import { sql } from "drizzle-orm";
import { queryCheck } from "./check.ts";

const creditsAreOnTime = queryCheck({
  check: "every bill's credited weeks match its start date and next credit date",
  checked: sql`select count(*) from bills`,
  wrong: sql`
    select format('bill %s of %s started on %s, has %s weeks credited and the next credit on %s',
                  b.id, b.household_id, b.start_date, coalesce(s.credited_weeks, 0), b.next_credit_date)
    from bills b left join bill_savings s on s.household_id = b.household_id and s.bill_id = b.id
    cross join lateral (select b.start_date + 7 * (coalesce(s.credited_weeks, 0) + b.weeks_left_out + 1) as day) next
    where b.next_credit_date is distinct from case
      when b.archived_on is not null or (b.paused_from is not null and b.paused_until is null) or next.day > b.credit_until then null
      else next.day end
    order by b.household_id, b.id`,
});

// A text that is not such a key gives null rather than an error that ends the check.
const weeks = sql`
  select household_id, id, key, kind, day, weeks, (match[1])::bigint as bill_id, (match[2])::bigint as week
  from (select *, regexp_match(key, '^week:([0-9]{1,10}):([0-9]{1,10})$') as match from operations) o
  where kind = 'weekly' or key like 'week:%'`;

// A week in which a bill cost a few cents was worth 0.00, whatever the bill costs today; the same goes for another
// interval.
const mayHaveSavedNothing = sql`(
  b.weekly_amount = 0 or b.frequency = 'once'
  or exists (select from bill_edits c where c.household_id = b.household_id and c.bill_id = b.id and c.what = 'interval')
  or exists (select from bill_amounts a where a.household_id = b.household_id and a.bill_id = b.id
             and a.amount * b.weekly_amount < 0.01 * b.amount))`;

const weeksHaveNames = queryCheck({
  check: "every weekly credit has the right key, date and savings entry",
  checked: sql`select count(*) from operations where kind = 'weekly'`,
  wrong: sql`
    select format('operation %s of %s, %s on %s, with %s savings entries', w.id, w.household_id, w.key, w.day, coalesce(e.savings, 0))
    from (${weeks}) w
    left join bills b on b.household_id = w.household_id and b.id = w.bill_id
    left join (
      select household_id, operation_id, count(*) as savings, min(bill_id) as bill_id
      from entries where pot = 'savings' group by household_id, operation_id
    ) e on e.household_id = w.household_id and e.operation_id = w.id
    where w.kind <> 'weekly' or w.week is null or coalesce(e.savings, 0) > 1 or e.bill_id <> w.bill_id
      or (e.savings is null and not ${mayHaveSavedNothing}) or w.day <> b.start_date + 7 * (w.week::int + w.weeks - 1)
    order by w.household_id, w.id`,
});

// A bill of a few cents a year saves 0.00 per week, and such a week used to leave no operation behind.
const weeksAreComplete = queryCheck({
  check: "every week of every bill is credited exactly once",
  checked: sql`select count(*) from bills where weekly_amount > 0`,
  wrong: sql`
    select format('bill %s of %s has %s weeks credited, its operations cover %s weeks from week %s to week %s, %s of them twice',
                  b.id, b.household_id, coalesce(s.credited_weeks, 0), coalesce(w.weeks, 0), w.first, w.last, coalesce(w.twice, 0))
    from bills b
    left join bill_savings s on s.household_id = b.household_id and s.bill_id = b.id
    left join (
      select household_id, bill_id, sum(weeks) as weeks, min(week) as first, max(week + weeks - 1) as last,
             count(*) filter (where week <= before) as twice
      from (
        select *, max(week + weeks - 1) over (
          partition by household_id, bill_id order by week, id rows between unbounded preceding and 1 preceding) as before
        from (${weeks}) each_week where week is not null
      ) in_order group by household_id, bill_id
    ) w on w.household_id = b.household_id and w.bill_id = b.id
    where b.weekly_amount > 0 and b.frequency <> 'once' and (
      coalesce(w.weeks, 0) <> coalesce(s.credited_weeks, 0)
      or w.twice > 0 or w.first > 1 + b.weeks_left_out or w.last > w.weeks + b.weeks_left_out)
    order by b.household_id, b.id`,
});

export const weekChecks = [creditsAreOnTime, weeksHaveNames, weeksAreComplete];
