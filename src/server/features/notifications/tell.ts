import { sql } from "drizzle-orm";
import type { Told } from "#core/notifications/events.ts";
import type { Db } from "#server/db/database.ts";
import { inParts } from "#server/in-parts.ts";
import { listRecipients, type Message, messagesTo } from "./recipients.ts";

type Options = {
  now: Date;
  /** Whoever did it themselves need not be told. */
  except?: string | null | undefined;
};

/** Tells everybody in a household of an event, in the transaction in which it happens. Told twice, it is told once. */
export const tellAll = (tx: Db, household: string, told: Told, options: Options): Promise<void> =>
  tellAllOf(tx, household, [told], options);

/** The same of many events, of which each costs as little as a row. */
export async function tellAllOf(
  tx: Db,
  household: string,
  told: readonly Told[],
  { now, except }: Options,
): Promise<void> {
  if (told.length === 0) return;
  const people = (await listRecipients(tx, [household], now)).get(household) ?? [];
  const others = people.filter(({ user }) => user !== except);
  const messages = told.flatMap((each) => others.flatMap((who) => messagesTo(who, each)));
  await writeMessages(tx, messages, now);
}

/** Tells one person, such as of what happened to their account, in the first household they are in. */
export async function tellOne(tx: Db, user: string, told: Told, { now }: Options): Promise<void> {
  const found = await tx.execute(
    sql`select household_id as household from members where user_id = ${user} order by created_at, household_id limit 1`,
  );
  const [first] = (found as unknown as { rows: { household: string }[] }).rows;
  if (first === undefined) return;
  const people = (await listRecipients(tx, [first.household], now)).get(first.household) ?? [];
  const messages = people.filter((who) => who.user === user).flatMap((who) => messagesTo(who, told));
  await writeMessages(tx, messages, now);
}

/** An array as the database writes one. JSON holds no raw control characters, so quoting it as JSON once more is the whole of it. */
const jsonArray = (values: readonly unknown[]) =>
  `{${values.map((value) => JSON.stringify(JSON.stringify(value))).join(",")}}`;

/** Puts messages into the outbox, each once; one that was taken back comes back. Answers how many were new. */
export async function writeMessages(tx: Db, messages: readonly Message[], now: Date): Promise<number> {
  let written = 0;
  for (const part of inParts(messages, 1_000)) {
    const column = <T>(read: (message: Message) => T) => sql.param(part.map(read));
    const done = await tx.execute(sql`
      insert into outbox (household_id, user_id, channel, channel_id, key, event, told, send_after, created_at)
      select household, user_id, channel, channel_id, key, event, told, send_after, ${now.toISOString()}::timestamptz
      from unnest(
        ${column(({ household }) => household)}::uuid[], ${column(({ user }) => user)}::text[],
        ${column(({ channel }) => channel)}::text[], ${column(({ channelId }) => channelId)}::bigint[],
        ${column(({ key }) => key)}::text[], ${column(({ told }) => told.event)}::text[],
        ${jsonArray(part.map(({ told }) => told))}::text::json[],
        ${column(({ sendAfter }) => (sendAfter ?? now).toISOString())}::timestamptz[]
      ) as made(household, user_id, channel, channel_id, key, event, told, send_after)
      on conflict (household_id, user_id, channel_id, key) do update
        set state = 'waiting', told = excluded.told, send_after = excluded.send_after, tries = 0, last_error = null, ended_at = null
        where outbox.state = 'taken-back'
      returning 1`);
    written += (done as unknown as { rows: unknown[] }).rows.length;
  }
  return written;
}
