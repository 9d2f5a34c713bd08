import { inject } from "vitest";

type SentRequest = { method: string; path: string; body: unknown; key: string | null; signal: AbortSignal | undefined };
type Answer = (send: () => Promise<Response>, path: string) => Promise<Response>;

const realFetch = globalThis.fetch;
let visitors = 0;

/** Sends the page's requests to the real server from an IP address per test; a test can observe, delay and fail them. */
export function startNetwork() {
  const sent: SentRequest[] = [];
  let interceptor: Answer | undefined;
  visitors += 1;
  const address = `198.51.${inject("server").length % 250}.${visitors % 250}`;

  const send = async (path: string, { headers, ...init }: RequestInit = {}): Promise<Response> => {
    const requestHeaders = { ...Object.fromEntries(new Headers(headers)), "x-forwarded-for": address };
    const response = await realFetch(path, { ...init, headers: requestHeaders });
    // happy-dom fails when a stream is cancelled early, so streamed responses are passed on complete.
    const isStream = response.headers.get("content-type")?.startsWith("application/x-ndjson");
    return isStream ? new Response(await response.text(), response) : response;
  };

  globalThis.fetch = (target, init = {}) => {
    const path = String(target);
    const body = typeof init.body === "string" ? JSON.parse(init.body) : filesIn(init.body);
    const key = new Headers(init.headers).get("idempotency-key");
    sent.push({ method: init.method ?? "GET", path, body, key, signal: init.signal ?? undefined });
    return interceptor ? interceptor(() => send(path, init), path) : send(path, init);
  };

  const ask = (method: string) => async (path: string, body?: unknown) => {
    const response = await send(path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const text = await response.text();
    if (!response.ok) throw Object.assign(new Error(`${method} ${path}: ${text}`), { text });
    return text === "" ? undefined : JSON.parse(text);
  };

  return {
    get: ask("GET"),
    post: ask("POST"),
    patch: ask("PATCH"),
    delete: ask("DELETE"),
    /** The page's requests with this method and path, oldest first. */
    sent: (method: string, path: string) => sent.filter((each) => each.method === method && each.path === path),
    /** The page's last request with this method. */
    lastSent: (method: string) => sent.findLast((each) => each.method === method),
    /** All requests fail, or those to matching addresses. */
    cut: (address = /(?:)/) => {
      interceptor = (proceed, path) =>
        address.test(path) ? Promise.reject(new TypeError("Failed to fetch")) : proceed();
    },
    /** Requests to matching addresses reach the server, but their answers are lost. */
    loseAnswers: (address: RegExp) => {
      interceptor = async (proceed, path) => {
        const response = await proceed();
        if (address.test(path)) throw new TypeError("Failed to fetch");
        return response;
      };
    },
    /** Every request, or those to a matching address, is answered by something other than our server. */
    answer: (response: (path: string) => Response, address = /(?:)/) => {
      interceptor = (proceed, path) => (address.test(path) ? Promise.resolve(response(path)) : proceed());
    },
    /** Every request waits until the returned function releases them. */
    hold: () => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      interceptor = (proceed) => released.then(proceed);
      return release;
    },
    restore: () => {
      interceptor = undefined;
    },
    addAccount: (name = "Everyday", balance = "1000.00") => ask("POST")("/api/accounts", { name, balance }),
    addBill: (accountId: number, bill: object = {}) =>
      ask("POST")("/api/bills", {
        ...{ name: "Internet", amount: "60.00", frequency: "monthly", category: "utilities" },
        ...{ accountId, ...bill },
      }),
  };
}

/** The names of the files in a form. */
const filesIn = (body: unknown) =>
  body instanceof FormData ? [...body.values()].flatMap((part) => (part instanceof File ? part.name : [])) : undefined;

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface ProvidedContext {
    server: string;
    /** PDFs of one bill in base64, and the day it is due. */
    powerBills: Record<"plain" | "debit" | "alike" | "dearer" | "card" | "credit" | "due", string>;
  }
}
