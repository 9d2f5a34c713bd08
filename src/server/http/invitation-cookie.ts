import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

const MINUTES = 15;
const nameOf = (secure: boolean) => `${secure ? "__Host-" : ""}weekwise-invitation`;

/** Lax, not Strict: the way back from a provider is a navigation that another site begins. */
const attributesOf = (secure: boolean) => ({ path: "/", httpOnly: true, sameSite: "lax", secure }) as const;

/** Remembers the link that somebody opened for whoever comes back from a provider: it must stand in no address. */
export function setInvitationCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(nameOf(secure), token, { ...attributesOf(secure), maxAge: MINUTES * 60, signed: true });
}

/** Takes it out of the browser: it serves one return only. */
export function takeInvitationCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): string | undefined {
  const raw = request.cookies[nameOf(secure)];
  if (raw === undefined) return undefined;
  reply.clearCookie(nameOf(secure), attributesOf(secure));
  const { valid, value } = request.unsignCookie(raw);
  return valid && value !== null ? value : undefined;
}
