import { and, asc, eq, ne, sql } from "drizzle-orm";
import { messageOf } from "#core/notifications/message-text.ts";
import { isDueEvent } from "#core/notifications/reminders.ts";
import { CURRENCIES } from "#core/settings.ts";
import type { Db } from "#server/db/database.ts";
import { households, outbox, userSettings, users } from "#server/db/schema/index.ts";
import type { Log } from "#server/log.ts";
import type { DayGroup } from "#server/scheduler/group-by-day.ts";
import type { MessageOptions } from "./collect-messages.ts";
import { planReminders } from "./plan-reminders.ts";

const MAX_LINES = 200;
const ROLLBACK = new Error("the dry run is over");

type Options = Omit<MessageOptions, "today"> & { days: readonly DayGroup[]; log: Log };

/** Plans everyone's day in a transaction, lists all waiting messages, and rolls back. */
export async function dryRunReminders(db: Db, options: Options): Promise<{ lines: string[]; total: number }> {
  let found = { lines: [] as string[], total: 0 };
  await db
    .transaction(async (tx) => {
      // All in one transaction, so sequentially.
      for (const day of options.days) await planReminders(tx, { ...options, ...day, batch: 500, lanes: 1 });
      const byMail = options.hasMail ? undefined : ne(outbox.channel, "mail");
      const isWaiting = and(
        eq(outbox.state, "waiting"),
        byMail,
        sql`${outbox.sendAfter} < ${endOf(options)}::timestamptz`,
      );
      const rows = await tx
        .select({ message: outbox, email: users.email, shared: households.currency, personal: userSettings.currency })
        .from(outbox)
        .innerJoin(users, eq(users.id, outbox.userId))
        .innerJoin(households, eq(households.id, outbox.household))
        .leftJoin(userSettings, eq(userSettings.userId, outbox.userId))
        .where(isWaiting)
        .orderBy(asc(outbox.sendAfter), asc(outbox.id))
        .limit(MAX_LINES);
      found = { lines: rows.map((row) => lineOf(row, options)), total: await tx.$count(outbox, isWaiting) };
      throw ROLLBACK;
    })
    .catch((error: unknown) => {
      if (error !== ROLLBACK) throw error;
    });
  return found;
}

/** A day from now: messages that wait for the morning are sent within it. */
const endOf = ({ now }: Options) => new Date(now.getTime() + 86_400_000).toISOString();

type Row = { message: typeof outbox.$inferSelect; email: string; shared: string | null; personal: string | null };

function lineOf({ message, email, shared, personal }: Row, { timeZone }: Options): string {
  const { told: notification, channel, sendAfter, tries, lastError } = message;
  const at = sendAfter.toLocaleTimeString("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  return `${at}  ${email} by ${channel}: ${messageOf(notification, shared ?? personal ?? CURRENCIES[0]).title} (${reasonOf(message)}${tries > 0 ? `, after ${tries} tries: ${lastError}` : ""})`;
}

function reasonOf({ told: notification, key }: Row["message"]): string {
  if (key.includes(":again:")) return "they asked for another reminder";
  if (isDueEvent(notification))
    return notification.short > 0
      ? "due within their reminder lead time, and short"
      : "due within their reminder lead time";
  if (notification.event === "payday") return `payday was ${notification.payday}, and the money hasn't been moved`;
  if (notification.event === "weekly-report") return "they want a weekly report";
  return "it happened, and they want to be notified";
}
