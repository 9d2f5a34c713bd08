import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Call, OutputOf, ParsedOf } from "#contract/call.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/open.ts";
import { checkAnswer } from "./check-answer.ts";
import { parseInput, parseLarge } from "./parse-input.ts";
import type { Session, Sessions } from "./session.ts";
import { type WriteRequest, writeOnce, writeRequest } from "./write.ts";

/** What a handler gets beside the parsed request. A signed-in call always has its person. */
export type Context<C extends Call> = {
  request: FastifyRequest;
  reply: FastifyReply;
  session: C["access"] extends "signed-in" ? Session : undefined;
  /** One transaction around a verb, once per Idempotency-Key. For signed-in calls. */
  write: <T>(act: (tx: Db, request: WriteRequest) => Promise<T>) => Promise<T>;
};

type Handler<C extends Call> = (
  parsed: ParsedOf<C>,
  context: Context<C>,
) => Promise<OutputOf<C> | FastifyReply> | OutputOf<C> | FastifyReply;

/** Looks at who asks before a large body is received; throws to refuse it. */
type Guard = (session: Session) => Promise<void>;

export type Answer = <const C extends Call>(call: C, handler: Handler<C>, guard?: Guard) => void;

type AnswerDeps = {
  db: Db;
  clock: Clock;
  sessions: Sessions;
  /** Every answer is held to its contract before it leaves. For the tests; it costs too much in production. */
  checkAnswers?: boolean | undefined;
};

/** The only way to make a route: from a contract entry. */
export function answerWith(app: FastifyInstance, { db, clock, sessions, checkAnswers = false }: AnswerDeps): Answer {
  return function answer(call, handler, guard) {
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ":$1"),
      ...(call.maxBytes !== undefined && { bodyLimit: call.maxBytes }),
      ...(guard && {
        onRequest: async (request, reply) => guard(await sessions.require(request, reply)),
      }),
      handler: async (request, reply) => {
        reply.header("cache-control", "no-store");
        const session = call.access === "signed-in" ? await sessions.require(request, reply) : undefined;
        const parsed = {
          input:
            call.maxBytes !== undefined && call.input
              ? await parseLarge(call.input, request.body)
              : parseInput(call.input, request.body),
          params: parseInput(call.params, request.params),
          query: parseInput(call.query, request.query),
        };
        const write = async <T>(act: (tx: Db, request: WriteRequest) => Promise<T>) => {
          const wanted = await writeRequest(request, reply, session?.owner ?? "", clock.now());
          return writeOnce(db, wanted, (tx) => act(tx, wanted));
        };
        // The three schemas above are the call's own, and the session is there exactly when the call says so.
        const answer = await handler(
          parsed as ParsedOf<typeof call>,
          { request, reply, session, write } as Context<typeof call>,
        );
        if (reply.sent || answer === reply) return reply;
        if (checkAnswers) checkAnswer(call, answer);
        reply.code(call.status ?? 200);
        return answer === undefined
          ? reply.send()
          : reply.type("application/json; charset=utf-8").send(JSON.stringify(answer));
      },
    });
  };
}
