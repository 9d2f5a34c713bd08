import type { FastifyRequest } from "fastify";
import { TAB_HEADER } from "#contract/live-words.ts";

/** What the tab that makes a request calls itself. */
export function tabOf(request: FastifyRequest): string | undefined {
  const tab = request.headers[TAB_HEADER];
  return typeof tab === "string" && /^[\w-]{8,64}$/.test(tab) ? tab : undefined;
}
