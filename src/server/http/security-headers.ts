import type { FastifyInstance } from "fastify";
import { isLoopback } from "#server/env.ts";

export type SecurityOptions = {
  /** The public address. */
  baseUrl: URL;
};

/** A page's policy: only our own resources. `inline` are hashes of the page's inline scripts. */
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

/**
 * The service worker's policy, sent with its script: it may fetch our pages and files, including notification icons,
 * and nothing else.
 */
export const WORKER_POLICY =
  "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'";

// The camera is for scanning a bill, credentials for signing in with a passkey; nothing else is needed.
const PERMISSIONS = [
  "camera=(self)",
  ...["accelerometer", "display-capture", "geolocation", "gyroscope", "magnetometer", "microphone", "midi"],
  ...["payment", "publickey-credentials-get=(self)", "serial", "usb", "xr-spatial-tracking"],
]
  .map((name) => (name.includes("=") ? name : `${name}=()`))
  .join(", ");

const ALWAYS = {
  // For responses that are not pages; a page replaces it with its own policy.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": PERMISSIONS,
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
};

// Browsers respect these over https and on this machine; over plain http they only cause console warnings.
const WHERE_TRUSTED = { "cross-origin-opener-policy": "same-origin", "origin-agent-cluster": "?1" };

// Only a server reached over https may promise it for the future.
const ONE_YEAR_OF_HTTPS = { "strict-transport-security": "max-age=31536000" };

/** The headers of every response. Errors raised before routing get them separately. */
export function securityHeaders({ baseUrl }: SecurityOptions): Record<string, string> {
  const isSecure = baseUrl.protocol === "https:";
  return {
    ...ALWAYS,
    ...((isSecure || isLoopback(baseUrl.hostname)) && WHERE_TRUSTED),
    ...(isSecure && ONE_YEAR_OF_HTTPS),
  };
}

/** Adds the security headers to every response, errors included. Call it before the routes; repeating is harmless. */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  if (app.hasDecorator("hasSecurityHeaders")) return;
  app.decorate("hasSecurityHeaders", true);
  const headers = securityHeaders(options);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}
