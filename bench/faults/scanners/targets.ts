import { allCalls } from "#contract/all.ts";
import type { Call } from "#contract/call.ts";
import { dice, type Known, values } from "../made-requests.ts";

/** One request for a scanner to begin with, and the place it should try: its body, its query, or the id in its path. */
export type Target = { name: string; method: string; path: string; body: string | undefined };

// Leaving would end the scan, a file's bytes are for the upload bombs, and Google's way back reads its query by itself.
const NOT_HERE = new Set(["logout", "deleteData", "scanBill", "googleSignIn", "googleCallback"]);

/** What a made-up value would never get past: these are checked before anything is looked up. */
const GIVEN: Record<string, object> = {
  login: { email: "bench@example.com", password: "wrong horse" },
  confirmReset: { token: "x".repeat(43) },
};

/** Requests that are right, from the contract: sqlmap starts with each and puts its own into every place of it. */
export function targetsOf(known: Known, exported: object): Target[] {
  const roll = dice(7);
  return allCalls
    .filter(({ name }) => !NOT_HERE.has(name))
    .flatMap((call): Target[] => {
      const kind = call.path.split("/")[2]?.replace(/s$/, "") ?? "";
      const id = String(known.own[kind]?.[0] ?? 1);
      const path = call.path.replace(/\{\w+\}/g, id);
      const query = queryOf(values(roll, call.query, known, "valid"));
      const body = bodyOf(call, { ...values(roll, call.input, known, "valid"), ...GIVEN[call.name] }, exported);
      const { name, method } = call;
      const whole = { name, method, path: query === "" ? path : `${path}?${query}`, body };
      // A star marks the place by hand; sqlmap then tries that one alone.
      const marked = { name: `${name}, its id`, method, path: call.path.replace(/\{\w+\}/g, `${id}*`), body };
      return [...(query !== "" || body !== undefined ? [whole] : []), ...(call.params === undefined ? [] : [marked])];
    });
}

const queryOf = (asked: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString();

function bodyOf(call: Call, made: object, exported: object): string | undefined {
  if (call.input === undefined) return undefined;
  return JSON.stringify(/^(import|preview)/.test(call.name) ? exported : made);
}

/** Pages and reading calls, for scanners that follow links and queries. */
export function pagesOf(targets: readonly Target[]): string[] {
  const queries = targets.filter(({ method, path }) => method === "GET" && path.includes("?")).map(({ path }) => path);
  return ["/", "/login?error=google", "/register", `/reset-password?token=${"x".repeat(43)}`, "/api/docs", ...queries];
}
