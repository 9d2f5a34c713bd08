import type { FastifyInstance } from "fastify";
import { isLoopback } from "#server/env.ts";

export type SecurityOptions = {
  /** Where people reach us. */
  baseUrl: URL;
};

/** What a page may do: nothing but what is ours. `inline` are hashes of the scripts written into the page itself. */
export function pagePolicy(nonce: string, inline: { scripts: readonly string[]; styles: readonly string[] }): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", `'nonce-${nonce}'`, ...inline.styles].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** The service worker's own policy, which comes with its script: it fetches pages and files of ours, a notification's icon too, and nothing more. */
export const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'";

// The camera is for scanning a bill, credentials for signing in with a passkey; nothing else on the device concerns us.
const PERMISSIONS = [
  "camera=(self)",
  ...["accelerometer", "display-capture", "geolocation", "gyroscope", "magnetometer", "microphone", "midi"],
  ...["payment", "publickey-credentials-get=(self)", "serial", "usb", "xr-spatial-tracking"],
]
  .map((name) => (name.includes("=") ? name : `${name}=()`))
  .join(", ");

const ALWAYS = {
  // For answers that are no page of ours; a page sets its own policy over this one.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": PERMISSIONS,
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
};

// Browsers heed these over https and on this machine; over plain http they only fill the console with complaints.
const WHERE_TRUSTED = { "cross-origin-opener-policy": "same-origin", "origin-agent-cluster": "?1" };

// Only whoever is reached over https may promise it for the future.
const ONE_YEAR_OF_HTTPS = { "strict-transport-security": "max-age=31536000" };

/** The headers of every answer. What is refused before a route is looked for is given them by hand. */
export function securityHeaders({ baseUrl }: SecurityOptions): Record<string, string> {
  const isSecure = baseUrl.protocol === "https:";
  return {
    ...ALWAYS,
    ...((isSecure || isLoopback(baseUrl.hostname)) && WHERE_TRUSTED),
    ...(isSecure && ONE_YEAR_OF_HTTPS),
  };
}

/** Puts the security headers on every answer, errors included. Call it before the routes; twice does no harm. */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  if (app.hasDecorator("hasSecurityHeaders")) return;
  app.decorate("hasSecurityHeaders", true);
  const headers = securityHeaders(options);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}
