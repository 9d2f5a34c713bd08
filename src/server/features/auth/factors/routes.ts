import * as passkeys from "#contract/passkeys.ts";
import * as contract from "#contract/security.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import { confirmedUntil } from "#server/http/second-factor.ts";
import { sidOf } from "#server/http/session.ts";
import { confirmIdentity, saveChallenge, takeChallenge } from "./confirm-identity.ts";
import type { Seal } from "./seal.ts";
import { listPasskeys } from "./store.ts";
import { removeAuthenticator, removePasskey, renewRecoveryCodes } from "./turn-off.ts";
import { addPasskey, askNewPasskey, beginAuthenticator, finishAuthenticator } from "./turn-on.ts";
import { getSecurity } from "./ways.ts";
import type { WebAuthn } from "./webauthn.ts";

type FactorDeps = Pick<Deps, "db" | "clock" | "log"> & { seal: Seal; webauthn: WebAuthn };

/** Manages a signed-in user's own factors. */
export function factorRoutes(answer: Answer, deps: FactorDeps): void {
  const { db, clock, seal, webauthn, log } = deps;

  answer(contract.getSecurity, async (_, { principal }) => ({
    ...(await getSecurity(db, principal.user)),
    confirmedUntil: confirmedUntil(principal, clock.now())?.toISOString() ?? null,
  }));

  answer(passkeys.askPasskeyToConfirm, async (_, { principal }) => {
    const options = webauthn.authenticationOptions(await listPasskeys(db, principal.user));
    await saveChallenge(db, sidOf(principal), options.challenge);
    return options;
  });

  answer(contract.confirmIdentity, async ({ input }, { principal }) => {
    const now = clock.now();
    const sid = sidOf(principal);
    await confirmIdentity(db, deps, { user: principal.user, sid, input, now });
    return { confirmedUntil: new Date(now.getTime() + contract.CONFIRMED_MINUTES * 60_000).toISOString() };
  });

  answer(contract.beginAuthenticator, (_, { principal }) =>
    beginAuthenticator(db, { user: principal.user, seal, now: clock.now() }),
  );
  answer(contract.finishAuthenticator, ({ input }, { principal }) =>
    finishAuthenticator(db, { ...input, user: principal.user, seal, log, now: clock.now() }),
  );
  answer(contract.removeAuthenticator, async (_, { principal }) => {
    await removeAuthenticator(db, principal.user, clock.now());
    return undefined;
  });
  answer(contract.renewRecoveryCodes, (_, { principal }) => renewRecoveryCodes(db, principal.user, clock.now()));

  answer(passkeys.askNewPasskey, async (_, { principal }) => {
    const options = await askNewPasskey(db, webauthn, principal.user);
    await saveChallenge(db, sidOf(principal), options.challenge);
    return options;
  });
  answer(passkeys.addPasskey, async ({ input }, { principal }) => {
    const challenge = await takeChallenge(db, sidOf(principal));
    return addPasskey(db, webauthn, { ...input, user: principal.user, challenge, now: clock.now() });
  });
  answer(passkeys.removePasskey, async ({ params }, { principal }) => {
    await removePasskey(db, principal.user, params.id, clock.now());
    return undefined;
  });
}
