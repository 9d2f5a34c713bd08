import { sql } from "drizzle-orm";
import { ask } from "./check.ts";

const potsAreExplained = ask({
  check: "every balance and saved amount is the sum of its entries",
  checked: sql`select (select count(*) from accounts) + (select count(*) from bill_savings)`,
  wrong: sql`
    select format('%s %s of %s shows %s, its entries make %s', pot, pot_id, owner, figure, explained)
    from unexplained_pots order by owner, pot, pot_id`,
});

const entriesFollow = ask({
  check: "every entry goes on from the one before it",
  checked: sql`select count(*) from entries`,
  wrong: sql`
    select format('entry %s of %s: %s and %s do not make %s', id, owner, before, amount, after)
    from (
      select *, coalesce(lag(after) over (
        partition by owner, pot, case pot when 'account' then account_id else bill_id end order by id), 0) as before
      from entries
    ) e where before + amount <> after order by owner, id`,
});

const entriesHaveReasons = ask({
  check: "every entry has an operation that says why",
  checked: sql`select count(*) from entries`,
  wrong: sql`
    select format('entry %s of %s: no operation %s', e.id, e.owner, e.operation_id)
    from entries e left join operations o on o.owner = e.owner and o.id = e.operation_id
    where o.id is null order by e.owner, e.id`,
});

// NaN is greater than any number, so it passes a plain "not below zero".
const savingsAreNotNegative = ask({
  check: "nothing saved is below zero",
  checked: sql`select count(*) from bill_savings`,
  wrong: sql`
    select format('bill %s of %s has saved %s', bill_id, owner, saved_amount)
    from bill_savings where not saved_amount between 0 and 99999999.99 order by owner, bill_id`,
});

const accountsAreLinked = ask({
  check: "every account has the person who may use it",
  checked: sql`select count(*) from accounts`,
  wrong: sql`
    select format('account %s of %s has no person', a.id, a.owner)
    from accounts a left join user_accounts u on u.user_id = a.owner and u.account_id = a.id where u.id is null
    union all
    select format('%s may use account %s, which is not there', u.user_id, u.account_id)
    from user_accounts u left join accounts a on a.owner = u.user_id and a.id = u.account_id where a.id is null
    union all
    select format('bill %s of %s is paid from account %s, which is not there', b.id, b.owner, b.account_id)
    from bills b left join accounts a on a.owner = b.owner and a.id = b.account_id
    where b.account_id is not null and a.id is null`,
});

export const ledgerChecks = [
  potsAreExplained,
  entriesFollow,
  entriesHaveReasons,
  savingsAreNotNegative,
  accountsAreLinked,
];
