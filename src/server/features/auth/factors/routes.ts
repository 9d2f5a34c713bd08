import * as passkeys from "#contract/passkeys.ts";
import * as contract from "#contract/security.ts";
import { backgroundOf } from "#server/background.ts";
import type { Deps } from "#server/deps.ts";
import { findUser } from "#server/features/auth/store.ts";
import type { Answer } from "#server/http/answer.ts";
import { confirmedUntil } from "#server/http/second-factor.ts";
import { type Principal, sidOf } from "#server/http/session.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import { type NOTICES, sendNotice } from "./notices.ts";
import type { Seal } from "./seal.ts";
import { keepChallenge, takeChallenge } from "./session-challenge.ts";
import { listPasskeys } from "./store.ts";
import { removeAuthenticator, removePasskey, renewRecoveryCodes } from "./turn-off.ts";
import { addPasskey, askNewPasskey, beginAuthenticator, finishAuthenticator } from "./turn-on.ts";
import { getSecurity } from "./ways.ts";
import type { WebAuthn } from "./webauthn.ts";

type FactorDeps = Pick<Deps, "db" | "clock" | "mailer" | "background" | "log"> & { seal: Seal; webauthn: WebAuthn };

/** What a person does about their own factors while signed in. */
export function factorRoutes(answer: Answer, deps: FactorDeps): void {
  const { db, clock, seal, webauthn, log } = deps;
  const say = async ({ user }: Principal, request: string, what: keyof typeof NOTICES) => {
    const person = await findUser(db, user);
    if (person) sendNotice({ ...deps, background: backgroundOf(deps.background, request) }, person.email, what);
  };

  answer(contract.getSecurity, async (_, { principal }) => ({
    ...(await getSecurity(db, principal.user)),
    confirmedUntil: confirmedUntil(principal, clock.now())?.toISOString() ?? null,
  }));

  answer(passkeys.askPasskeyToConfirm, async (_, { principal }) => {
    const options = webauthn.ask(await listPasskeys(db, principal.user));
    await keepChallenge(db, sidOf(principal), options.challenge);
    return options;
  });

  answer(contract.confirmIdentity, async ({ input }, { principal, request }) => {
    const now = clock.now();
    const sid = sidOf(principal);
    const { usedRecovery } = await confirmIdentity(db, deps, { user: principal.user, sid, input, now });
    if (usedRecovery) await say(principal, request.id, "recoveryUsed");
    return { confirmedUntil: new Date(now.getTime() + contract.CONFIRMED_MINUTES * 60_000).toISOString() };
  });

  answer(contract.beginAuthenticator, (_, { principal }) =>
    beginAuthenticator(db, { user: principal.user, seal, now: clock.now() }),
  );
  answer(contract.finishAuthenticator, async ({ input }, { principal, request }) => {
    const done = await finishAuthenticator(db, { ...input, user: principal.user, seal, log, now: clock.now() });
    await say(principal, request.id, "authenticatorOn");
    return done;
  });
  answer(contract.removeAuthenticator, async (_, { principal, request }) => {
    await removeAuthenticator(db, principal.user);
    await say(principal, request.id, "authenticatorOff");
    return undefined;
  });
  answer(contract.renewRecoveryCodes, async (_, { principal, request }) => {
    const fresh = await renewRecoveryCodes(db, principal.user, clock.now());
    await say(principal, request.id, "recoveryRenewed");
    return fresh;
  });

  answer(passkeys.askNewPasskey, async (_, { principal }) => {
    const options = await askNewPasskey(db, webauthn, principal.user);
    await keepChallenge(db, sidOf(principal), options.challenge);
    return options;
  });
  answer(passkeys.addPasskey, async ({ input }, { principal, request }) => {
    const challenge = await takeChallenge(db, sidOf(principal));
    const added = await addPasskey(db, webauthn, { ...input, user: principal.user, challenge, now: clock.now() });
    await say(principal, request.id, "passkeyAdded");
    return added;
  });
  answer(passkeys.removePasskey, async ({ params }, { principal, request }) => {
    await removePasskey(db, principal.user, params.id);
    await say(principal, request.id, "passkeyRemoved");
    return undefined;
  });
}
