import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as contract from "#contract/notifications.ts";
import { households, users } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import { loadPushKeys } from "#server/features/notifications/channels/push.ts";
import type { Answer } from "#server/http/answer.ts";
import type { Changes } from "#server/live/changes.ts";
import { actOnMessage } from "./act.ts";
import { addChannel, currencyOf, testChannel } from "./channels.ts";
import { channelToWire, deleteChannel, findChoices, listChannels, listHistory, saveChoices } from "./store.ts";
import { confirmUnsubscribePage, unsubscribe, unsubscribedPage } from "./unsubscribe.ts";

type NotificationDeps = Pick<Deps, "db" | "clock" | "messenger">;

export function notificationRoutes(answer: Answer, { db, clock, messenger }: NotificationDeps): void {
  answer(contract.getNotifications, async (_, { principal: { user, household } }) => {
    const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, user));
    const [householdRow] = await db
      .select({ zone: households.timeZone })
      .from(households)
      .where(eq(households.id, household));
    return {
      choices: await findChoices(db, user),
      usualTimeZone: householdRow?.zone ?? messenger.timeZone,
      mail: { address: person?.email ?? "", isReady: messenger.hasMail },
      pushKey: (await loadPushKeys(db, clock.now())).publicKey,
      channels: (await listChannels(db, user)).map(channelToWire),
    };
  });
  answer(contract.saveNotifications, async ({ input }, { principal: { user } }) => {
    await saveChoices(db, user, input, clock.now());
    return findChoices(db, user);
  });
  answer(contract.addChannel, ({ input }, { principal, write }) =>
    write((tx, { now }) => addChannel(tx, principal, { input, allowPrivate: messenger.allowPrivate, now })),
  );
  answer(contract.removeChannel, async ({ params }, { principal: { user }, write }) => {
    const isDeleted = await write((tx) => deleteChannel(tx, user, params.id));
    if (!isDeleted) throw new Fault("not_found", "Channel not found");
    return undefined;
  });
  answer(contract.testChannel, ({ input }, { principal }) =>
    testChannel(db, principal, { ...input, messenger, now: clock.now() }),
  );
  answer(contract.listSent, async ({ query }, { principal }) =>
    listHistory(db, { ...principal, currency: await currencyOf(db, principal) }, query),
  );
}

/** Links in messages. They are opened by email programs and other machines: as forms, and without cookies. */
export function linkRoutes(
  scope: FastifyInstance,
  answer: Answer,
  deps: NotificationDeps & { changes: Changes },
): void {
  const { db, clock, messenger, changes } = deps;
  const { links } = messenger;
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 1024 },
    (_request, _body, done) => done(null, undefined),
  );
  answer(contract.actOnMessage, async ({ params }) => {
    const done = await inTransaction(db, (tx) => actOnMessage(tx, links, params.token, clock));
    changes.publish({ household: done.household });
    return done.answer;
  });
  answer(contract.showUnsubscribe, ({ params }, { reply }) => confirmUnsubscribePage(reply, links, params.token));
  answer(contract.unsubscribe, async ({ params }, { reply }) => {
    const event = await unsubscribe(db, links, params.token, clock.now());
    return unsubscribedPage(reply, event);
  });
}
