import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

const MINUTES = 15;
const nameOf = (secure: boolean) => `${secure ? "__Host-" : ""}weekwise-invitation`;

/** Lax rather than Strict: the return from a provider is a cross-site navigation. */
const attributesOf = (secure: boolean) => ({ path: "/", httpOnly: true, sameSite: "lax", secure }) as const;

/** Stores the opened invitation until the return from a provider: it must not be in a URL. */
export function setInvitationCookie(reply: FastifyReply, token: string, secure: boolean): void {
  reply.setCookie(nameOf(secure), token, { ...attributesOf(secure), maxAge: MINUTES * 60, signed: true });
}

/** Removes it from the browser: it is valid for one return only. */
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
