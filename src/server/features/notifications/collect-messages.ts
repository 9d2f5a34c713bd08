import type { Day } from "#core/day.ts";
import { dueKey, type EventKind, type NotificationEvent } from "#core/notifications/events.ts";
import { isDelayedByQuietHours, wants } from "#core/notifications/preferences.ts";
import { nextSendTime } from "#core/notifications/quiet-hours.ts";
import { isWithinLeadTime, mondayOf } from "#core/notifications/reminders.ts";
import type { PlanInput } from "#core/plan/input.ts";
import { simulateInSteps } from "#core/plan/simulate.ts";
import type { Db } from "#server/db/database.ts";
import { asSeenBy, findOwners, type Owners } from "#server/features/plan/load-plan.ts";
import { runYielding } from "#server/features/plan/simulate-yielding.ts";
import { readPlans } from "#server/features/plan/store.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";
import { cachedCards, dueEvents, paydayEventsInSteps, weeklyReportInSteps } from "./household-events.ts";
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
    const plan = { ...input, moved: moved.get(household) ?? [] };
    const readers = { people: people.get(household) ?? [], owners, paid: weekly.get(household), sendTimeOf };
    for (const part of await runYielding(messagesInSteps(plan, readers))) messages.push(...part);
  }
  return withoutRedundantEvents(tx, ids, messages);
}

type Readers = {
  people: readonly Recipient[];
  owners: Owners;
  paid: readonly PaidLine[] | undefined;
  sendTimeOf: ReturnType<typeof cachedSendTimes>;
};

/** The messages to each member of a household. In steps, as a large household takes a while. */
function* messagesInSteps(
  plan: PlanInput,
  { people, owners, paid, sendTimeOf }: Readers,
): Generator<number, Message[][]> {
  const due = dueEvents(plan);
  yield plan.bills.length;
  const simulation = paid && (yield* simulateInSteps(plan));
  const findCard = cachedCards(plan);
  const messages: Message[][] = [];
  for (const recipient of people) {
    const { rule, user, reminderDays } = recipient;
    const seen = { plan: asSeenBy(plan, user, owners), rule, findCard };
    const paydays = wantsEvent(recipient, "payday") ? yield* paydayEventsInSteps(seen) : [];
    const hasReport = paid !== undefined && simulation !== undefined && wantsEvent(recipient, "weekly-report");
    const report = hasReport ? [yield* weeklyReportInSteps(seen, { simulation, paid })] : [];
    const events = [...due, ...paydays, ...report].filter((each) => isWithinLeadTime(each, reminderDays, plan.today));
    messages.push(events.flatMap((event) => messagesTo(recipient, event, sendTimeOf(recipient, event))));
    yield events.length;
  }
  return messages;
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

const wantsEvent = (recipient: Recipient, event: EventKind) =>
  recipient.channels.some(({ kind }) => wants(recipient, event, kind));

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
    .filter((id) => (people.get(id) ?? []).some((recipient) => wantsEvent(recipient, "weekly-report")));
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
