import * as contract from "#contract/own-account.ts";
import { backgroundOf } from "#server/background.ts";
import type { Deps } from "#server/deps.ts";
import { countNetworks } from "#server/features/auth/attempts.ts";
import { CONFIRM_WRONG_LINK } from "#server/features/auth/limits.ts";
import type { Answer } from "#server/http/answer.ts";
import { networksOf } from "#server/http/rate-limit.ts";
import { confirmedUntil } from "#server/http/second-factor.ts";
import { endAllSessions, sidOf } from "#server/http/session.ts";
import { changeEmail, confirmEmail, sendConfirmation } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { deleteAccount, previewLeaving } from "./leave.ts";
import { endSession, listSessions } from "./sessions.ts";

type AccountDeps = Pick<Deps, "db" | "clock" | "settings" | "mailer" | "background">;

/** A user's own account: password, address, sessions and deletion. */
export function ownAccountRoutes(answer: Answer, { db, clock, settings, mailer, background }: AccountDeps): void {
  const mailDepsOf = (request: { id: string }) => ({
    ...{ mailer, baseUrl: settings.baseUrl },
    background: backgroundOf(background, request.id),
  });

  answer(contract.changePassword, async ({ input }, { principal }) => {
    const now = clock.now();
    const isConfirmed = confirmedUntil(principal, now) !== undefined;
    const session = { user: principal.user, sid: sidOf(principal) };
    await changePassword(db, { ...session, isConfirmed, input, now });
    return { message: "Your password was changed. Your other devices were signed out." };
  });

  answer(contract.changeEmail, ({ input }, { principal, request }) =>
    changeEmail(db, mailDepsOf(request), { ...input, user: principal.user, now: clock.now() }),
  );
  answer(contract.sendConfirmation, (_, { principal, request }) =>
    sendConfirmation(db, mailDepsOf(request), { user: principal.user, now: clock.now() }),
  );
  answer(contract.confirmEmail, async ({ input }, { request }) => {
    const now = clock.now();
    await countNetworks(db, CONFIRM_WRONG_LINK, networksOf(request.ip), now);
    return confirmEmail(db, mailDepsOf(request), { ...input, now });
  });

  answer(contract.listSessions, (_, { principal }) =>
    listSessions(db, { user: principal.user, sid: sidOf(principal) }, clock.now()),
  );
  answer(contract.endSession, async ({ params }, { principal }) => {
    await endSession(db, principal.user, params.id);
    return undefined;
  });
  answer(contract.endOtherSessions, async (_, { principal }) => ({
    ended: await endAllSessions(db, principal.user, sidOf(principal)),
  }));

  answer(contract.previewLeaving, (_, { principal }) => previewLeaving(db, principal.user));
  answer(contract.deleteMyAccount, (_, { principal }) => deleteAccount(db, { user: principal.user, now: clock.now() }));
}
