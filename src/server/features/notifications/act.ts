import { and, eq, isNull } from "drizzle-orm";
import { ROLES } from "#contract/access.ts";
import { addDays, type Day } from "#core/day.ts";
import { deduplicationKey } from "#core/notifications/events.ts";
import { isDueEvent } from "#core/notifications/reminders.ts";
import { type Clock, SERVER_CALENDAR } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { members, outbox } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";
import { findHousehold } from "#server/features/households/store.ts";
import { payBill } from "#server/features/payments/pay-bill.ts";
import { readPlan } from "#server/features/plan/store.ts";
import { lockUnlessBusy, notReady } from "#server/http/busy.ts";
import { dueEvents } from "./household-events.ts";
import type { Links } from "./links.ts";
import { planAgain } from "./plan-again.ts";
import { writeMessages } from "./send-messages.ts";

type When = { today: Day; now: Date };
const DAY = 86_400_000;

const invalidLink = () => new Fault("not_found", "This link is no longer valid");

/** Performs a link's action, once, as the user it was sent to and nothing else. */
export async function actOnMessage(tx: Db, links: Links, token: string, clock: Clock): Promise<ActResult> {
  const content = links.read(token);
  if (content === undefined || !("i" in content)) throw invalidLink();
  const { h: household } = content;
  const busy = await lockUnlessBusy(tx, household);
  if (busy) throw notReady(busy);
  await planAgain(tx, household);
  const when = { today: clock.today((await findHousehold(tx, content.h)) ?? SERVER_CALENDAR), now: clock.now() };
  const isMessage = and(eq(outbox.household, content.h), eq(outbox.id, content.i));
  const [row] = await tx.select().from(outbox).where(isMessage).for("update");
  if (row === undefined || !isDueEvent(row.told)) throw invalidLink();
  const updated = await tx
    .update(outbox)
    .set({ actedAt: when.now })
    .where(and(isMessage, isNull(outbox.actedAt)))
    .returning({ id: outbox.id });
  if (updated.length === 0) throw new Fault("conflict", "Already done");
  const answer = content.a === "paid" ? await pay(tx, row, when) : await remindTomorrow(tx, row, when);
  return { household, answer };
}

/** The response, and the household whose data may have changed. */
type ActResult = { household: string; answer: { message: string } };

type Row = typeof outbox.$inferSelect;

async function pay(
  tx: Db,
  { household, userId: actor, told: notification }: Row,
  { today, now }: When,
): Promise<{ message: string }> {
  if (!isDueEvent(notification)) throw invalidLink();
  const isMember = and(eq(members.household, household), eq(members.userId, actor));
  const [member] = await tx.select({ role: members.role }).from(members).where(isMember);
  if (member === undefined || ROLES.indexOf(member.role) < ROLES.indexOf("member"))
    throw new Fault("forbidden", "You don't have permission to do this in this household");
  const { billId, billName, due } = notification;
  const open = dueEvents(await readPlan(tx, household, today)).filter(
    (each) => isDueEvent(each) && each.billId === billId,
  );
  const [oldest] = open.flatMap((each) => (isDueEvent(each) ? [each.due] : [])).sort();
  if (oldest !== due) throw new Fault("conflict", `${billName} is no longer due on that date`);
  const request = { household, actor, key: undefined, hash: "", status: 200, now };
  const { payment } = await payBill(tx, { household, input: { billId, forDue: due }, request, today, now });
  // More than half a period ahead a payment settles nothing, and the same due date would be requested again.
  if (payment.settlesDue !== due) throw new Fault("conflict", `It is too early to pay ${billName} for that date`);
  return { message: `${billName} is marked as paid` };
}

async function remindTomorrow(tx: Db, row: Row, { today, now }: When): Promise<{ message: string }> {
  const { household, userId: user, channel, channelId, told: notification } = row;
  const key = `${deduplicationKey(notification)}:again:${addDays(today, 1)}`;
  const sendAfter = new Date(now.getTime() + DAY);
  await writeMessages(tx, [{ household, user, channel, channelId, notification, key, sendAfter }], now);
  return { message: "We'll remind you tomorrow" };
}
