import { and, asc, desc, eq, inArray, lt, or } from "drizzle-orm";
import type { NotificationChannel, NotificationChoices, SentMessage } from "#contract/notifications.ts";
import { messageOf } from "#core/notifications/message-text.ts";
import type { Db } from "#server/db/database.ts";
import { members, notificationChannels, notificationSettings, outbox } from "#server/db/schema/index.ts";
import { quietOf } from "./recipients.ts";

export async function findChoices(db: Db, user: string): Promise<NotificationChoices> {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, user));
  return { off: row?.off ?? [], quiet: quietOf(row), timeZone: row?.timeZone ?? null };
}

export async function saveChoices(
  db: Db,
  user: string,
  { off, quiet, timeZone }: NotificationChoices,
  now: Date,
): Promise<void> {
  const row = {
    ...{ off: [...new Set(off)], timeZone, savedAt: now },
    ...{ quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null },
  };
  await db
    .insert(notificationSettings)
    .values({ userId: user, ...row })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: row });
}

type ChannelRow = typeof notificationChannels.$inferSelect;

export const channelToWire = ({ id, kind, label, target, createdAt }: ChannelRow): NotificationChannel => ({
  ...{ id, kind, label, createdAt: createdAt.toISOString() },
  // A push service's full address means nothing to a user.
  target: kind === "push" ? new URL(target).host : target,
});

export function listChannels(db: Db, user: string): Promise<ChannelRow[]> {
  const channels = db.select().from(notificationChannels).where(eq(notificationChannels.userId, user));
  return channels.orderBy(asc(notificationChannels.id));
}

type NewChannel = typeof notificationChannels.$inferInsert;

/** The same address is the same channel, with its new keys. */
export async function upsertChannel(tx: Db, channel: NewChannel): Promise<ChannelRow> {
  const { keys, label } = channel;
  const [row] = await tx
    .insert(notificationChannels)
    .values(channel)
    .onConflictDoUpdate({
      target: [notificationChannels.userId, notificationChannels.kind, notificationChannels.target],
      set: { keys, label },
    })
    .returning();
  if (row === undefined) throw new Error("a channel was not saved");
  return row;
}

export async function deleteChannel(tx: Db, user: string, id: number): Promise<boolean> {
  const isChannel = and(eq(notificationChannels.userId, user), eq(notificationChannels.id, id));
  const deleted = await tx.delete(notificationChannels).where(isChannel).returning({ id: notificationChannels.id });
  return deleted.length === 1;
}

const PAGE_SIZE = 50;

type Viewer = { household: string; user: string; currency: string };
type Page = { limit?: number | undefined; before?: number | undefined };

/** A user's messages in a household; those about their account appear in every household. */
export async function listHistory(
  db: Db,
  { household, user, currency }: Viewer,
  { limit = PAGE_SIZE, before }: Page,
): Promise<{ messages: SentMessage[]; next: number | null }> {
  // One extra row tells whether there is a next page.
  const rows = await db
    .select({ sent: outbox, label: notificationChannels.label })
    .from(outbox)
    .leftJoin(
      notificationChannels,
      and(eq(notificationChannels.userId, outbox.userId), eq(notificationChannels.id, outbox.channelId)),
    )
    .where(
      and(
        eq(outbox.userId, user),
        inArray(outbox.household, db.select({ id: members.household }).from(members).where(eq(members.userId, user))),
        or(eq(outbox.household, household), eq(outbox.event, "security")),
        before === undefined ? undefined : lt(outbox.id, before),
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(limit + 1);
  const messages = rows.slice(0, limit).map(({ sent, label }) => ({
    ...{ id: sent.id, event: sent.event, channel: sent.channel, state: sent.state, tries: sent.tries },
    ...{ title: messageOf(sent.told, currency).title, lastError: sent.lastError },
    label: sent.channel === "mail" ? "Email" : label,
    createdAt: sent.createdAt.toISOString(),
    at: (sent.endedAt ?? sent.sendAfter).toISOString(),
  }));
  return { messages, next: rows.length > limit ? (messages.at(-1)?.id ?? null) : null };
}
