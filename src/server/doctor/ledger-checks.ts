import { sql } from "drizzle-orm";
import { queryCheck } from "./check.ts";

const potsAreExplained = queryCheck({
  check: "every balance and saved amount is the sum of its entries",
  checked: sql`select (select count(*) from accounts) + (select count(*) from bill_savings)`,
  wrong: sql`
    select format('%s %s of %s shows %s, its entries add up to %s', pot, pot_id, household_id, figure, explained)
    from unexplained_pots order by household_id, pot, pot_id`,
});

const entriesFollow = queryCheck({
  check: "every entry continues from the previous one",
  checked: sql`select count(*) from entries`,
  wrong: sql`
    select format('entry %s of %s: %s plus %s is not %s', id, household_id, before, amount, after)
    from (
      select *, coalesce(lag(after) over (
        partition by household_id, pot, case pot when 'account' then account_id else bill_id end order by id), 0) as before
      from entries
    ) e where before + amount <> after order by household_id, id`,
});

const entriesHaveReasons = queryCheck({
  check: "every entry belongs to an operation",
  checked: sql`select count(*) from entries`,
  wrong: sql`
    select format('entry %s of %s: no operation %s', e.id, e.household_id, e.operation_id)
    from entries e left join operations o on o.household_id = e.household_id and o.id = e.operation_id
    where o.id is null order by e.household_id, e.id`,
});

// NaN is greater than any number, so it would pass a plain "not below zero".
const savingsAreNotNegative = queryCheck({
  check: "no savings are below zero",
  checked: sql`select count(*) from bill_savings`,
  wrong: sql`
    select format('bill %s of %s has saved %s', bill_id, household_id, saved_amount)
    from bill_savings where not saved_amount between 0 and 99999999.99 order by household_id, bill_id`,
});

const accountsAreLinked = queryCheck({
  check: "accounts belong to members of their household, and bills use existing accounts",
  checked: sql`select count(*) from accounts`,
  wrong: sql`
    select format('account %s of %s belongs to %s, who is not a member', u.account_id, u.household_id, u.user_id)
    from user_accounts u left join members m on m.household_id = u.household_id and m.user_id = u.user_id where m.user_id is null
    union all
    select format('%s has account %s of %s, which does not exist', u.user_id, u.account_id, u.household_id)
    from user_accounts u left join accounts a on a.household_id = u.household_id and a.id = u.account_id where a.id is null
    union all
    select format('bill %s of %s is paid from account %s, which does not exist', b.id, b.household_id, b.account_id)
    from bills b left join accounts a on a.household_id = b.household_id and a.id = b.account_id
    where b.account_id is not null and a.id is null`,
});

export const ledgerChecks = [
  potsAreExplained,
  entriesFollow,
  entriesHaveReasons,
  savingsAreNotNegative,
  accountsAreLinked,
];
