import { createHmac, randomBytes } from "node:crypto";
import type {} from "@fastify/cookie";
import { and, eq, gt } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { pendingSignIns } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { hasSecondFactor, type Proof, readProof } from "#server/http/second-factor.ts";
import type { Sessions } from "#server/http/session.ts";

const MINUTES = 10;

export type Pending = { id: string; proof: Proof | undefined };
export type PendingSignIns = ReturnType<typeof openPending>;

type Options = { db: Db; clock: Clock; secret: string; secure: boolean };

/** Sign-ins waiting for a second step or a passkey: by their own cookie, valid for ten minutes and nothing else. */
export function openPending({ db, clock, secret, secure }: Options) {
  const name = secure ? "__Host-weekwise-sign-in" : "weekwise-sign-in";
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  const hash = (token: string) => createHmac("sha256", secret).update(`sign-in:${token}`).digest("base64url");
  const idOf = (request: FastifyRequest) => {
    const token = request.cookies[name];
    return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? hash(token) : undefined;
  };

  /** Starts one; replaces the browser's previous one. */
  async function begin(proof: Proof | undefined, request: FastifyRequest, reply: FastifyReply): Promise<Pending> {
    const token = randomBytes(32).toString("base64url");
    const id = hash(token);
    const old = idOf(request);
    if (old !== undefined) await db.delete(pendingSignIns).where(eq(pendingSignIns.id, old));
    const expiresAt = new Date(clock.now().getTime() + MINUTES * 60_000);
    await db.insert(pendingSignIns).values({ id, userId: proof?.user ?? null, proof: proof ?? null, expiresAt });
    reply.setCookie(name, token, { ...attributes, maxAge: MINUTES * 60 });
    return { id, proof };
  }

  async function find(request: FastifyRequest): Promise<Pending | undefined> {
    const id = idOf(request);
    if (id === undefined) return undefined;
    const isValid = and(eq(pendingSignIns.id, id), gt(pendingSignIns.expiresAt, clock.now()));
    const [row] = await db.select().from(pendingSignIns).where(isValid);
    return row && { id, proof: readProof(row.proof) };
  }

  async function saveChallenge({ id }: Pending, challenge: string): Promise<void> {
    await db.update(pendingSignIns).set({ challenge }).where(eq(pendingSignIns.id, id));
  }

  /** Returns the challenge, once. */
  function takeChallenge({ id }: Pending): Promise<string | undefined> {
    return inTransaction(db, async (tx) => {
      const [row] = await tx.select().from(pendingSignIns).where(eq(pendingSignIns.id, id)).for("update");
      if (!row?.challenge) return undefined;
      await tx.update(pendingSignIns).set({ challenge: null }).where(eq(pendingSignIns.id, id));
      return row.challenge;
    });
  }

  async function end({ id }: Pending, reply: FastifyReply): Promise<void> {
    reply.clearCookie(name, attributes);
    await db.delete(pendingSignIns).where(eq(pendingSignIns.id, id));
  }

  return { begin, find, saveChallenge, takeChallenge, end };
}

type SignInDeps = { db: Db; sessions: Sessions; pending: PendingSignIns };

/** Signs a user in, or waits for their second step and returns false. */
export async function signInOrWait(
  { db, sessions, pending }: SignInDeps,
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
  new Fault("second_step", "Enter your second step: a code from your app, a passkey or a recovery code");
