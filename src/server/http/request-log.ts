import type { FastifyInstance } from "fastify";
import type { Log } from "#server/log.ts";

/** One line per API request: no query, no headers, no body. Files and health checks are not worth a line. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const path = request.routeOptions.url ?? "(none)";
    if (!path.startsWith("/api/") || path === "/api/health" || path === "/api/ready") return;
    const took = Math.round(reply.elapsedTime);
    log.info({ request: request.id, method: request.method, path, status: reply.statusCode, took }, "answered");
  });
}
