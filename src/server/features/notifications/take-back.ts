import { sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import type { Claimed } from "./collect-news.ts";
import { AGAIN } from "./plan-again.ts";
import type { Message } from "./recipients.ts";

/**
 * Takes back what waits to be said of dues and paydays in households that are planned anew, and is not true any more: paid,
 * covered, moved, paused, deleted or off another day. What somebody put off until tomorrow is looked at when it is sent.
 */
export async function takeBack(
  tx: Db,
  group: readonly Claimed[],
  messages: readonly Pick<Message, "household" | "key">[],
  { now, hasMail }: { now: Date; hasMail: boolean },
): Promise<void> {
  const again = new Set(group.filter(({ toldOn }) => toldOn === AGAIN).map(({ id }) => id));
  if (again.size === 0) return;
  const still = messages.filter(({ household }) => again.has(household));
  // First all of one household after the other, then which of it waits (offset 0): an outbox in which most rows wait would
  // otherwise be read in full for every group, or for every household.
  await tx.execute(sql`
    update outbox set state = 'taken-back', ended_at = ${now.toISOString()}::timestamptz
    from unnest(${sql.param([...again])}::uuid[]) as again(household)
    cross join lateral (
      select id, key, state, is_claimed, channel, event from outbox where household_id = again.household offset 0) as held
    where outbox.household_id = again.household and outbox.id = held.id
      and held.state = 'waiting' and not held.is_claimed and (held.channel <> 'mail' or ${hasMail})
      and held.event in ('due-short', 'due-covered', 'payday') and held.key not like '%:again:%'
      and (again.household, held.key) not in (
        select * from unnest(${sql.param(still.map(({ household }) => household))}::uuid[], ${sql.param(still.map(({ key }) => key))}::text[]))`);
}
