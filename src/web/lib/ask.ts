import type { FaultBody } from "#contract/faults.ts";
import { HOUSEHOLD_HEADER, TAB_HEADER } from "#contract/live-constants.ts";
import type { CallRequest, InputOf, OutputOf, ParametersOf } from "#contract/request-types.ts";
import { shownHousehold } from "./household.ts";
import { CHANGES_WAIT, readOnlySince } from "./read-only.ts";

/** The server refused the request. */
type Refusal = Error & { readonly status: number; readonly fault: FaultBody | undefined };

type CallOptions<R extends CallRequest> = ParametersOf<R> & {
  input?: InputOf<R>;
  headers?: Record<string, string>;
  cache?: RequestCache;
  signal?: AbortSignal;
  /** Keeps the request alive during a page reload. */
  keepalive?: boolean;
};

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

/** The URL of a call: /api/bills/{id} with { id: 3 } is /api/bills/3 */
export function addressOf(request: CallRequest, params?: unknown, query?: unknown): string {
  const path = entriesOf(params).reduce<string>(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
    request.path,
  );
  const entries = entriesOf(query).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return path;
  return `${path}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}

function readFault(text: string): FaultBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const isFault = typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";
    return isFault ? (body as FaultBody) : undefined;
  } catch {
    return undefined;
  }
}

/** This tab's id, so that it is not notified of its own changes. */
export const tab = randomName();

/** This tab's id and the household it shows, since the session may have switched. */
function identityHeaders(): Record<string, string> {
  const household = shownHousehold();
  return { [TAB_HEADER]: tab, ...(household && { [HOUSEHOLD_HEADER]: household.id }) };
}

const otherHouseholdListeners = new Set<() => void>();

/** Calls the listener when the server answers that the session shows another household. */
export function onHouseholdSwitched(listener: () => void): () => void {
  otherHouseholdListeners.add(listener);
  return () => otherHouseholdListeners.delete(listener);
}

const signedOutListeners = new Set<() => void>();

/** Calls the listener when the server answers that no user is signed in. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

/** The error of an unsuccessful response. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const text = await response.text().catch(() => "");
  const error = new Error(`${response.status}: ${text || response.statusText}`);
  const fault = readFault(text);
  if (fault?.code === "not_signed_in") for (const listener of signedOutListeners) listener();
  if (fault?.code === "other_household") for (const listener of otherHouseholdListeners) listener();
  return Object.assign(error, { status: response.status, fault });
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && "status" in error && typeof error.status === "number";

/** The message to show: the server's, else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return (isRefusal(error) && error.fault?.message) || fallback;
}

/** The server's messages by field, if any. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  return (isRefusal(error) && error.fault?.errors) || {};
}

// Changes are blocked while offline, except signing in and out.
function refuseWhileReadOnly({ method, path }: CallRequest): void {
  if (readOnlySince() === undefined || method === "GET" || path.startsWith("/api/auth/")) return;
  const fault: FaultBody = { code: "unavailable", message: `You're offline. ${CHANGES_WAIT}` };
  throw Object.assign(new Error(fault.message), { status: 0, fault });
}

/**
 * Makes one call of the contract. Throws a Refusal when the server refuses; any other error means that no usable response came
 * (network down, request aborted, invalid JSON).
 */
export async function ask<R extends CallRequest>(request: R, options: CallOptions<R> = {}): Promise<OutputOf<R>> {
  const { input, params, query, headers = {}, ...rest } = options;
  refuseWhileReadOnly(request);
  const hasBody = input !== undefined;
  const response = await fetch(addressOf(request, params, query), {
    method: request.method,
    credentials: "include",
    ...rest,
    headers: { ...identityHeaders(), ...(hasBody && { "content-type": "application/json" }), ...headers },
    ...(hasBody && { body: JSON.stringify(input) }),
  });
  if (!response.ok) throw await refusalOf(response);
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  // The only unchecked cast: the server's tests check every response against the contract.
  return answer as OutputOf<R>;
}

/**
 * An Idempotency-Key for one user action, so that retries count once. Not randomUUID, which needs https or localhost; a
 * household may use a plain http address.
 */
export const newIdempotencyKey = (): string => randomName();

function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
