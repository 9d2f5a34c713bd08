import { randomUUID } from "node:crypto";
import { DEMO_EMAIL, DEMO_PASSWORD } from "#contract/demo.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { endAllSessions } from "#server/http/session.ts";
import { fitsPassword, hashPassword } from "./passwords.ts";
import { findUserByEmail, insertUser, updateUser } from "./store.ts";

/** Makes the demo account what its switch says: there with its known password, or closed to everybody. */
export async function settleDemo(db: Db, isOn: boolean, now: Date): Promise<void> {
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
  } else if (!(await fitsPassword(user.password, DEMO_PASSWORD))) {
    await updateUser(db, user.id, { password: await hashPassword(DEMO_PASSWORD) }, now);
  }
}
