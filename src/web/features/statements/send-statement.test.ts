import { afterEach, expect, it, vi } from "vitest";
import { day } from "#core/day.ts";
import { sendStatement, settle } from "./send-statement.ts";

afterEach(() => vi.unstubAllGlobals());

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const conflict = () => json({ code: "conflict", message: "This statement has already been imported" }, 409);
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

type Answers = Record<string, (() => Response | Promise<Response>)[]>;
type Sent = { call: string; key: string | null; body: unknown };

/** A server that answers these calls in turn. */
function serve(answers: Answers): Sent[] {
  const sent: Sent[] = [];
  const usual: Answers = { "POST /api/statements": [() => json({ id: 7 }, 201)] };
  vi.stubGlobal("fetch", async (path: string, { method, headers, body }: RequestInit) => {
    const call = `${method} ${path}`;
    sent.push({ call, key: new Headers(headers).get("idempotency-key"), body });
    return (answers[call] ?? usual[call])?.shift()?.() ?? lost();
  });
  return sent;
}

const [APPLY, DROP] = ["POST /api/statements/7/apply", "DELETE /api/statements/7"];
const NOTHING = { bills: [], incomes: [], changes: [], links: [], payments: [], correctTo: null };
const send = () =>
  sendStatement({
    ...{ askWorker: lost, at: 0, accountId: 1, input: NOTHING, onProgress: () => {} },
    file: { format: "ofx", csv: null, corrected: null, problem: null, statements: [], skipped: [] },
    statement: {
      ...{ format: "ofx", account: null, currency: null, opening: null, closing: null, count: 0 },
      ...{ from: day("2026-11-01"), to: day("2026-11-19") },
    },
    signal: new AbortController().signal,
  });

it("sees that an import whose answer was lost was applied, by repeating it with its key", async () => {
  const sent = serve({ [APPLY]: [lost, () => json({ id: 7 })], [DROP]: [conflict] });
  expect(await send()).toMatchObject({ state: "applied", statement: { id: 7 } });
  const [first, second] = sent.filter(({ call }) => call === APPLY);
  expect(first?.key).toMatch(/./);
  expect(second).toEqual(first);
});

it("says that nothing was changed only when the import is cancelled or refused", async () => {
  const gone = () => json({ code: "not_found", message: "Statement not found" }, 404);
  for (const cancelled of [() => new Response(null, { status: 204 }), gone]) {
    serve({ [APPLY]: [lost], [DROP]: [cancelled] });
    await expect(send()).rejects.toThrow("Failed to fetch");
  }
  serve({ [APPLY]: [() => json({ code: "conflict", message: "City Power: already settled" }, 409)], [DROP]: [lost] });
  await expect(send()).rejects.toMatchObject({ fault: { message: "City Power: already settled" } });
});

it("finds out later what became of an import of which nothing is known", async () => {
  const sent = serve({
    [APPLY]: [() => json({ code: "bug", message: "Something went wrong" }, 500), lost, () => json({ id: 7 })],
    [DROP]: [lost, conflict, conflict],
  });
  const outcome = await send();
  expect(outcome.state).toBe("unknown");
  if (outcome.state !== "unknown") return;
  expect(await settle(outcome.upload)).toEqual(outcome);
  expect(await settle(outcome.upload)).toMatchObject({ state: "applied" });
  expect(new Set(sent.filter(({ call }) => call === APPLY).map(({ key }) => key)).size).toBe(1);
});
