import { setTimeout as sleep } from "node:timers/promises";
import { pick } from "./made-requests.ts";

const TIMEOUT = 60_000;
const TURN = 500;

export type Noted = { what: "bills" | "payments"; id: number };
type Made = { id: number; payment?: { id: number } };

/** A client that writes continuously and remembers what was acknowledged. */
export function openWriter(
  base: string,
  roll: () => number,
  note: (made: Noted) => void = () => {},
  email = "killed@example.com",
) {
  const who = { email, password: "correct horse" };
  const bills = new Set<number>();
  const payments = new Set<number>();
  /** How often each status was answered; 0 is none at all. */
  const statuses = new Map<number, number>();
  let cookie = "";
  let visitors = 0;
  let writes = 0;
  let heldMs = 0;
  let latest = performance.now();
  setInterval(() => {
    heldMs = Math.max(heldMs, performance.now() - latest - TURN);
    latest = performance.now();
  }, TURN).unref();

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
    const sent = { method, headers, signal, ...(body && { body: JSON.stringify(body) }) };
    // A killed server doesn't answer: that write may be done or not, but not half done.
    const answer = await fetch(`${base}${path}`, sent).catch(() => undefined);
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return answer;
  }

  /** A person with an account; the answer is the account. */
  async function settle(): Promise<number> {
    await send("POST", "/api/auth/register", who);
    const signedIn = await send("POST", "/api/auth/login-direct", who);
    cookie = (signedIn?.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const made = await send("POST", "/api/accounts", { name: "Everyday", balance: "99999999.00" });
    if (!made?.ok) throw new Error(`The account answered ${made?.status}.`);
    const { id }: { id: number } = await made.json();
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
    const made: Made | undefined = await answer.json().catch(() => undefined);
    if (made === undefined) return answer;
    const noted: Noted = made.payment ? { what: "payments", id: made.payment.id } : { what: "bills", id: made.id };
    (noted.what === "bills" ? bills : payments).add(noted.id);
    note(noted);
    return answer;
  }

  /** Several at once until it is over. */
  async function writeUntil(accountId: number, isOver: () => boolean, atOnce = 6): Promise<void> {
    const keepWriting = async () => {
      // A rejected client waits before retrying.
      while (!isOver()) if (!(await write(accountId))?.ok) await sleep(20);
    };
    await Promise.all(Array.from({ length: atOnce }, keepWriting));
  }

  /** Reads; on a machine that stands still for a while, once more. The answers that never came are counted all the same. */
  async function ask(path: string, tries = 5): Promise<Response | undefined> {
    const answer = await send("GET", path);
    return answer === undefined && tries > 1 ? ask(path, tries - 1) : answer;
  }

  async function idsAt(path: string): Promise<Set<number>> {
    const found = new Set<number>();
    for (let next: number | null | undefined; next !== null; ) {
      const older = next === undefined ? "" : `&before=${next}`;
      const answer = await ask(`${path}?limit=200${older}`);
      if (!answer?.ok) throw new Error(`${path} answered ${answer?.status}: ${await answer?.text()}`);
      const page: { id: number }[] | { items: { id: number }[]; next: number | null } = await answer.json();
      for (const { id } of Array.isArray(page) ? page : page.items) found.add(id);
      next = Array.isArray(page) ? null : page.next;
    }
    return found;
  }

  /** How many of those that were acknowledged are not there. */
  async function missing(): Promise<number> {
    const [billsThere, paymentsThere] = [await idsAt("/api/bills"), await idsAt("/api/payments")];
    const lost = [...bills].filter((id) => !billsThere.has(id)).length;
    return lost + [...payments].filter((id) => !paymentsThere.has(id)).length;
  }

  const said = () =>
    [...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status || "none"}: ${count}`)
      .join("  ") + (heldMs > 5_000 ? ` (this script itself was held for ${(heldMs / 1000).toFixed(0)} s)` : "");
  return { send, settle, write, writeUntil, missing, bills, payments, statuses, said, cookie: () => cookie };
}
