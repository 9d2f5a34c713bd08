import { randomUUID } from "node:crypto";
import { DEMO_EMAIL, DEMO_PASSWORD } from "#contract/demo.ts";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { hashPassword, matchesPassword } from "#server/features/auth/passwords.ts";
import { findUserByEmail, insertUser, updateUser } from "#server/features/auth/store.ts";
import { listOwnHouseholds } from "#server/features/households/store.ts";
import { endAllSessions } from "#server/http/session.ts";
import { fillDemo } from "./fill-demo.ts";

type Options = { isOn: boolean; today: Day; now: Date };

/** Sets up the demo account as configured, with its household when it is on. */
export async function openDemo(db: Db, { isOn, today, now }: Options): Promise<void> {
  await setUpDemoUser(db, isOn, now);
  const user = isOn ? await findUserByEmail(db, DEMO_EMAIL) : undefined;
  const [household] = user ? await listOwnHouseholds(db, user.id) : [];
  if (user && household) await fillDemo(db, { user: user.id, household, today, now });
}

/** Sets up the demo account as configured: with its known password, or closed. */
export async function setUpDemoUser(db: Db, isOn: boolean, now: Date): Promise<void> {
  const user = await findUserByEmail(db, DEMO_EMAIL);
  if (!isOn) {
    if (user) await endAllSessions(db, user.id);
    return;
  }
  if (user === undefined) {
    const password = await hashPassword(DEMO_PASSWORD);
    const names = { firstName: "Robin", lastName: "Ellis" };
    const user = {
      id: randomUUID(),
      email: DEMO_EMAIL,
      password,
      ...names,
      isDemo: true,
      createdAt: now,
      updatedAt: now,
    };
    await inTransaction(db, (tx) => insertUser(tx, user));
  } else if (!(await matchesPassword(user.password, DEMO_PASSWORD))) {
    await updateUser(db, user.id, { password: await hashPassword(DEMO_PASSWORD) }, now);
  }
}
