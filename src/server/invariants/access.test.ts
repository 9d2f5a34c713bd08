import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCESS, type Role } from "#contract/access.ts";
import { allCalls } from "#contract/all.ts";
import type { Call } from "#contract/call.ts";
import { members, session } from "#server/db/schema/index.ts";
import { formWith } from "#server/features/scan/testing-form.ts";
import { SETTINGS } from "#server/features/settings/testing.ts";
import { POWER_BILL, pdfOf } from "#server/scanner/testing-pdf.ts";
import { household, type TestApp, testApp, visitor } from "#server/testing.ts";
import { dump } from "./dump.ts";

/** One of everything that a person can have and name by its id. */
type Things = {
  accountId: number;
  billId: number;
  incomeId: number;
  scheduledId: number;
  completedId: number;
  /** A bank statement that is being sent, and one that was imported. */
  draftId: number;
  appliedId: number;
  /** A way to fix a shortage that is offered. */
  wayId: string;
};

/** How to make a valid request of a call: whose id its path takes, and a body that names everything it can. */
type Case = {
  id?: keyof Things;
  body?: (things: Things) => Record<string, unknown>;
  form?: () => ReturnType<typeof formWith>;
};

const bill = { name: "Gas", amount: "40.00", frequency: "monthly", category: "utilities", isDirectDebit: true };
const income = { name: "Salary", amount: "2000.00", frequency: "monthly" };

const lists = { accounts: [], bills: [], incomes: [], payments: [], operations: [], entries: [], gone: [] };
const NOTHING = {
  format: "weekwise-export",
  version: 1,
  exportedAt: "2026-03-02T09:00:00.000Z",
  origin: "x",
  ...lists,
};

const NO_CHOICE = { bills: [], incomes: [], changes: [], payments: [], correctTo: null };
const statement = { format: "csv", accountHint: null, from: "2026-02-01", to: "2026-02-28", closing: null };
const startOf = (accountId: number) => ({ ...statement, accountId, layoutKey: null, layout: null });

const cases: Record<string, Case> = {
  createAccount: { body: () => ({ name: "Another", balance: "5.00" }) },
  updateAccount: { id: "accountId", body: () => ({ name: "Renamed", balance: "7.00" }) },
  deleteAccount: { id: "accountId" },
  listEntries: { id: "accountId" },
  listBalances: { id: "accountId" },
  getBill: { id: "billId" },
  createBill: { body: ({ accountId }) => ({ ...bill, accountId }) },
  updateBill: { id: "billId", body: ({ accountId }) => ({ ...bill, accountId }) },
  deleteBill: { id: "billId" },
  payBill: { body: ({ billId, accountId }) => ({ billId, amount: "1.00", accountId }) },
  skipDue: { id: "billId", body: () => ({ dueDate: "2026-03-20" }) },
  cancelPayment: { id: "scheduledId" },
  undoPayment: { id: "completedId" },
  createIncome: { body: ({ accountId }) => ({ ...income, accountId }) },
  updateIncome: { id: "incomeId", body: ({ accountId }) => ({ ...income, accountId }) },
  deleteIncome: { id: "incomeId" },
  fixPlan: { body: ({ wayId }) => ({ id: wayId }) },
  startCatchUp: { id: "billId", body: () => ({ weekly: "1.00", until: "2026-12-31" }) },
  stopCatchUp: { id: "billId" },
  allocate: { body: ({ billId }) => ({ billId, amount: "1.00" }) },
  markMoved: {
    body: ({ incomeId, accountId }) => ({
      incomeId,
      payday: "2026-03-31",
      transfers: [{ accountId, planned: "1.00" }],
    }),
  },
  categorize: { body: () => ({ name: "Netflix" }) },
  previewImport: { body: () => NOTHING },
  importData: { body: () => NOTHING },
  saveSettings: { body: () => ({ ...SETTINGS, currency: "AUD" }) },
  startStatement: { body: ({ accountId }) => startOf(accountId) },
  addStatementLines: {
    id: "draftId",
    body: () => ({ lines: [{ key: "k2", day: "2026-02-04", amount: "-4.00", name: "Shop", text: "" }] }),
  },
  applyStatement: { id: "draftId", body: () => NO_CHOICE },
  undoStatement: { id: "appliedId" },
  dropStatement: { id: "draftId" },
  scanBill: { form: () => formWith(pdfOf(POWER_BILL)) },
};

