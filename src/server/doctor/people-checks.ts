import { sql } from "drizzle-orm";
import { ask } from "./check.ts";

const householdsHaveOwners = ask({
  check: "every household has an owner",
  checked: sql`select count(*) from households`,
  wrong: sql`
    select format('household %s has no owner', h.id) from households h
    where not exists (select from members m where m.household_id = h.id and m.role = 'owner') order by h.id`,
});

export const peopleChecks = [householdsHaveOwners];
