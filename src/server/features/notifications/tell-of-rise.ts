import type { Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { tellAll } from "./tell.ts";

type Rise = { from: Cents; to: Cents; day: Day };

/** Tells the others in a household that a bill rose, if it did. Whoever changed or paid it saw that. */
export async function tellOfRise(
  tx: Db,
  bill: { household: string; id: number; name: string },
  { from, to, day }: Rise,
  options: { now: Date; except: string | null | undefined },
): Promise<void> {
  if (to <= from) return;
  const told = { event: "bill-rose" as const, billId: bill.id, billName: bill.name, from, to, day };
  await tellAll(tx, bill.household, told, options);
}