const signedIn = allCalls.filter(({ access }) => access !== "open");
const withId = signedIn.filter(({ params }) => params !== undefined);
const fieldsOf = ({ input }: Call): string[] =>
  input !== undefined && "shape" in input ? Object.keys(input.shape as object) : [];
const references = signedIn.flatMap((call) =>
  fieldsOf(call)
    .filter((field) => field.endsWith("Id"))
    .map((field) => ({ name: `${call.name} with ${field}`, call, field })),
);

const HERS = "unmistakably hers";

type Home = Awaited<ReturnType<typeof household>>;
let test: TestApp;
let ann: Home;
let bob: Home;
let hers: Things;
let his: Things;

let furnished = 0;

/** Gives somebody one of everything, with a word of theirs in every name. */
async function furnish(home: Home, word: string): Promise<Things> {
  furnished += 1;
  const make = async (path: string, body: object) => (await home.post(path, body)).json();
  const { id: accountId } = await make("/api/accounts", { name: `${word} purse ${furnished}`, balance: "99" });
  const { id: billId } = await make("/api/bills", { ...bill, name: `${word} gas`, accountId, paymentDay: 20 });
  const { id: incomeId } = await make("/api/incomes", {
    ...{ ...income, name: `${word} salary`, accountId, nextPayday: "2026-03-31" },
  });
  const { payment: completed } = await make("/api/bills/pay", { billId, amount: "2.00" });
  const { payment: scheduled } = await make("/api/bills/pay", { billId, dueDate: "2026-04-18" });
  const { id: emptyId } = await make("/api/accounts", { name: `${word} roof ${furnished}` });
  const roof = { name: `${word} roof`, amount: "500.00", frequency: "annually", category: "housing" };
  await make("/api/bills", { ...roof, accountId: emptyId, nextDueDate: "2026-03-30" });
  const [{ id: wayId }] = (await home.get("/api/plan/ways")).json().ways;
  const { id: appliedId } = await make("/api/statements", startOf(accountId));
  const lines = [{ key: "k1", day: "2026-02-03", amount: "-3.00", name: `${word} shop`, text: "" }];
  await make(`/api/statements/${appliedId}/lines`, { lines });
  await make(`/api/statements/${appliedId}/apply`, NO_CHOICE);
  const { id: draftId } = await make("/api/statements", startOf(accountId));
  return {
    draftId,
    appliedId,
    wayId,
    accountId,
    billId,
    incomeId,
    completedId: completed.id,
    scheduledId: scheduled.id,
  };
}

/** A call as a request: the things its path names, and those its body names. */
function requestOf({ name, method, path }: Call, inPath: Things, inBody: Things) {
  const { id, body, form } = cases[name] ?? {};
  const url = path.replace(/\{\w+\}/, String(id && inPath[id]));
  return [method, url, body?.(inBody), form?.()] as const;
}

/** What somebody who pries learns: the answer without the name of the request. */
async function pry(who: ReturnType<typeof visitor>, args: ReturnType<typeof requestOf>) {
  const before = await dump(test.db);
  const answer = await who.send(...args);
  expect(await dump(test.db)).toEqual(before);
  const { message, code } = answer.json();
  return { status: answer.statusCode, message, code };
}

beforeAll(async () => {
  test = await testApp();
  ann = await household(test);
  bob = await household(test, "bob@example.com");
  hers = await furnish(ann, HERS);
  his = await furnish(bob, "his");
});
afterAll(() => test.close());

it("knows how to make every call that names something", () => {
  const needing = signedIn.filter(({ params, input, upload }) => params ?? input ?? upload);
  expect(Object.keys(cases).sort()).toEqual(needing.map(({ name }) => name).sort());
  for (const { name } of withId) expect(cases[name]).toHaveProperty("id");
  for (const { call, field } of references) expect(cases[call.name]?.body?.(hers)).toHaveProperty(field);
});

describe("somebody who is not signed in", () => {
  it.each(signedIn)("gets nothing from $name", async (call) => {
    const forged = visitor(test.app);
    forged.jar.set("weekwise", "A".repeat(43));
    for (const stranger of [visitor(test.app), forged]) {
      const answer = await pry(stranger, requestOf(call, hers, hers));
      expect(answer).toMatchObject({ status: 401, code: "not_signed_in" });
    }
  });
});

