import type { FastifyRequest } from "fastify";
import { isLoopback } from "#server/env.ts";

/** Headers added by proxies, tunnels and CDNs. */
const FORWARDED =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|x-envoy-.+|true-client-ip|cf-.+|cdn-loop|fly-.+|fastly-.+|tailscale-.+|ngrok-.+)$/;

/**
 * Whether a request came from this machine, or to the operator's address. The demo's password is public and it is on by
 * default at home: a proxy that the operator didn't tell us about must not expose it to strangers.
 */
export function isAtHome(request: FastifyRequest, baseUrl: URL): boolean {
  const { host, origin } = request.headers;
  const isOwnHost = (each: string) => isLoopback(hostnameOf(each)) || each.toLowerCase() === baseUrl.host;
  if (host === undefined || !isOwnHost(host)) return false;
  if (origin !== undefined && !(URL.canParse(origin) && isOwnHost(new URL(origin).host))) return false;
  // With another BASE_URL, the operator has enabled the demo explicitly and knows about the proxy.
  if (!isLoopback(baseUrl.hostname)) return true;
  // No browser uses HTTP/1.0, but nginx does by default for the servers behind it.
  return request.raw.httpVersion !== "1.0" && !Object.keys(request.headers).some((name) => FORWARDED.test(name));
}

function hostnameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : "";
}
