import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { type Channel, deduplicationKey, type NotificationEvent } from "#core/notifications/events.ts";
import { DEFAULT_SWITCHES, type Preferences, wants } from "#core/notifications/preferences.ts";
import { DEFAULT_QUIET_HOURS } from "#core/notifications/quiet-hours.ts";
import { type MoveRule, PLAIN_RULE } from "#core/plan/move-rule.ts";
import { CURRENCIES } from "#core/settings.ts";
import type { Db } from "#server/db/database.ts";
import { households, members, notificationSettings, userSettings, users } from "#server/db/schema/index.ts";
import { groupBy } from "#server/group-by.ts";

/** A way to reach a user; 0 is their email address. */
type ChannelRef = { id: number; kind: Channel };
const MAIL: ChannelRef = { id: 0, kind: "mail" };

/** A member and their notification settings. The default time zone is the server's. */
export type Recipient = Omit<Preferences, "timeZone"> & {
  household: string;
  user: string;
  email: string;
  currency: string;
  /** How they want to move money on paydays. */
  rule: MoveRule;
  timeZone: string | null;
  channels: readonly ChannelRef[];
};

/** The reachable members of some households. The demo user is not. */
export async function listRecipients(
  tx: Db,
  householdIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Recipient[]>> {
  const channelsOfUser = sql<
    ChannelRef[]
  >`(select coalesce(json_agg(json_build_object('id', c.id, 'kind', c.kind) order by c.id), '[]'::json)
    from notification_channels c where c.user_id = ${members.userId})`;
  const rows = await tx
    .select({
      ...{ household: members.household, user: members.userId, email: users.email, channels: channelsOfUser },
      ...{
        ofHousehold: households.currency,
        zone: households.timeZone,
        settings: userSettings,
        notification: notificationSettings,
      },
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(households, eq(households.id, members.household))
    .leftJoin(userSettings, eq(userSettings.userId, members.userId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, members.userId))
    .where(
      and(
        sql`${members.household} = any(${sql.param(householdIds)}::uuid[])`,
        eq(users.isDemo, false),
        or(isNull(users.deletesAt), gt(users.deletesAt, now)),
      ),
    );
  // Field by field: there is one for every user every morning.
  const people = rows.map(
    ({ household, user, email, ofHousehold, zone, settings, notification: choices, channels }): Recipient => {
      const { emailNotifications, billReminders, reminderDays, weeklyReports } = settings ?? DEFAULT_SWITCHES;
      return {
        household,
        user,
        email,
        emailNotifications,
        billReminders,
        reminderDays,
        weeklyReports,
        rule: settings === null ? PLAIN_RULE : { rate: settings.moveRate, rounding: settings.moveRounding },
        off: choices?.off ?? [],
        quiet: quietOf(choices),
        timeZone: choices?.timeZone ?? zone,
        currency: ofHousehold ?? settings?.currency ?? CURRENCIES[0],
        channels: [MAIL, ...channels],
      };
    },
  );
  return groupBy(people, ({ household }) => household);
}

type SavedChoices = typeof notificationSettings.$inferSelect;

/** The defaults until others, or none, are saved. */
export function quietOf(choices: SavedChoices | null | undefined) {
  if (choices == null) return DEFAULT_QUIET_HOURS;
  const { quietFrom: from, quietUntil: until } = choices;
  return from === null || until === null ? null : { from, until };
}

export type Message = {
  household: string;
  user: string;
  channel: Channel;
  channelId: number;
  key: string;
  notification: NotificationEvent;
  /** Immediately by default. */
  sendAfter?: Date | undefined;
};

/** The messages that notify a user of an event: one on each enabled channel. */
export function messagesTo(recipient: Recipient, notification: NotificationEvent, sendAfter?: Date): Message[] {
  const { household, user } = recipient;
  const key = deduplicationKey(notification);
  return recipient.channels
    .filter(({ kind }) => wants(recipient, notification.event, kind))
    .map(({ id, kind }) => ({ household, user, channel: kind, channelId: id, key, notification, sendAfter }));
}
