import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type * as z from "zod/mini";
import type { OutputOf } from "#contract/call.ts";
import { type ChannelInput, type addChannel as contract, MOST_CHANNELS } from "#contract/notifications.ts";
import type { Db } from "#server/db/database.ts";
import { households, userSettings, users } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";
import { countAttempt } from "#server/http/rate-limit.ts";
import { problemWith } from "#server/net/ask-outside.ts";
import { topicOf } from "./channels/ntfy.ts";
import { findDestination, mailTo } from "./deliver.ts";
import type { Messenger } from "./messenger.ts";
import { channelToWire, listChannels, upsertChannel } from "./store.ts";

type MemberKey = { user: string; household: string };

const badTarget = (message: string) => new Fault("invalid", message, { errors: { target: message } });

/** The demo user is shared: a channel added by one visitor would send others' data. */
async function findPerson(db: Db, user: string) {
  const [person] = await db.select({ email: users.email, isDemo: users.isDemo }).from(users).where(eq(users.id, user));
  if (person === undefined || person.isDemo) throw new Fault("forbidden", "The demo account can't send notifications");
  return person;
}

type Options = { input: z.output<typeof ChannelInput>; allowPrivate: boolean; now: Date };

/** Adds a user's channel. */
export async function addChannel(
  tx: Db,
  { user }: MemberKey,
  { input, allowPrivate, now }: Options,
): Promise<OutputOf<typeof contract>> {
  await findPerson(tx, user);
  const url = URL.canParse(input.target) ? new URL(input.target) : undefined;
  if (url === undefined) throw badTarget("Please enter a full address, such as https://ntfy.sh/our-bills");
  const problem = problemWith(url, { allowPrivate });
  if (problem !== undefined) throw badTarget(problem);
  if (input.kind === "ntfy" && !/^\/(?:[\w.~%-]+\/)*[\w-]{1,64}$/.test(url.pathname))
    throw badTarget("Please enter the topic's address, such as https://ntfy.sh/our-bills");
  const existing = await listChannels(tx, user);
  const isExisting = existing.some(({ kind, target }) => kind === input.kind && target === url.href);
  if (existing.length >= MOST_CHANNELS && !isExisting)
    throw new Fault("conflict", `You can have at most ${MOST_CHANNELS} channels`);
  const { keys, label, secret } = keysOf(input, url);
  const row = await upsertChannel(tx, {
    userId: user,
    kind: input.kind,
    target: url.href,
    label,
    keys,
    createdAt: now,
  });
  return { channel: channelToWire(row), secret };
}

function keysOf(input: Options["input"], url: URL) {
  if (input.kind === "push") {
    return { keys: { p256dh: input.p256dh, auth: input.auth }, label: input.label, secret: null };
  }
  if (input.kind === "ntfy") {
    const keys: Record<string, string> = input.token ? { token: input.token } : {};
    return { keys, label: topicOf(url), secret: null };
  }
  const secret = randomBytes(32).toString("base64url");
  return { keys: { secret }, label: url.host, secret };
}

const TEST_LIMIT = { what: "channel-test", max: 20, minutes: 60 };

type Test = { channelId: number; messenger: Messenger; now: Date };

/** Sends a test message and returns the channel's response. */
export async function testChannel(db: Db, { user, household }: MemberKey, { channelId, messenger, now }: Test) {
  const person = await findPerson(db, user);
  if (channelId === 0 && !messenger.hasMail) throw new Fault("conflict", "This server is not set up to send email");
  const to = channelId === 0 ? mailTo(person.email) : await findDestination(db, user, channelId);
  if (to === undefined) throw new Fault("not_found", "Channel not found");
  await countAttempt(db, TEST_LIMIT, user, now);
  const notification = { event: "member-joined" as const, memberId: user, name: "", at: "" };
  const letter = {
    ...messenger.letterOf({ household, id: now.getTime(), user, notification, currency: "USD", mayRepeat: false, now }),
    ...{
      title: "Your Weekwise notifications work",
      lines: ["This is the test notification you asked for."],
      event: "test",
      facts: null,
    },
  };
  const { isSent, text } = await messenger.send(letter, to);
  return { isSent, answer: text };
}

/** The currency of a user's notifications. */
export async function currencyOf(db: Db, { user, household }: MemberKey): Promise<string> {
  const [personal] = await db
    .select({ currency: userSettings.currency })
    .from(userSettings)
    .where(eq(userSettings.userId, user));
  if (personal !== undefined) return personal.currency;
  const [row] = await db.select({ currency: households.currency }).from(households).where(eq(households.id, household));
  return row?.currency ?? "USD";
}
