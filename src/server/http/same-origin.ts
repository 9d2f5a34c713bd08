import type { FastifyInstance, FastifyRequest } from "fastify";
import { Fault } from "#server/fault.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface joins the one of Fastify
  interface FastifyContextConfig {
    fromAnywhere?: boolean;
  }
}

/** Refuses state-changing requests that another site's page sent with our cookies. */
export function refuseCrossSite(app: FastifyInstance, baseUrl: URL): void {
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config.fromAnywhere) {
      // Such a page also needs to read the result.
      reply.header("access-control-allow-origin", "*");
      return;
    }
    if (SAFE.has(request.method) || isSameOrigin(request, baseUrl)) return;
    throw new Fault("cross_site", "This request came from another site");
  });
}

/** Sec-Fetch-Site first, else the Origin; a program that sends neither has no user's cookies. */
export function isSameOrigin(request: FastifyRequest, baseUrl: URL): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  if (origin === baseUrl.origin) return true;
  // On the home network the page may be open at an address other than BASE_URL.
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}
