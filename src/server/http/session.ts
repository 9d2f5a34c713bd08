import { createHmac, randomBytes } from "node:crypto";
import type {} from "@fastify/cookie";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Role, SCOPES, type Scope } from "#contract/access.ts";
import type { Clock, KeptCalendar } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { writeIfPossible } from "#server/db/database-errors.ts";
import { households, members, session, users } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { type Busy, busyWith } from "./busy.ts";
import { hasSecondFactor, type Proof, stillHolds } from "./second-factor.ts";

const DAY = 86_400_000;
const IDLE = 14 * DAY;
const ABSOLUTE = 90 * DAY;
/** A used session is renewed at most this often, so that reading hardly writes. */
const RENEW = DAY;
/** Where and when it was used is written down at most this often. */
const NOTED = 3_600_000;

/** Who makes a request: the person, the household they act in, and what they may do there. */
export type Principal = {
  user: string;
  household: string;
  role: Role;
  scopes: readonly Scope[];
  /** What keeps everybody from the household's money for a moment. */
  busy: Busy | null;
  /** By which days the household lives. */
  calendar: KeptCalendar;
  /** The session it is made in, and when the person last proved there that it is they; null for a token. */
  session: { sid: string; confirmedAt: Date | null } | null;
};
export type Sessions = ReturnType<typeof openSessions>;

const seen = new WeakMap<FastifyRequest, string>();

/** Whose request this turned out to be, for the log; undefined for strangers. */
export const userOf = (request: FastifyRequest): string | undefined => seen.get(request);

/** Says whose request it is. */
export const rememberUserOf = (request: FastifyRequest, user: string): void => void seen.set(request, user);

type Options = {
  db: Db;
  clock: Clock;
  secret: string;
  secure: boolean;
  /** What else is done when somebody signs in, in the same transaction. */
  onSignIn?: (tx: Db, user: string, request: FastifyRequest) => Promise<void>;
};

