import { createHmac, randomBytes } from "node:crypto";
import type {} from "@fastify/cookie";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Role, SCOPES, type Scope } from "#contract/access.ts";
import type { Clock, StoredCalendar } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { writeIfPossible } from "#server/db/database-errors.ts";
import { households, members, session, users } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { type Busy, busyWith } from "./busy.ts";
import { hasSecondFactor, isProofValid, type Proof } from "./second-factor.ts";

const DAY = 86_400_000;
const IDLE = 14 * DAY;
const ABSOLUTE = 90 * DAY;
/** A session is renewed at most this often, so that reads hardly write. */
const RENEW = DAY;
/** Its last use is recorded at most this often. */
const USE_RECORDED_EVERY = 3_600_000;

/** Who makes a request: the user, their active household, and their role. */
export type Principal = {
  user: string;
  household: string;
  role: Role;
  scopes: readonly Scope[];
  /** What temporarily blocks access to the household's data. */
  busy: Busy | null;
  /** The household's calendar. */
  calendar: StoredCalendar;
  /** The session, and when the user last confirmed their identity in it; null for a token. */
  session: { sid: string; confirmedAt: Date | null } | null;
};
export type Sessions = ReturnType<typeof openSessions>;

const usersByRequest = new WeakMap<FastifyRequest, string>();

/** The user of a request, for the log; undefined for strangers. */
export const userOf = (request: FastifyRequest): string | undefined => usersByRequest.get(request);

/** Records the user of a request. */
export const rememberUserOf = (request: FastifyRequest, user: string): void => void usersByRequest.set(request, user);

type Options = {
  db: Db;
  clock: Clock;
  secret: string;
  secure: boolean;
  /** Called on sign-in, in the same transaction. */
  onSignIn?: (tx: Db, user: string, request: FastifyRequest) => Promise<void>;
};

/** Sessions are stored under a keyed hash; only the browser has the token. */
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
   * Signs a user in with a new token, and ends the browser's previous session. Re-checks the credential under a row
   * lock, so a concurrent password change wins or ends this session. The same goes for whether a second step is
   * required and was completed.
   */
  async function start(proof: Proof, hasSecond: boolean, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { user } = proof;
    const now = clock.now();
    const token = randomBytes(32).toString("base64url");
    const expire = new Date(now.getTime() + IDLE);
    const old = tokenOf(request);
    await inTransaction(db, async (tx) => {
      const person = tx.select({ id: users.id }).from(users);
      const [found] = await person.where(isProofValid(tx, proof)).for("share");
      const household = found && (await firstHousehold(tx, user));
      if (household === undefined) throw new Fault("login_failed", "Login failed");
      if (!hasSecond && (await hasSecondFactor(tx, user))) throw new Fault("login_failed", "Login failed");
      if (old !== undefined) await tx.delete(session).where(eq(session.sid, hash(old)));
      await tx.insert(session).values({
        ...{ sid: hash(token), userId: user, household, sess: { createdAt: now.toISOString() }, expire },
        ...{ ...clientOf(request), usedAt: now, confirmedAt: now },
      });
      await onSignIn?.(tx, user, request);
    });
    usersByRequest.set(request, user);
    setCookie(reply, token, expire, now);
  }

  /** Ends the browser's session on the server as well. */
  async function end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = tokenOf(request);
    reply.clearCookie(cookieName, cookie);
    if (token === undefined) return;
    const deletion = db.delete(session).where(eq(session.sid, hash(token)));
    const [row] = await deletion.returning({ user: session.userId });
    if (row !== undefined) usersByRequest.set(request, row.user);
  }

  /** The principal of a request, or 401. */
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
    if (mustRenew || row.usedAt === null || now.getTime() - row.usedAt.getTime() > USE_RECORDED_EVERY) {
      const change = { ...clientOf(request), usedAt: now, ...(mustRenew && { expire }) };
      const isWritten = await writeIfPossible(() =>
        db.update(session).set(change).where(eq(session.sid, row.sid)).execute(),
      );
      if (mustRenew && isWritten) setCookie(reply, token, expire, now);
    }
    const { user, household, role, sid, confirmedAt, timeZone, notBefore } = row;
    usersByRequest.set(request, user);
    return {
      ...{ user, household, role, scopes: SCOPES },
      ...{ busy: busyWith(row), calendar: { timeZone, notBefore }, session: { sid, confirmedAt } },
    };
  }

  /** The database key of a request's session. */
  function sidOf(request: FastifyRequest): string | undefined {
    const token = tokenOf(request);
    return token === undefined ? undefined : hash(token);
  }

  /** Switches the browser's session to another household. */
  async function moveTo(tx: Db, request: FastifyRequest, household: string): Promise<void> {
    const sid = sidOf(request);
    if (sid !== undefined) await tx.update(session).set({ household }).where(eq(session.sid, sid));
  }

  /** Those who are still members of their household, and whose session, if any, is still active in it. */
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

/** A user in a household, with their session unless they used a token. */
type Holder = { user: string; household: string; sid: string | undefined };

/** Ends every session of a user, or all but one. Returns how many. */
export async function endAllSessions(db: Db, user: string, except?: string): Promise<number> {
  const isOther = except === undefined ? undefined : ne(session.sid, except);
  const deleted = await db
    .delete(session)
    .where(and(eq(session.userId, user), isOther))
    .returning({ sid: session.sid });
  return deleted.length;
}

const MAX_AGENT_LENGTH = 400;

/** Where a session is used. */
const clientOf = ({ headers, ip }: FastifyRequest) => ({
  userAgent: headers["user-agent"]?.slice(0, MAX_AGENT_LENGTH) ?? null,
  address: ip,
});

/** The household a user starts in: the one they joined first. */
async function firstHousehold(tx: Db, user: string): Promise<string | undefined> {
  const memberships = tx.select({ household: members.household }).from(members).where(eq(members.userId, user));
  const [row] = await memberships.orderBy(members.createdAt, members.household).limit(1);
  return row?.household;
}

/** The session of a call that no token can make. */
export function sidOf({ session }: Pick<Principal, "session">): string {
  if (session === null) throw notSignedIn();
  return session.sid;
}

export const notSignedIn = () => new Fault("not_signed_in", "Please sign in");
