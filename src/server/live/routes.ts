import type { FastifyInstance } from "fastify";
import { watchChanges } from "#contract/live.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import type { Sessions } from "#server/http/session.ts";
import type { Changes } from "./changes.ts";
import { openConnections } from "./connections.ts";

type LiveDeps = Pick<Deps, "log"> & { sessions: Sessions; changes: Changes };

export function liveRoutes(app: FastifyInstance, answer: Answer, { sessions, changes, log }: LiveDeps): void {
  const connections = openConnections({ changes, log, findValid: sessions.findValid });
  // They never end by themselves, and a shutdown waits for every request.
  app.addHook("preClose", async () => connections.close());

  answer(watchChanges, ({ query }, { request, reply, principal: { user, household } }) => {
    const stream = connections.open({ user, household, sid: sessions.sidOf(request) }, query.age);
    return reply
      .type("text/event-stream; charset=utf-8")
      .headers({ "cache-control": "no-store, no-transform", "x-accel-buffering": "no" })
      .send(stream);
  });
}
