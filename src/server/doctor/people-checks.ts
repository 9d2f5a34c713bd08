import { sql } from "drizzle-orm";
import { ask } from "./check.ts";

const householdsHaveOwners = ask({
  check: "every household that people are in has an owner",
  checked: sql`select count(distinct household_id) from members`,
  wrong: sql`
    select format('household %s has %s members and no owner', household_id, count(*))
    from members group by household_id having count(*) filter (where role = 'owner') = 0
    order by household_id`,
});

export const peopleChecks = [householdsHaveOwners];
