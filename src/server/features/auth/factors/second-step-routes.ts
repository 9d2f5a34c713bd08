import type { FastifyReply, FastifyRequest } from "fastify";
import type { User } from "#contract/auth.ts";
import * as passkeys from "#contract/passkeys.ts";
import * as contract from "#contract/security.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import { countNetworks } from "#server/features/auth/attempts.ts";
import type { Devices } from "#server/features/auth/devices.ts";
import { PASSKEY_BY_ADDRESS } from "#server/features/auth/limits.ts";
import { findUser, toUser } from "#server/features/auth/store.ts";
import type { Answer } from "#server/http/answer.ts";
import { networksOf } from "#server/http/rate-limit.ts";
import type { Proof } from "#server/http/second-factor.ts";
import type { Sessions } from "#server/http/session.ts";
import { checkCode } from "./check-code.ts";
import type { Pending, PendingSignIns } from "./pending.ts";
import type { Seal } from "./seal.ts";
import { findPasskey, listPasskeys, recordPasskeyUse } from "./store.ts";
import { getSecurity } from "./ways.ts";
import type { WebAuthn } from "./webauthn.ts";

type StepDeps = Pick<Deps, "db" | "clock" | "log"> & {
  sessions: Sessions;
  devices: Devices;
  pending: PendingSignIns;
  seal: Seal;
  webauthn: WebAuthn;
};

/** The second step of a sign-in, and signing in with only a passkey. */
export function secondStepRoutes(answer: Answer, deps: StepDeps): void {
  const { db, clock, sessions, devices, pending, webauthn } = deps;

  async function completeSignIn(
    proof: Proof,
    pendingSignIn: Pending,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<User> {
    await sessions.start(proof, true, request, reply);
    await pending.end(pendingSignIn, reply);
    const person = await findUser(db, proof.user);
    if (person === undefined) throw failed();
    devices.remember(request, reply, person.email);
    return toUser(person);
  }

  answer(contract.secondStepWays, async (_, { request }) => {
    const proof = (await pending.find(request))?.proof;
    return { ways: proof === undefined ? [] : (await getSecurity(db, proof.user)).ways };
  });

  answer(contract.secondStep, async ({ input }, { request, reply }) => {
    const pendingSignIn = await pending.find(request);
    if (pendingSignIn?.proof === undefined) throw tooLate();
    const { proof } = pendingSignIn;
    const way = await checkCode(db, { ...deps, user: proof.user, code: input.code, now: clock.now() });
    if (way === undefined) throw failed("This code is wrong or has already been used");
    return completeSignIn(proof, pendingSignIn, request, reply);
  });

  answer(passkeys.askPasskey, async (_, { request, reply }) => {
    await countNetworks(db, PASSKEY_BY_ADDRESS, networksOf(request.ip), clock.now());
    const pendingSignIn = (await pending.find(request)) ?? (await pending.begin(undefined, request, reply));
    const options = webauthn.authenticationOptions(
      pendingSignIn.proof && (await listPasskeys(db, pendingSignIn.proof.user)),
    );
    await pending.saveChallenge(pendingSignIn, options.challenge);
    return options;
  });

  answer(passkeys.passkeySignIn, async ({ input }, { request, reply }) => {
    const pendingSignIn = await pending.find(request);
    const challenge = pendingSignIn && (await pending.takeChallenge(pendingSignIn));
    if (pendingSignIn === undefined || challenge === undefined) throw tooLate();
    const key = await findPasskey(db, input.id);
    // After a password it only needs to be present. Without one it must verify the user: it then is both factors.
    const mustVerifyUser = pendingSignIn.proof === undefined;
    const isAllowedKey = key !== undefined && (mustVerifyUser || pendingSignIn.proof?.user === key.userId);
    const counter = isAllowedKey
      ? await webauthn.verifyAuthentication(input, key, { challenge, mustVerifyUser })
      : undefined;
    if (!isAllowedKey || counter === undefined) throw failed("This passkey could not be verified");
    if (!(await recordPasskeyUse(db, key, { counter, now: clock.now() }))) throw failed();
    return completeSignIn(pendingSignIn.proof ?? { user: key.userId, passkey: key.id }, pendingSignIn, request, reply);
  });
}

const failed = (message = "Login failed") => new Fault("login_failed", message);
const tooLate = () => failed("This took too long. Please sign in again.");
