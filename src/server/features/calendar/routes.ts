import { eq } from "drizzle-orm";
import * as contract from "#contract/calendar.ts";
import { households } from "#server/db/schema/index.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import { simulateAside } from "#server/features/plan/simulate-aside.ts";
import { loadPlan } from "#server/features/plan/store.ts";
import { findMoveRule } from "#server/features/settings/store.ts";
import type { Answer } from "#server/http/answer.ts";
import { findAddress, findOwner, replaceAddress } from "./address.ts";
import { writeCalendar } from "./write-calendar.ts";

export function calendarRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  answer(contract.getCalendarAddress, (_, { principal }) => findAddress(db, principal));

  answer(contract.replaceCalendarAddress, (_, { principal, write }) =>
    write((tx, { now }) => replaceAddress(tx, principal, now)),
  );

  answer(contract.getCalendar, async ({ params: { secret } }, { reply }) => {
    const owner = await findOwner(db, secret);
    const [row] = owner ? await db.select().from(households).where(eq(households.id, owner.household)) : [];
    if (owner === undefined || row === undefined) throw new Fault("not_found", "There is no calendar at this address");
    const input = await loadPlan(db, row.id, clock.today());
    const plan = await simulateAside(input);
    const rule = await findMoveRule(db, owner.user);
    const text = writeCalendar({
      input,
      plan,
      rule,
      household: row.id,
      currency: row.currency ?? owner.currency ?? "USD",
    });
    return reply.type("text/calendar; charset=utf-8").header("x-robots-tag", "noindex").send(text);
  });
}
