import type { FastifyReply, FastifyRequest } from "fastify";
import type { ProviderState } from "./provider.ts";

/** Where somebody came from, beside what the provider is to answer to. */
export type KeptState = ProviderState & { to?: "join" | undefined };

type Which = { provider: "google" | "openid"; secure: boolean };

// Browsers take a name that begins so from this host alone, over https, for all of its paths.
const nameOf = ({ provider, secure }: Which) => `${secure ? "__Host-" : ""}weekwise-${provider}`;

/** Lax, not Strict: the way back from a provider is a navigation that another site begins. */
const attributesOf = (secure: boolean) => ({ path: "/", httpOnly: true, sameSite: "lax", secure }) as const;

export function setStateCookie(reply: FastifyReply, state: KeptState, which: Which): void {
  const value = Buffer.from(JSON.stringify(state)).toString("base64url");
  reply.setCookie(nameOf(which), value, { ...attributesOf(which.secure), maxAge: 600, signed: true });
}

/** Takes the state out of the browser: it serves one return only. */
export function takeStateCookie(request: FastifyRequest, reply: FastifyReply, which: Which): KeptState | undefined {
  const raw = request.cookies[nameOf(which)];
  reply.clearCookie(nameOf(which), attributesOf(which.secure));
  const { valid, value } = raw === undefined ? { valid: false, value: null } : request.unsignCookie(raw);
  if (!valid || value === null) return undefined;
  const found: unknown = JSON.parse(Buffer.from(value, "base64url").toString());
  return isProviderState(found) ? found : undefined;
}

function isProviderState(value: unknown): value is KeptState {
  const isText = (key: string) =>
    typeof value === "object" && value !== null && typeof Reflect.get(value, key) === "string";
  return ["state", "nonce", "verifier"].every(isText);
}
