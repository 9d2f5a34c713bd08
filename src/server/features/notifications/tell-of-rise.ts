import type { Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { tellAllOf } from "./tell.ts";

type Named = { household: string; id: number; name: string };
type Change = { from: Cents; to: Cents; day: Day };
type Options = { now: Date; except: string | null | undefined };

/** A bill that may have risen. */
export type Rise = Change & { bill: Named };

/** Tells the others in a household that a bill rose, if it did. Whoever changed or paid it saw that. */
export const tellOfRise = (tx: Db, bill: Named, change: Change, options: Options): Promise<void> =>
  tellOfRises(tx, bill.household, [{ bill, ...change }], options);

/** The same of several bills of a household at once. */
export async function tellOfRises(tx: Db, household: string, rises: readonly Rise[], options: Options): Promise<void> {
  const told = rises
    .filter(({ from, to }) => to > from)
    .map(({ bill, from, to, day }) => ({
      ...{ event: "bill-rose" as const, billId: bill.id, billName: bill.name, from, to, day },
    }));
  await tellAllOf(tx, household, told, options);
}
