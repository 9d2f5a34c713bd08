import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
