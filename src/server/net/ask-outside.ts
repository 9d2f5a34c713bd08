import { lookup as systemLookup } from "node:dns";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

const reserved = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  reserved.addSubnet(network, bits, "ipv4");
}
// Only this eighth of IPv6 is assigned. Everything that maps to IPv4 (::ffff:, 64:ff9b::) is outside it, or listed
// below.
const assigned = new BlockList();
assigned.addSubnet("2000::", 3, "ipv6");
const special = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  special.addSubnet(network, bits, "ipv6");
}

export type ExternalRequest = { method: "POST"; headers: Record<string, string>; body: string | Buffer };
export type ExternalResponse = { status: number; statusText: string; body: string };

type Options = {
  /** Whether this machine and its network are allowed too. */
  allowPrivate: boolean;
  milliseconds?: number;
  /** Name resolution; the system's unless a test replaces it. */
  lookup?: typeof systemLookup;
};

const TIMEOUT = 10_000;
const MAX_RESPONSE_BYTES = 16_384;
const NOT_PUBLIC =
  "This address is not on the public internet. The person who runs this server can allow it with ALLOW_PRIVATE_ADDRESSES.";

/** The problem with an address entered by a user, if any. Its name is resolved and checked when connecting. */
export function problemWith(url: URL, { allowPrivate }: Pick<Options, "allowPrivate">): string | undefined {
  if (url.protocol !== "https:" && url.protocol !== "http:") return "The address must begin with https:// or http://";
  if (url.username !== "" || url.password !== "") return "The address must not contain a user name or password";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) return NOT_PUBLIC;
  return undefined;
}

/**
 * Requests an address entered by a user. The name's addresses are checked while connecting, and the connection uses
 * those: a name that resolves differently a moment later gains nothing. Redirects are not followed. Throws a readable
 * error when there is no response.
 */
export async function requestExternal(
  url: URL,
  { method, headers, body }: ExternalRequest,
  options: Options,
): Promise<ExternalResponse> {
  const { allowPrivate, milliseconds = TIMEOUT, lookup = systemLookup } = options;
  const problem = problemWith(url, options);
  if (problem !== undefined) throw new Error(problem);
  // Called for one address or for all, as the connection prefers.
  const checkedLookup: LookupFunction = (hostname, lookupOptions, done) => {
    lookup(hostname, { family: lookupOptions.family, hints: lookupOptions.hints, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || first === undefined) return done(error ?? new Error("no address"), []);
      if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address)))
        return done(new Error(NOT_PUBLIC), []);
      return lookupOptions.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
  const signal = AbortSignal.timeout(milliseconds);
  const request = url.protocol === "https:" ? requestSecure : requestPlain;
  try {
    return await new Promise<ExternalResponse>((resolve, reject) => {
      const outgoing = request(url, { method, headers, lookup: checkedLookup, signal, agent: false }, (answer) => {
        readStart(answer).then(resolve, reject);
      });
      outgoing.on("error", reject);
      outgoing.end(body);
    });
  } catch (error) {
    throw new Error(messageOf(error, signal.aborted, milliseconds), { cause: error });
  }
}

/** The start of a response; the rest is not awaited. */
async function readStart(answer: IncomingMessage): Promise<ExternalResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MAX_RESPONSE_BYTES) break;
  }
  answer.destroy();
  const body = Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES).toString("utf8");
  return { status: answer.statusCode ?? 0, statusText: answer.statusMessage ?? "", body };
}

function messageOf(error: unknown, isTimeout: boolean, milliseconds: number): string {
  if (isTimeout) return `No response within ${milliseconds / 1000} seconds`;
  const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "No server with this name was found";
  if (code === "ECONNREFUSED") return "The server refused the connection";
  return error instanceof Error ? error.message : "unknown";
}

/** Whether an address is on the public internet, rather than this machine, its network or reserved. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, "ipv4");
  return family === 6 && assigned.check(address, "ipv6") && !special.check(address, "ipv6");
}
