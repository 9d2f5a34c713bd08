import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { outbox } from "#server/db/schema/index.ts";
import { pdfOfSize, upload } from "#server/features/documents/testing.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { openApiDocument } from "./openapi.ts";

let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  ann = await household(test);
});
afterEach(() => test.reset());
afterAll(() => test.close());

type Listed = { id: number; name: string };
const list = async (path: string): Promise<Listed[]> => (await ann.get(path)).json();
const income = { amount: "100", frequency: "weekly" };

const LISTS = [
  { path: "/api/bills", add: (name: string) => ann.addBill({ name }) },
  { path: "/api/incomes", add: async (name: string) => (await ann.post("/api/incomes", { ...income, name })).json() },
];

describe.each(LISTS)("$path", ({ path, add }) => {
  const names = ["One", "Two", "Three", "Four", "Five"];

  it("is paged in the order of creation, and complete when no page is requested", async () => {
    const added = [];
    for (const name of names) added.push(await add(name));
    const all = await list(path);
    const first = await list(`${path}?limit=2`);
    const second = await list(`${path}?limit=2&after=${first[1]?.id}`);
    const last = await list(`${path}?limit=2&after=${second[1]?.id}`);
    expect(all.map(({ name }) => name)).toEqual(names);
    expect(all).toHaveLength(added.length);
    expect([...first, ...second, ...last]).toEqual(all);
    expect(last).toHaveLength(1);
    expect(await list(`${path}?after=9999999999`)).toEqual([]);
  });

  it("continues correctly when the last seen row is deleted in the meantime", async () => {
    for (const name of names) await add(name);
    const seen = await list(`${path}?limit=2`);
    await ann.send("DELETE", `${path}/${seen[1]?.id}`);
    expect((await list(`${path}?limit=2&after=${seen[1]?.id}`)).map(({ name }) => name)).toEqual(["Three", "Four"]);
  });

  it.each(["limit=0", "limit=201", "limit=two", "after=-1", "after=0"])("rejects %s", async (query) => {
    const answer = await ann.get(`${path}?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid"]);
  });

  it("shows no one else's", async () => {
    await add("One");
    const bob = await household(test, "bob@example.com");
    expect((await bob.get(`${path}?limit=200`)).json()).toEqual([]);
  });

  it("documents the page limits in the API", () => {
    const { parameters } =
      (openApiDocument("1").paths as Record<string, { get: { parameters: object[] } }>)[path]?.get ?? {};
    expect(parameters).toEqual(
      expect.arrayContaining([
        { name: "limit", in: "query", required: false, schema: { type: "integer", minimum: 1, maximum: 200 } },
        {
          name: "after",
          in: "query",
          required: false,
          schema: { type: "integer", minimum: 1, maximum: 9_999_999_999 },
        },
      ]),
    );
  });
});

it("pages the archive, and gives each bill of a page its open payments", async () => {
  const bills: Listed[] = [];
  for (const name of ["One", "Two", "Three"]) bills.push(await ann.addBill({ name, isDirectDebit: true }));
  await ann.post("/api/bills/pay", { billId: bills[1]?.id, dueDate: "2026-03-20" });
  expect(await list("/api/bills?limit=1&after=1")).toEqual(
    (await list("/api/bills")).filter(({ id }) => id === bills[1]?.id),
  );
  for (const { id } of bills.slice(0, 2)) await ann.post(`/api/bills/${id}/archive`);
  const pages = [
    await list("/api/bills?archived=true&limit=1"),
    await list("/api/bills?archived=true&limit=1&after=1"),
  ];
  expect(pages.flat().map(({ name }) => name)).toEqual(["One", "Two"]);
});

describe("a list from newer to older", () => {
  const get = async (path: string) => (await ann.get(path)).json();
  const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

  it("returns a bill's documents page by page, or all of them without a limit", async () => {
    const { id: bill } = await ann.addBill();
    for (const size of [100, 101, 102]) await upload(ann, bill, { bytes: pdfOfSize(size) });
    const path = `/api/bills/${bill}/documents`;
    const all = await get(path);
    expect(all).toMatchObject({ items: [{ size: 102 }, { size: 101 }, { size: 100 }], next: null });
    const first = await get(`${path}?limit=2`);
    expect(first).toEqual({ ...all, items: all.items.slice(0, 2), next: all.items[1].id });
    expect(await get(`${path}?limit=2&before=${first.next}`)).toEqual({ ...all, items: all.items.slice(2) });
    expect((await ann.get(`${path}?limit=0`)).statusCode).toBe(400);
  });

  it("returns statement imports page by page, or the last 50 without a limit", async () => {
    const about = { accountHint: null, from: "2026-02-01", to: "2026-02-28", closing: null };
    const input = { accountId: ann.accountId, format: "csv", ...about, layoutKey: null, layout: null };
    for (let count = 0; count < 51; count++) await ann.post("/api/statements", input);
    const [newest, oldest] = [await get("/api/statements"), await get("/api/statements?limit=200")];
    expect([newest, oldest].map(({ length }) => length)).toEqual([50, 51]);
    expect(await get(`/api/statements?before=${newest.at(-1).id}`)).toEqual(oldest.slice(50));
    expect(await get("/api/statements?limit=2")).toEqual(oldest.slice(0, 2));
  });

  it("returns notifications page by page, or the last 50 without a limit", async () => {
    const { id: userId } = await get("/api/auth/user");
    const now = test.clock.now();
    const message = {
      ...{ household: ann.household, userId, channel: "mail" as const, channelId: 0, event: "member-joined" as const },
      ...{
        told: { event: "member-joined" as const, memberId: "zoe", name: "Zoe", at: now.toISOString() },
        sendAfter: now,
        createdAt: now,
      },
    };
    await test.db.insert(outbox).values(Array.from({ length: 51 }, (_, key) => ({ ...message, key: `${key}` })));
    const first = await get("/api/notifications/history");
    expect(first.messages).toHaveLength(50);
    const last = await get(`/api/notifications/history?before=${first.next}`);
    expect(last).toMatchObject({ messages: [{ id: first.next - 1 }], next: null });
    const some = await get("/api/notifications/history?limit=3");
    expect([idsOf(some.messages), some.next]).toEqual([idsOf(first.messages).slice(0, 3), first.messages[2].id]);
  });

  it("returns a bill's amounts before a day, or all of them without a limit", async () => {
    const bill = await ann.addBill({ amount: "10.00" });
    for (const [day, amount] of [
      ["2026-03-03", "11.00"],
      ["2026-03-04", "12.00"],
    ]) {
      test.clock.set(`${day}T09:00:00Z`);
      await ann.send("PATCH", `/api/bills/${bill.id}`, { amount });
    }
    const path = `/api/bills/${bill.id}/amounts`;
    const all = await get(path);
    expect(all).toMatchObject({ items: [{ amount: "10.00" }, { amount: "11.00" }, { amount: "12.00" }], next: null });
    const newer = await get(`${path}?limit=2`);
    expect(newer).toEqual({ ...all, items: all.items.slice(1), next: "2026-03-03" });
    expect(await get(`${path}?limit=2&before=${newer.next}`)).toEqual({ ...all, items: all.items.slice(0, 1) });
  });
});
