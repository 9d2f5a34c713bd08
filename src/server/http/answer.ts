import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Access, mayCall, SCOPES } from "#contract/access.ts";
import type { Call, OutputOf, ParsedOf } from "#contract/call.ts";
import { HOUSEHOLD_HEADER } from "#contract/live-constants.ts";
import type { Day } from "#core/day.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { planAgain } from "#server/features/notifications/plan-again.ts";
import { type Changes, tabOf } from "#server/live/changes.ts";
import { bearerOf, openTokens } from "./api-tokens.ts";
import { type Busy, lockUnlessBusy, notReady } from "./busy.ts";
import { checkAnswer } from "./check-answer.ts";
import { parseInput, parseLarge } from "./parse-input.ts";
import { mustBeConfirmed } from "./second-factor.ts";
import { notSignedIn, type Principal, rememberUserOf, type Sessions } from "./session.ts";
import { type WriteRequest, writeOnce, writeRequest } from "./write.ts";

/** A handler's context in addition to the parsed request. A call that is not open always has a principal. */
export type Context<C extends Call> = {
  request: FastifyRequest;
  reply: FastifyReply;
  principal: C["access"] extends "open" ? undefined : Principal;
  /** The household's current day. */
  today: C["access"] extends "open" ? undefined : Day;
  /** Runs a verb in a transaction, once per Idempotency-Key. Not for open calls. */
  write: <T>(act: (tx: Db, request: WriteRequest) => Promise<T>) => Promise<T>;
};

type Handler<C extends Call> = (
  parsed: ParsedOf<C>,
  context: Context<C>,
) => Promise<OutputOf<C> | FastifyReply> | OutputOf<C> | FastifyReply;

/** Checks the principal before a large body is received; throws to refuse it. */
type Guard = (principal: Principal) => Promise<void>;

export type Answer = <const C extends Call>(call: C, handler: Handler<C>, guard?: Guard) => void;

type AnswerDeps = {
  db: Db;
  clock: Clock;
  sessions: Sessions;
  changes: Changes;
  /** Checks every response against its contract. For tests; too slow for production. */
  checkAnswers?: boolean | undefined;
};

/**
 * An import waits for the previous one, and a user's identity and settings are independent of the household's money.
 */
function mustWait({ name, path }: Call, busy: Busy): boolean {
  if (busy === "importing" && name === "importData") return false;
  return path !== "/api/settings" && !isOutsideMoney(path);
}

const isOutsideMoney = (path: string) =>
  ["/api/auth/", "/api/household", "/api/invitations/", "/api/live"].some((start) => path.startsWith(start));

/**
 * A page sends the household it shows. The session may have switched in another tab, and a request for one household
 * must not affect another. The active household and the signed-in user can always be requested.
 */
function refuseOtherHousehold({ path }: Call, request: FastifyRequest, { household }: Principal): void {
  const requestedHousehold = request.headers[HOUSEHOLD_HEADER];
  const isAlwaysAllowed =
    path === "/api/settings" || path.startsWith("/api/auth/") || path.startsWith("/api/households");
  if (
    requestedHousehold === undefined ||
    requestedHousehold === household ||
    isAlwaysAllowed ||
    path === "/api/household"
  )
    return;
  throw new Fault("other_household", "You switched to another household. Please reload this page.");
}

const refusalOf = (access: Access, { role }: Principal) =>
  mayCall(access, { role, scopes: SCOPES })
    ? "This token doesn't have permission to do this"
    : "You don't have permission to do this in this household";

/** The only way to create a route: from a contract entry. */
export function answerWith(
  app: FastifyInstance,
  { db, clock, sessions, changes, checkAnswers = false }: AnswerDeps,
): Answer {
  const findToken = openTokens({ db, clock });

  /** A token if there is one, whatever the cookies; otherwise the browser's session. */
  async function identify(request: FastifyRequest, reply: FastifyReply): Promise<Principal> {
    const token = bearerOf(request);
    if (token === undefined) return sessions.authenticate(request, reply);
    const principal = await findToken(token);
    if (principal === undefined) throw notSignedIn();
    rememberUserOf(request, principal.user);
    return principal;
  }

  async function authenticate(call: Call, request: FastifyRequest, reply: FastifyReply) {
    const { access } = call;
    if (access === "open") return undefined;
    const principal = await identify(request, reply);
    if (!mayCall(access, principal)) throw new Fault("forbidden", refusalOf(access, principal));
    refuseOtherHousehold(call, request, principal);
    await mustBeConfirmed(db, principal, call, clock.now());
    return principal;
  }

  return function answer(call, handler, guard) {
    const mayChange = call.access === "write" || call.access === "manage";
    const isChange = mayChange && call.method !== "GET" && !call.changesNothing;
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ":$1"),
      config: { fromAnywhere: call.fromAnywhere === true },
      ...(call.maxBytes !== undefined && { bodyLimit: call.maxBytes }),
      ...(guard && {
        onRequest: async (request, reply) => {
          const principal = await authenticate(call, request, reply);
          if (principal) await guard(principal);
        },
      }),
      handler: async (request, reply) => {
        reply.header("cache-control", "no-store");
        const principal = await authenticate(call, request, reply);
        if (principal?.busy && mustWait(call, principal.busy)) throw notReady(principal.busy);
        const parsed = {
          input:
            call.maxBytes !== undefined && call.input
              ? await parseLarge(call.input, request.body)
              : parseInput(call.input, request.body),
          params: parseInput(call.params, request.params),
          query: parseInput(call.query, request.query),
        };
        const write = async <T>(act: (tx: Db, request: WriteRequest) => Promise<T>) => {
          if (principal === undefined)
            throw new Error(`${call.name} is an open call, so it has no household to write to`);
          const pendingWrite = await writeRequest(request, reply, principal, clock.now());
          return writeOnce(db, pendingWrite, async (tx) => {
            // Checked again with a lock: an import may have started in the meantime.
            const busy = await lockUnlessBusy(tx, principal.household);
            if (busy && mustWait(call, busy)) throw notReady(busy);
            if (isChange) await planAgain(tx, principal.household);
            return act(tx, pendingWrite);
          });
        };
        // The three schemas above are the call's own, and there is a principal exactly when the call requires one.
        const answer = await handler(
          parsed as ParsedOf<typeof call>,
          { request, reply, principal, today: principal && clock.today(principal.calendar), write } as Context<
            typeof call
          >,
        );
        if (principal && isChange) {
          changes.publish({
            household: principal.household,
            tab: tabOf(request),
            isAboutPeople: call.access === "manage",
          });
        }
        // Also when the client disconnected during a stream: there is no one left to respond to.
        if (reply.sent || reply.raw.headersSent || answer === reply) return reply;
        if (checkAnswers) checkAnswer(call, answer);
        reply.code(call.status ?? 200);
        return answer === undefined
          ? reply.send()
          : reply.type("application/json; charset=utf-8").send(JSON.stringify(answer));
      },
    });
  };
}
