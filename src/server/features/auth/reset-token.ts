import { createHash, randomBytes } from "node:crypto";

export const RESET_MINUTES = 30;

/** A link's secret: 256 random bits for the mail, a hash of them for the database. */
export function newResetToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashResetToken(token) };
}

export function hashResetToken(token: string): string {
  return createHash("sha256").update(`reset:${token}`).digest("base64url");
}

/** Built from the configured address alone: a forged Host header must not choose where the link leads. */
export function resetLink(baseUrl: URL, token: string): string {
  const link = new URL("/reset-password", baseUrl);
  link.searchParams.set("token", token);
  return link.href;
}
