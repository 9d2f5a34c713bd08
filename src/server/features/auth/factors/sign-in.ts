import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import type { Proof } from "#server/http/proofs.ts";
import { hasSecondFactor } from "#server/http/second-factor.ts";
import type { Sessions } from "#server/http/session.ts";
import type { PendingSignIns } from "./pending.ts";

type Door = { db: Db; sessions: Sessions; pending: PendingSignIns };

/** Signs a person in, or waits for their second step: false then. */
export async function signInOrWait(
  { db, sessions, pending }: Door,
  proof: Proof,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (await hasSecondFactor(db, proof.user)) {
    await pending.begin(proof, request, reply);
    return false;
  }
  await sessions.start(proof, false, request, reply);
  return true;
}

export const secondStepNeeded = () =>
  new Fault("second_step", "Now your second step: a code from your app, a passkey or a recovery code");
