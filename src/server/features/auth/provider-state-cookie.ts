import type { FastifyReply, FastifyRequest } from "fastify";
import type { ProviderState } from "./provider.ts";

type Which = { provider: "google" | "openid"; secure: boolean };

// Browsers take a name that begins so from this host alone, over https, for all of its paths.
const nameOf = ({ provider, secure }: Which) => `${secure ? "__Host-" : ""}weekwise-${provider}`;

/** Lax, not Strict: the way back from a provider is a navigation that another site begins. */
const attributesOf = (secure: boolean) => ({ path: "/", httpOnly: true, sameSite: "lax", secure }) as const;

export function setStateCookie(reply: FastifyReply, state: ProviderState, which: Which): void {
  const value = Buffer.from(JSON.stringify(state)).toString("base64url");
  reply.setCookie(nameOf(which), value, { ...attributesOf(which.secure), maxAge: 600, signed: true });
}

/** Takes the state out of the browser: it serves one return only. */
export function takeStateCookie(request: FastifyRequest, reply: FastifyReply, which: Which): ProviderState | undefined {
  const raw = request.cookies[nameOf(which)];
  reply.clearCookie(nameOf(which), attributesOf(which.secure));
  const { valid, value } = raw === undefined ? { valid: false, value: null } : request.unsignCookie(raw);
  if (!valid || value === null) return undefined;
  const found: unknown = JSON.parse(Buffer.from(value, "base64url").toString());
  return isProviderState(found) ? found : undefined;
}

function isProviderState(value: unknown): value is ProviderState {
  const isText = (key: string) =>
    typeof value === "object" && value !== null && typeof Reflect.get(value, key) === "string";
  return ["state", "nonce", "verifier"].every(isText);
}
