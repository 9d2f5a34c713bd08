import { createHmac, randomBytes } from "node:crypto";
import type {} from "@fastify/cookie";
import { and, eq, gt, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "#server/clock.ts";
import { writeIfPossible } from "#server/db/not-now.ts";
import type { Db } from "#server/db/open.ts";
import { session, users } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";

const DAY = 86_400_000;
const IDLE = 14 * DAY;
const ABSOLUTE = 90 * DAY;
/** A used session is renewed at most this often, so that reading does not write. */
const RENEW = DAY;

export type Session = { sid: string; owner: string };
/** Who proved to be whom, and by what: the password's hash that fitted, or the identity that Google named. */
export type Proof = { owner: string } & ({ password: string } | { googleId: string });
export type Sessions = ReturnType<typeof openSessions>;

const owners = new WeakMap<FastifyRequest, string>();

/** Whose request this turned out to be, for the log; undefined for strangers. */
export const ownerOf = (request: FastifyRequest): string | undefined => owners.get(request);

type Options = { db: Db; clock: Clock; secret: string; secure: boolean };

/** Sessions live in the database under a keyed hash; the browser holds the only copy of the token. */
export function openSessions({ db, clock, secret, secure }: Options) {
  const cookieName = secure ? "__Host-weekwise" : "weekwise";
  const cookie = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  const hash = (token: string) => createHmac("sha256", secret).update(`session:${token}`).digest("base64url");

  const find = db
    .select({ sid: session.sid, owner: session.userId, sess: session.sess, expire: session.expire })
    .from(session)
    .innerJoin(users, eq(users.id, session.userId))
    .where(and(eq(session.sid, sql.placeholder("sid")), gt(session.expire, sql.placeholder("now"))))
    .limit(1)
    .prepare("find_session");

  const tokenOf = (request: FastifyRequest) => {
    const token = request.cookies[cookieName];
    return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined;
  };

  const setCookie = (reply: FastifyReply, token: string, expire: Date, now: Date) =>
    reply.setCookie(cookieName, token, { ...cookie, maxAge: Math.floor((expire.getTime() - now.getTime()) / 1000) });

  /**
   * Signs a person in under a token never seen before; whatever session the browser had ends. The proof was made before, and
   * may be void by now: it is looked at again under a lock on the person, so that whoever changes it either comes
   * first and is seen here, or waits and then ends this session too.
   */
  async function start(proof: Proof, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { owner } = proof;
    const isProof = "password" in proof ? eq(users.password, proof.password) : eq(users.googleId, proof.googleId);
    const now = clock.now();
    const token = randomBytes(32).toString("base64url");
    const expire = new Date(now.getTime() + IDLE);
    const old = tokenOf(request);
    await inTransaction(db, async (tx) => {
      const person = tx.select({ id: users.id }).from(users);
      const [found] = await person.where(and(eq(users.id, owner), isProof)).for("share");
      if (found === undefined) throw new Fault("login_failed", "Login failed");
      if (old !== undefined) await tx.delete(session).where(eq(session.sid, hash(old)));
      await tx
        .insert(session)
        .values({ sid: hash(token), userId: owner, sess: { createdAt: now.toISOString() }, expire });
    });
    owners.set(request, owner);
    setCookie(reply, token, expire, now);
  }

  /** Ends the browser's session, on the server as well. */
  async function end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = tokenOf(request);
    reply.clearCookie(cookieName, cookie);
    if (token === undefined) return;
    const gone = db.delete(session).where(eq(session.sid, hash(token)));
    const [row] = await gone.returning({ owner: session.userId });
    if (row !== undefined) owners.set(request, row.owner);
  }

  /** The session of a request, or 401. */
  async function require(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
    const token = tokenOf(request);
    if (token === undefined) throw notSignedIn();
    const now = clock.now();
    const [row] = await find.execute({ sid: hash(token), now });
    if (row === undefined) throw notSignedIn();
    const end = Date.parse(row.sess.createdAt) + ABSOLUTE;
    if (now.getTime() >= end) throw notSignedIn();
    const expire = new Date(Math.min(now.getTime() + IDLE, end));
    if (expire.getTime() - row.expire.getTime() > RENEW) {
      const isRenewed = await writeIfPossible(() =>
        db.update(session).set({ expire }).where(eq(session.sid, row.sid)).execute(),
      );
      if (isRenewed) setCookie(reply, token, expire, now);
    }
    owners.set(request, row.owner);
    return { sid: row.sid, owner: row.owner };
  }

  return { start, end, require };
}

/** Ends every session of a person. */
export async function endAllSessions(db: Db, owner: string): Promise<void> {
  await db.delete(session).where(eq(session.userId, owner));
}

const notSignedIn = () => new Fault("not_signed_in", "Please sign in");
