import { DEMO_EMAIL } from "#contract/demo.ts";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { settleDemo } from "#server/features/auth/demo.ts";
import { findUserByEmail } from "#server/features/auth/store.ts";
import { listOwnHouseholds } from "#server/features/households/store.ts";
import { fillDemo } from "./fill-demo.ts";

type Options = { isOn: boolean; today: Day; now: Date };

/** Makes the demo account what its switch says; when it is on, with its household. */
export async function openDemo(db: Db, { isOn, today, now }: Options): Promise<void> {
  await settleDemo(db, isOn, now);
  const user = isOn ? await findUserByEmail(db, DEMO_EMAIL) : undefined;
  const [household] = user ? await listOwnHouseholds(db, user.id) : [];
  if (user && household) await fillDemo(db, { user: user.id, household, today, now });
}
