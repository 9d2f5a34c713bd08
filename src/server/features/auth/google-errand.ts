import type { FastifyReply, FastifyRequest } from "fastify";
import type { Errand } from "./google.ts";

const NAME = "weekwise-google";
const PATH = "/api/auth/google";

/** Lax, not Strict: the way back from Google is a navigation that another site begins. */
export function keepErrand(reply: FastifyReply, errand: Errand, secure: boolean): void {
  const value = Buffer.from(JSON.stringify(errand)).toString("base64url");
  reply.setCookie(NAME, value, { path: PATH, httpOnly: true, sameSite: "lax", secure, maxAge: 600, signed: true });
}

/** Takes the errand out of the browser: it serves one return only. */
export function takeErrand(request: FastifyRequest, reply: FastifyReply): Errand | undefined {
  const raw = request.cookies[NAME];
  reply.clearCookie(NAME, { path: PATH });
  const { valid, value } = raw === undefined ? { valid: false, value: null } : request.unsignCookie(raw);
  if (!valid || value === null) return undefined;
  const found: unknown = JSON.parse(Buffer.from(value, "base64url").toString());
  return isErrand(found) ? found : undefined;
}

function isErrand(value: unknown): value is Errand {
  const isText = (key: string) =>
    typeof value === "object" && value !== null && typeof Reflect.get(value, key) === "string";
  return ["state", "nonce", "verifier"].every(isText);
}
