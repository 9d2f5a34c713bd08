import type { FastifyRequest } from "fastify";
import { isLoopback } from "#server/env.ts";

/** What proxies, tunnels and content networks add to the requests of others. */
const FORWARDED =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|x-envoy-.+|true-client-ip|cf-.+|cdn-loop|fly-.+|fastly-.+|tailscale-.+|ngrok-.+)$/;

/**
 * Whether a request was made at this machine, or at the address the operator named. The demo's password is no secret, and its
 * switch is on by default at home: a proxy that somebody set up without telling us must not open it to strangers.
 */
export function isAtHome(request: FastifyRequest, baseUrl: URL): boolean {
  const { host, origin } = request.headers;
  const isOurs = (each: string) => isLoopback(hostnameOf(each)) || each.toLowerCase() === baseUrl.host;
  if (host === undefined || !isOurs(host)) return false;
  if (origin !== undefined && !(URL.canParse(origin) && isOurs(new URL(origin).host))) return false;
  // Where BASE_URL names another place, whoever runs it has switched the demo on by name and knows of the proxy.
  if (!isLoopback(baseUrl.hostname)) return true;
  // No browser speaks HTTP/1.0; nginx does to what is behind it, unless it is told otherwise.
  return request.raw.httpVersion !== "1.0" && !Object.keys(request.headers).some((name) => FORWARDED.test(name));
}

function hostnameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : "";
}
