import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Log } from "#server/log.ts";
import { userOf } from "./session.ts";

const REFUSED_STATUSES = new Set([401, 403, 429]);

/**
 * One line per API request, without query, headers or body. Files and health checks are not logged. Users are
 * identified by id; the address is logged only for signing in, signing out, and refusals.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook("onRequest", async (request, reply) => {
    request.id = givenId(request) ?? request.id;
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const path = request.routeOptions.url ?? "(none)";
    if (!path.startsWith("/api/") || path === "/api/health" || path === "/api/ready") return;
    const took = Math.round(reply.elapsedTime);
    const mustLogAddress = path.startsWith("/api/auth/") || REFUSED_STATUSES.has(reply.statusCode);
    const origin = { who: userOf(request), from: mustLogAddress ? request.ip : undefined };
    log.info(
      { request: request.id, method: request.method, path, status: reply.statusCode, took, ...origin },
      "answered",
    );
  });
}

/**
 * The id that our proxy gave the request, so that both logs share it. Only a trusted neighbour's X-Forwarded-For adds a
 * second address, so more than one means that TRUST_PROXY trusts the sender.
 */
function givenId(request: FastifyRequest): string | undefined {
  const isFromProxy = (request.ips?.length ?? 0) > 1;
  const header = request.headers["x-request-id"];
  return isFromProxy && typeof header === "string" && /^[\w.-]{8,64}$/.test(header) ? header : undefined;
}
