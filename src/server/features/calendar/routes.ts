import { eq } from "drizzle-orm";
import * as contract from "#contract/calendar.ts";
import { writeIfPossible } from "#server/db/database-errors.ts";
import { households } from "#server/db/schema/index.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import { loadPlan } from "#server/features/plan/load-plan.ts";
import { simulateYielding } from "#server/features/plan/simulate-yielding.ts";
import { findMoveRule } from "#server/features/settings/store.ts";
import type { Answer } from "#server/http/answer.ts";
import { sendPieces } from "#server/http/long-answers.ts";
import { countAttempt, type Limit } from "#server/http/rate-limit.ts";
import { findAddress, findOwner, replaceAddress } from "./address.ts";
import { writeCalendar } from "./write-calendar.ts";

const CALENDAR_LIMIT: Limit = { what: "calendar", max: 30, minutes: 60 };

export function calendarRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  answer(contract.getCalendarAddress, (_, { principal }) => findAddress(db, principal));

  answer(contract.replaceCalendarAddress, (_, { principal, write }) =>
    write((tx, { now }) => replaceAddress(tx, principal, now)),
  );

  answer(contract.getCalendar, async ({ params: { secret } }, { reply }) => {
    const owner = await findOwner(db, secret);
    const [row] = owner ? await db.select().from(households).where(eq(households.id, owner.household)) : [];
    if (owner === undefined || row === undefined) throw new Fault("not_found", "Calendar not found");
    // Open to anyone with the address, and a year of many bills is seconds of work.
    await writeIfPossible(() => countAttempt(db, CALENDAR_LIMIT, row.id, clock.now()));
    const input = await loadPlan(db, owner, clock.today(row));
    const plan = await simulateYielding(input);
    const rule = await findMoveRule(db, owner.user);
    const text = writeCalendar({
      input,
      plan,
      rule,
      household: row.id,
      currency: row.currency ?? owner.currency ?? "USD",
    });
    return sendPieces(reply.type("text/calendar; charset=utf-8").header("x-robots-tag", "noindex"), text);
  });
}
