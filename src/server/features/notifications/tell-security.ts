import { randomUUID } from "node:crypto";
import type { SecurityNotice } from "#core/notifications/events.ts";
import type { Db } from "#server/db/database.ts";
import { tellOne } from "./tell.ts";

/** Tells a person what happened to their account, in the transaction in which it does, in case it was not they. */
export function tellSecurity(tx: Db, user: string, notice: SecurityNotice, now: Date, detail = ""): Promise<void> {
  return tellOne(tx, user, { event: "security", notice, id: randomUUID(), detail }, { now });
}