describe("somebody else", () => {
  it.each(withId)("gets 404 from $name with an id of another's, as with one that nobody has", async (call) => {
    const { id = "billId" } = cases[call.name] ?? {};
    const answer = await pry(bob, requestOf(call, hers, his));
    expect(answer).toMatchObject({ status: 404, code: "not_found" });
    expect(await pry(bob, requestOf(call, { ...his, [id]: 2_000_000_000 }, his))).toEqual(answer);
  });

  it.each(references)(
    "gets 404 from $name of another's in the body, as with one that nobody has",
    async ({ call, field }) => {
      const answer = await pry(bob, requestOf(call, his, { ...his, [field]: hers[field as keyof Things] }));
      expect(answer).toMatchObject({ status: 404, code: "not_found" });
      expect(await pry(bob, requestOf(call, his, { ...his, [field]: 2_000_000_000 }))).toEqual(answer);
    },
  );

  it("sees nothing of another's in any list", async () => {
    for (const call of signedIn.filter(({ method, params }) => method === "GET" && params === undefined)) {
      const { body } = await bob.get(call.path);
      expect(body).not.toContain(HERS);
      expect(body).not.toContain("ann@example.com");
    }
    const filtered = await bob.get(`/api/payments?billId=${hers.billId}`);
    expect(filtered.json()).toEqual({ items: [], next: null });
  });

  it("does not get another's answer by using their Idempotency-Key", async () => {
    const key = { headers: { "idempotency-key": "guessed" } };
    const body = { name: "Secret", balance: "3.00" };
    const first = (await ann.post("/api/accounts", body, key)).json();
    const second = (await bob.post("/api/accounts", body, key)).json();
    expect(second.id).not.toBe(first.id);
  });
});

describe("a member of the household", () => {
  const LEVELS = ["viewer", "member", "owner"] as const;

  it.each(LEVELS)("who is its %s may make the calls for that role, and is refused the others", async (role) => {
    const guest = await visitorAs(role);
    for (const call of signedIn) {
      const may = LEVELS.indexOf(role) >= LEVELS.indexOf(ACCESS[call.access === "open" ? "read" : call.access].role);
      if (may) continue;
      expect(await pry(guest, requestOf(call, hers, hers)), call.name).toEqual({
        status: 403,
        code: "forbidden",
        message: "You may not do this in this household",
      });
    }
    const { body, statusCode } = await guest.get("/api/bills");
    expect(statusCode).toBe(200);
    expect(body).toContain(HERS);
    const own = await guest.send("PUT", "/api/settings", { ...SETTINGS, currency: "GBP" });
    expect(own.statusCode, "settings are one's own, whatever the role").toBe(200);
    const paid = await guest.post("/api/accounts", { name: `From a ${role}`, balance: "1.00" });
    expect(paid.statusCode).toBe(role === "viewer" ? 403 : 201);
  });

  it("who was removed is signed out of it at once", async () => {
    const guest = await visitorAs("member");
    await test.db.delete(members).where(eq(members.userId, guest.id));
    expect((await guest.get("/api/bills")).statusCode).toBe(401);
  });
});

/** Somebody signed in who acts in her household. */
async function visitorAs(role: Role) {
  const guest = await household(test, `${role}-${furnished}@example.com`);
  furnished += 1;
  await test.db.insert(members).values({ household: ann.household, userId: guest.id, role, createdAt: new Date() });
  await test.db.update(session).set({ household: ann.household }).where(eq(session.userId, guest.id));
  return guest;
}

// The same requests succeed on one's own, so none of the refusals above is due to a mistake in the request.
describe("one's own household", () => {
  it.each(signedIn)("gets what $name promises", async (call) => {
    // Each has accounts of its own, and a household may have only so many.
    if (furnished % 20 === 0) bob = await household(test, `bob-${furnished}@example.com`);
    const own = await furnish(bob, "his");
    const before = await dump(test.db);
    const answer = await bob.send(...requestOf(call, own, own));
    expect(answer.statusCode).toBe(call.status ?? 200);
    if (call.method === "GET") expect(await dump(test.db), "reading changes nothing").toEqual(before);
  });
});