/** Sessions live in the database under a keyed hash; the browser holds the only copy of the token. */
export function openSessions({ db, clock, secret, secure, onSignIn }: Options) {
  const cookieName = secure ? "__Host-weekwise" : "weekwise";
  const cookie = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  const hash = (token: string) => createHmac("sha256", secret).update(`session:${token}`).digest("base64url");

  const find = db
    .select({
      sid: session.sid,
      user: session.userId,
      household: session.household,
      role: members.role,
      importing: households.importing,
      erasingSince: households.erasingSince,
      timeZone: households.timeZone,
      notBefore: households.notBefore,
      sess: session.sess,
      expire: session.expire,
      usedAt: session.usedAt,
      confirmedAt: session.confirmedAt,
    })
    .from(session)
    .innerJoin(members, and(eq(members.household, session.household), eq(members.userId, session.userId)))
    .innerJoin(households, eq(households.id, session.household))
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
   * first and is seen here, or waits and then ends this session too. So is whether a second step is needed, and was made.
   */
  async function start(proof: Proof, hasSecond: boolean, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { user } = proof;
    const now = clock.now();
    const token = randomBytes(32).toString("base64url");
    const expire = new Date(now.getTime() + IDLE);
    const old = tokenOf(request);
    await inTransaction(db, async (tx) => {
      const person = tx.select({ id: users.id }).from(users);
      const [found] = await person.where(stillHolds(tx, proof)).for("share");
      const household = found && (await firstHousehold(tx, user));
      if (household === undefined) throw new Fault("login_failed", "Login failed");
      if (!hasSecond && (await hasSecondFactor(tx, user))) throw new Fault("login_failed", "Login failed");
      if (old !== undefined) await tx.delete(session).where(eq(session.sid, hash(old)));
      await tx.insert(session).values({
        ...{ sid: hash(token), userId: user, household, sess: { createdAt: now.toISOString() }, expire },
        ...{ ...placeOf(request), usedAt: now, confirmedAt: now },
      });
      await onSignIn?.(tx, user, request);
    });
    seen.set(request, user);
    setCookie(reply, token, expire, now);
  }

  /** Ends the browser's session, on the server as well. */
  async function end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = tokenOf(request);
    reply.clearCookie(cookieName, cookie);
    if (token === undefined) return;
    const gone = db.delete(session).where(eq(session.sid, hash(token)));
    const [row] = await gone.returning({ user: session.userId });
    if (row !== undefined) seen.set(request, row.user);
  }

  /** Who makes this request, or 401. */
  async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Principal> {
    const token = tokenOf(request);
    if (token === undefined) throw notSignedIn();
    const now = clock.now();
    const [row] = await find.execute({ sid: hash(token), now });
    if (row === undefined) throw notSignedIn();
    const end = Date.parse(row.sess.createdAt) + ABSOLUTE;
    if (now.getTime() >= end) throw notSignedIn();
    const expire = new Date(Math.min(now.getTime() + IDLE, end));
    const mustRenew = expire.getTime() - row.expire.getTime() > RENEW;
    if (mustRenew || row.usedAt === null || now.getTime() - row.usedAt.getTime() > NOTED) {
      const noted = { ...placeOf(request), usedAt: now, ...(mustRenew && { expire }) };
      const isNoted = await writeIfPossible(() =>
        db.update(session).set(noted).where(eq(session.sid, row.sid)).execute(),
      );
      if (mustRenew && isNoted) setCookie(reply, token, expire, now);
    }
    const { user, household, role, sid, confirmedAt, timeZone, notBefore } = row;
    seen.set(request, user);
    return {
      ...{ user, household, role, scopes: SCOPES },
      ...{ busy: busyWith(row), calendar: { timeZone, notBefore }, session: { sid, confirmedAt } },
    };
  }

  /** The name of a request's session in the database. */
  function sidOf(request: FastifyRequest): string | undefined {
    const token = tokenOf(request);
    return token === undefined ? undefined : hash(token);
  }

  /** Has the browser's session act in another household. */
  async function moveTo(tx: Db, request: FastifyRequest, household: string): Promise<void> {
    const sid = sidOf(request);
    if (sid !== undefined) await tx.update(session).set({ household }).where(eq(session.sid, sid));
  }

  /** Those who still are members of their household, and whose session, if they have one, still acts in it. */
  async function findValid<T extends Holder>(holders: readonly T[]): Promise<Set<T>> {
    const people = sql.param([...new Set(holders.map(({ user }) => user))]);
    const rows = await db
      .select({ user: members.userId, household: members.household, sid: session.sid })
      .from(members)
      .leftJoin(
        session,
        and(
          eq(session.userId, members.userId),
          eq(session.household, members.household),
          gt(session.expire, clock.now()),
        ),
      )
      .where(sql`${members.userId} = any(${people}::text[])`);
    const names = new Set(
      rows.flatMap(({ user, household, sid }) => [`${user} ${household}`, `${user} ${household} ${sid}`]),
    );
    const nameOf = ({ user, household, sid }: Holder) =>
      [user, household, ...(sid === undefined ? [] : [sid])].join(" ");
    return new Set(holders.filter((holder) => names.has(nameOf(holder))));
  }

  return { start, end, authenticate, sidOf, moveTo, findValid };
}

/** A person in a household, by a session of theirs unless they came by other means. */
type Holder = { user: string; household: string; sid: string | undefined };

/** Ends every session of a person, or all but one. Answers how many. */
export async function endAllSessions(db: Db, user: string, except?: string): Promise<number> {
  const isKept = except === undefined ? undefined : ne(session.sid, except);
  const gone = await db
    .delete(session)
    .where(and(eq(session.userId, user), isKept))
    .returning({ sid: session.sid });
  return gone.length;
}

const LONGEST_AGENT = 400;

/** From where a session is used. */
const placeOf = ({ headers, ip }: FastifyRequest) => ({
  userAgent: headers["user-agent"]?.slice(0, LONGEST_AGENT) ?? null,
  address: ip,
});

/** The household a person begins in: the one they joined first. */
async function firstHousehold(tx: Db, user: string): Promise<string | undefined> {
  const mine = tx.select({ household: members.household }).from(members).where(eq(members.userId, user));
  const [row] = await mine.orderBy(members.createdAt, members.household).limit(1);
  return row?.household;
}

/** The session of a call that no token can make. */
export function sidOf({ session: own }: Pick<Principal, "session">): string {
  if (own === null) throw notSignedIn();
  return own.sid;
}

export const notSignedIn = () => new Fault("not_signed_in", "Please sign in");
