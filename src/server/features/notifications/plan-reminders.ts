import { and, asc, isNull, lt, sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { isTransient } from "#server/db/database-errors.ts";
import { forEveryLane, pagesOf } from "#server/db/in-pages.ts";
import { forceIndexScans } from "#server/db/prepared.ts";
import { households } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { inLanes, yieldToEventLoop } from "#server/in-parts.ts";
import type { Log } from "#server/log.ts";
import { isInHouseholds, type OnDay } from "#server/scheduler/run.ts";
import { type Claimed, collectMessages, type MessageOptions } from "./collect-messages.ts";
import { PLAN_AGAIN } from "./plan-again.ts";
import type { Message } from "./recipients.ts";
import { writeMessages } from "./send-messages.ts";

type GroupOptions = MessageOptions & {
  /** The households for which it is this day; all by default. */
  on?: OnDay | undefined;
  log: Log;
  isStopping?: () => boolean;
};
type Options = GroupOptions & {
  batch: number;
  /** The number of simultaneous groups: while one is being computed, the database works on another. */
  lanes?: number;
};

const HOUSEHOLD = { id: households.id, toldOn: households.toldOn, createdAt: households.createdAt };
const LANES = 2;
/** A household can't be changed while its group is planned, so groups are small. */
const LARGEST_GROUP = 250;

/** Plans the day's reminders of every household that has none yet, a group at a time, in any number of processes. */
export async function planReminders(db: Db, { batch, lanes = LANES, ...options }: Options): Promise<number> {
  const size = Math.min(batch, LARGEST_GROUP);
  const pages = pagesOf(
    (last: Claimed) => last,
    (after) => findHouseholds(db, { ...options, size }, after),
    size,
  );
  return inLanes(lanes, () => planInLane(db, pages, options));
}

type Found = Pick<Claimed, "id">;

async function planInLane(db: Db, pages: AsyncGenerator<Found[]>, options: GroupOptions): Promise<number> {
  let planned = 0;
  for await (const found of forEveryLane(pages)) {
    if (options.isStopping?.()) break;
    const group = { ids: [] as Claimed[], written: 0 };
    try {
      await inTransaction(db, async (tx) => {
        await forceIndexScans(tx);
        group.ids = await claimHouseholds(tx, found, options);
        group.written = await planGroup(tx, group.ids, options);
      });
      planned += group.written;
    } catch (error) {
      if (isTransient(error)) throw error;
      options.log.warn(
        { err: error, households: group.ids.length },
        "a group of reminders failed; retrying one by one",
      );
      for (const { id } of group.ids) planned += await planSingly(db, id, options);
    }
    await yieldToEventLoop();
  }
  return planned;
}

/** Nothing is locked: whoever claims a household checks it again. */
function findHouseholds(
  db: Db,
  { today, on, size }: GroupOptions & { size: number },
  after: Claimed | undefined,
): Promise<Claimed[]> {
  const isLater = after && sql`(${households.toldOn}, ${households.id}) > (${after.toldOn}::date, ${after.id}::uuid)`;
  return db
    .select(HOUSEHOLD)
    .from(households)
    .where(and(isUnplanned(today), isInHouseholds(households.id, on && { on }), isLater))
    .orderBy(asc(households.toldOn), asc(households.id))
    .limit(size);
}

const isUnplanned = (today: Day) => and(lt(households.toldOn, today), isNull(households.importing));

function claimHouseholds(tx: Db, found: readonly Found[], { today }: GroupOptions): Promise<Claimed[]> {
  const ids = sql.param(found.map(({ id }) => id));
  return tx
    .select(HOUSEHOLD)
    .from(households)
    .where(and(sql`${households.id} = any(${ids}::uuid[])`, isUnplanned(today)))
    .orderBy(asc(households.id))
    .for("no key update", { skipLocked: true });
}

async function planSingly(db: Db, id: string, options: GroupOptions): Promise<number> {
  try {
    return await inTransaction(db, async (tx) => {
      await forceIndexScans(tx);
      const isHousehold = sql`${households.id} = ${id} and ${households.toldOn} < ${options.today}::date`;
      const found = await tx.select().from(households).where(isHousehold).for("no key update", { skipLocked: true });
      return planGroup(tx, found, options);
    });
  } catch (error) {
    if (isTransient(error)) throw error;
    options.log.error({ err: error, household: id }, "reminders of a household could not be planned today");
    await db.update(households).set({ toldOn: options.today }).where(sql`${households.id} = ${id}`);
    return 0;
  }
}

async function planGroup(tx: Db, group: readonly Claimed[], options: GroupOptions): Promise<number> {
  if (group.length === 0) return 0;
  const messages = await collectMessages(tx, group, options);
  await cancelObsolete(tx, group, messages, options);
  const written = await writeMessages(tx, messages, options.now);
  const ids = group.map(({ id }) => id);
  await tx.execute(
    sql`update households set told_on = ${options.today}::date where id = any(${sql.param(ids)}::uuid[])`,
  );
  return written;
}

/**
 * Cancels waiting messages about due dates and paydays that are no longer true in replanned households: paid, covered,
 * moved, paused, deleted or rescheduled. Postponed messages are checked when they are sent.
 */
async function cancelObsolete(
  tx: Db,
  group: readonly Claimed[],
  messages: readonly Pick<Message, "household" | "key">[],
  { now, hasMail }: { now: Date; hasMail: boolean },
): Promise<void> {
  const replanned = new Set(group.filter(({ toldOn }) => toldOn === PLAN_AGAIN).map(({ id }) => id));
  if (replanned.size === 0) return;
  const stillValid = messages.filter(({ household }) => replanned.has(household));
  // One household after the other, then its waiting messages (offset 0): an outbox with mostly waiting rows would
  // otherwise be scanned in full for every group, or for every household.
  await tx.execute(sql`
    update outbox set state = 'taken-back', ended_at = ${now.toISOString()}::timestamptz
    from unnest(${sql.param([...replanned])}::uuid[]) as again(household)
    cross join lateral (
      select id, key, state, is_claimed, channel, event from outbox where household_id = again.household offset 0) as held
    where outbox.household_id = again.household and outbox.id = held.id
      and held.state = 'waiting' and not held.is_claimed and (held.channel <> 'mail' or ${hasMail})
      and held.event in ('due-short', 'due-covered', 'payday') and held.key not like '%:again:%'
      and (again.household, held.key) not in (
        select * from unnest(${sql.param(stillValid.map(({ household }) => household))}::uuid[], ${sql.param(stillValid.map(({ key }) => key))}::text[]))`);
}
