import type { Day } from "#core/day.ts";
import { dueKey, type NotificationEvent } from "#core/notifications/events.ts";
import { isDelayedByQuietHours, wants } from "#core/notifications/preferences.ts";
import { nextSendTime } from "#core/notifications/quiet-hours.ts";
import { isWithinLeadTime, mondayOf } from "#core/notifications/reminders.ts";
import type { PlanInput } from "#core/plan/input.ts";
import type { Db } from "#server/db/database.ts";
import { asSeenBy, findOwners } from "#server/features/plan/load-plan.ts";
import { simulateYielding } from "#server/features/plan/simulate-yielding.ts";
import { readPlans } from "#server/features/plan/store.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";
import { dueEvents, paydayEvents, weeklyReport } from "./household-events.ts";
import { listMoved, listPaid, listSentKeys, type PaidLine, sentKeyOf } from "./message-store.ts";
import { listRecipients, type Message, messagesTo, type Recipient } from "./recipients.ts";

export type MessageOptions = {
  today: Day;
  now: Date;
  /** The server's, as the default. */
  timeZone: string;
  /** Whether there is an email server. */
  hasMail: boolean;
};

/** A household whose day is being planned. */
export type Claimed = { id: string; toldOn: Day; createdAt: Date };

const AT_ONCE = 20;

/** The messages for everyone in a group of households today: a handful of statements, whatever the group's size. */
export async function collectMessages(tx: Db, group: readonly Claimed[], options: MessageOptions): Promise<Message[]> {
  const { today } = options;
  const people = await listReachable(tx, group, options);
  const ids = [...people.keys()];
  if (ids.length === 0) return [];
  const plans = await readPlans(tx, ids, today);
  const moved = await listMoved(tx, ids, today);
  const owners = await findOwners(tx, seenPlans(people, plans));
  const weekly = await listWeekly(tx, { group, people, ...options });
  const sendTimeOf = cachedSendTimes(options);
  const messages: Message[] = [];
  for (const [index, household] of ids.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await yieldToEventLoop();
    const input = plans.get(household);
    if (input === undefined) continue;
    const due = dueEvents(input);
    const plan = { ...input, moved: moved.get(household) ?? [] };
    const paid = weekly.get(household);
    const simulation = paid && (await simulateYielding(plan));
    for (const recipient of people.get(household) ?? []) {
      const { rule, user, reminderDays } = recipient;
      const seen = asSeenBy(plan, user, owners);
      const hasReport = paid !== undefined && simulation !== undefined && wantsReport(recipient);
      const report = hasReport ? [weeklyReport(seen, { rule, simulation, paid })] : [];
      for (const notification of [...due, ...paydayEvents(seen, rule), ...report]) {
        if (!isWithinLeadTime(notification, reminderDays, today)) continue;
        messages.push(...messagesTo(recipient, notification, sendTimeOf(recipient, notification)));
      }
    }
  }
  return withoutRedundantEvents(tx, ids, messages);
}

/** Members with a working channel. */
async function listReachable(tx: Db, group: readonly Claimed[], { now, hasMail }: MessageOptions) {
  const ids = group.map(({ id }) => id);
  const reachable = new Map<string, Recipient[]>();
  for (const [household, people] of await listRecipients(tx, ids, now)) {
    const recipients = people
      .map((recipient) => ({
        ...recipient,
        channels: recipient.channels.filter(({ kind }) => hasMail || kind !== "mail"),
      }))
      .filter(({ channels }) => channels.length > 0);
    if (recipients.length > 0) reachable.set(household, recipients);
  }
  return reachable;
}

type People = ReadonlyMap<string, readonly Recipient[]>;

/** Each plan with each of its readers. */
const seenPlans = (people: People, plans: ReadonlyMap<string, PlanInput>) =>
  [...plans].flatMap(([household, input]) => (people.get(household) ?? []).map(({ user }) => ({ input, user })));

const wantsReport = (recipient: Recipient) =>
  recipient.channels.some(({ kind }) => wants(recipient, "weekly-report", kind));

type WeeklyOptions = { group: readonly Claimed[]; people: People; today: Day; timeZone: string };

/** Last week's payments of the households where someone wants a weekly report. */
async function listWeekly(
  tx: Db,
  { group, people, today, timeZone }: WeeklyOptions,
): Promise<Map<string, readonly PaidLine[]>> {
  const monday = mondayOf(today);
  const ids = group
    .filter(({ createdAt }) => createdAt.toISOString() < monday)
    .map(({ id }) => id)
    .filter((id) => (people.get(id) ?? []).some(wantsReport));
  if (ids.length === 0) return new Map();
  const paid = await listPaid(tx, ids, { today, timeZone });
  return new Map(ids.map((id) => [id, paid.get(id) ?? []]));
}

/** A user who was told that a due date is short is not told that it is covered. */
async function withoutRedundantEvents(
  tx: Db,
  ids: readonly string[],
  messages: readonly Message[],
): Promise<Message[]> {
  const shortKeyOf = ({ notification }: Message) =>
    notification.event === "due-covered" ? dueKey("due-short", notification.billId, notification.due) : null;
  const keys = new Set(messages.flatMap((message) => shortKeyOf(message) ?? []));
  const sentKeys = await listSentKeys(tx, ids, [...keys]);
  return messages.filter((message) => {
    const key = shortKeyOf(message);
    return key === null || !sentKeys.has(sentKeyOf({ ...message, key }));
  });
}

/** When a user may next be notified; cached, since it is the same for many. */
function cachedSendTimes({ now, timeZone }: MessageOptions) {
  const cache = new Map<string, Date>();
  return ({ quiet, timeZone: userZone }: Recipient, notification: NotificationEvent): Date => {
    if (!isDelayedByQuietHours(notification.event)) return now;
    const zone = userZone ?? timeZone;
    const name = `${zone}/${quiet?.from}/${quiet?.until}`;
    const sendTime = cache.get(name) ?? nextSendTime(now, quiet, zone);
    cache.set(name, sendTime);
    return sendTime;
  };
}
