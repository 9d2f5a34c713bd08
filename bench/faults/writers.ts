import { setTimeout as sleep } from "node:timers/promises";
import { pick } from "./made-requests.ts";

const TIMEOUT = 60_000;
const TICK_MS = 500;

export type AcknowledgedWrite = { what: "bills" | "payments"; id: number };
type Created = { id: number; payment?: { id: number } };

/** A client that writes continuously and remembers what was acknowledged. */
export function openWriter(
  base: string,
  roll: () => number,
  onAcknowledged: (made: AcknowledgedWrite) => void = () => {},
  email = "killed@example.com",
) {
  const credentials = { email, password: "correct horse" };
  const bills = new Set<number>();
  const payments = new Set<number>();
  /** How often each status was answered; 0 is none at all. */
  const statuses = new Map<number, number>();
  let cookie = "";
  let visitors = 0;
  let writes = 0;
  let stalledMs = 0;
  let latest = performance.now();
  setInterval(() => {
    stalledMs = Math.max(stalledMs, performance.now() - latest - TICK_MS);
    latest = performance.now();
  }, TICK_MS).unref();

  async function send(method: string, path: string, body?: object, key?: string): Promise<Response | undefined> {
    visitors += 1;
    const headers: Record<string, string> = {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": `10.0.${(visitors >> 8) & 255}.${visitors & 255}`,
      cookie,
      ...(key !== undefined && { "idempotency-key": key }),
    };
    const signal = AbortSignal.timeout(TIMEOUT);
    const init = { method, headers, signal, ...(body && { body: JSON.stringify(body) }) };
    // A killed server doesn't answer: that write may be done or not, but not half done.
    const answer = await fetch(`${base}${path}`, init).catch(() => undefined);
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return answer;
  }

  /** A person with an account; the answer is the account. */
  async function signUp(): Promise<number> {
    await send("POST", "/api/auth/register", credentials);
    const signedIn = await send("POST", "/api/auth/login-direct", credentials);
    cookie = (signedIn?.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const created = await send("POST", "/api/accounts", { name: "Everyday", balance: "99999999.00" });
    if (!created?.ok) throw new Error(`The account answered ${created?.status}.`);
    const { id }: { id: number } = await created.json();
    return id;
  }

  /** One write: a new bill, or a payment of one. */
  async function write(accountId: number): Promise<Response | undefined> {
    writes += 1;
    const known = [...bills];
    const isBill = known.length < 4 || roll() < 0.2;
    const bill = { name: `Bill ${writes}`, amount: "1.00", frequency: "weekly", category: "food", accountId };
    const answer = isBill
      ? await send("POST", "/api/bills", bill)
      : await send("POST", "/api/bills/pay", { billId: pick(roll, known) }, `payment-${writes}`);
    if (!answer?.ok) return answer;
    const created: Created | undefined = await answer.json().catch(() => undefined);
    if (created === undefined) return answer;
    const acknowledged: AcknowledgedWrite = created.payment
      ? { what: "payments", id: created.payment.id }
      : { what: "bills", id: created.id };
    (acknowledged.what === "bills" ? bills : payments).add(acknowledged.id);
    onAcknowledged(acknowledged);
    return answer;
  }

  /** Several at once until it is over. */
  async function writeUntil(accountId: number, isDone: () => boolean, atOnce = 6): Promise<void> {
    const keepWriting = async () => {
      // A rejected client waits before retrying.
      while (!isDone()) if (!(await write(accountId))?.ok) await sleep(20);
    };
    await Promise.all(Array.from({ length: atOnce }, keepWriting));
  }

  /** Reads; on a machine that stands still for a while, once more. The answers that never came are counted all the same. */
  async function getWithRetries(path: string, tries = 5): Promise<Response | undefined> {
    const answer = await send("GET", path);
    return answer === undefined && tries > 1 ? getWithRetries(path, tries - 1) : answer;
  }

  async function idsAt(path: string): Promise<Set<number>> {
    const found = new Set<number>();
    for (let next: number | null | undefined; next !== null; ) {
      const older = next === undefined ? "" : `&before=${next}`;
      const answer = await getWithRetries(`${path}?limit=200${older}`);
      if (!answer?.ok) throw new Error(`${path} answered ${answer?.status}: ${await answer?.text()}`);
      const page: { id: number }[] | { items: { id: number }[]; next: number | null } = await answer.json();
      for (const { id } of Array.isArray(page) ? page : page.items) found.add(id);
      next = Array.isArray(page) ? null : page.next;
    }
    return found;
  }

  /** How many of those that were acknowledged are not there. */
  async function countMissing(): Promise<number> {
    const [billsThere, paymentsThere] = [await idsAt("/api/bills"), await idsAt("/api/payments")];
    const lostBills = [...bills].filter((id) => !billsThere.has(id)).length;
    return lostBills + [...payments].filter((id) => !paymentsThere.has(id)).length;
  }

  const statusSummary = () =>
    [...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status || "none"}: ${count}`)
      .join("  ") + (stalledMs > 5_000 ? ` (this script itself was held for ${(stalledMs / 1000).toFixed(0)} s)` : "");
  return {
    send,
    signUp,
    write,
    writeUntil,
    countMissing,
    bills,
    payments,
    statuses,
    statusSummary,
    cookie: () => cookie,
  };
}
