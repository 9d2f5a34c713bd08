import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { ZERO } from "#core/money.ts";
import { deleteMember } from "#server/features/households/store.ts";
import { addPerson } from "#server/features/households/testing.ts";
import { newMember, type TestApp, testApp } from "#server/testing.ts";
import type { File, FileIncome } from "./file.ts";
import type { Part } from "./parts.ts";
import { begin, finish, stage } from "./steps.ts";
import { incomesToWrite } from "./store.ts";

type Person = Awaited<ReturnType<typeof newMember>>;
let test: TestApp;
let ann: Person;
let sam: Person;
let file: { household: object; incomes: object[]; bills: object[] };
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
afterEach(() => test.reset());

/** A household with only these members, owned by the first. */
async function homeOf(name: string, ...firstNames: string[]): Promise<Person[]> {
  const { household } = await addPerson(test.db, name);
  const people: Person[] = [];
  for (const [at, firstName] of firstNames.entries()) {
    people.push(await newMember(test, household, at === 0 ? "owner" : "member", firstName));
  }
  await deleteMember(test.db, household, name);
  return people;
}

const percent = () => [
  { memberId: ann.id, share: 2_500 },
  { memberId: sam.id, share: 7_500 },
];

beforeEach(async () => {
  [ann, sam] = (await homeOf("old", "Ann", "Sam")) as [Person, Person];
  const { id: accountId } = (await ann.post("/api/accounts", { name: "Bills", balance: "500.00" })).json();
  const bill = { frequency: "weekly", category: "utilities", accountId };
  await ann.post("/api/bills", { ...bill, name: "Power", amount: "100.00" });
  const { id: car } = (await ann.post("/api/bills", { ...bill, name: "Car", amount: "50.00" })).json();
  const pay = { frequency: "biweekly", nextPayday: "2026-03-06" };
  await ann.post("/api/incomes", { ...pay, name: "Ann's pay", amount: "3000.00" });
  await sam.post("/api/incomes", { ...pay, name: "Sam's pay", amount: "1000.00" });
  await ann.send("PUT", "/api/household/shares", { mode: "percent", parts: percent() });
  await ann.send("PUT", `/api/bills/${car}/shares`, { parts: [{ memberId: sam.id, share: 10_000 }] });
  await ann.send("PATCH", "/api/household", { name: "Elm Street", currency: "EUR", timeZone: "Europe/Vienna" });
  file = (await ann.get("/api/export")).json();
});

const KEPT = { people: [], incomes: 0, incomesLeftOut: 0, bills: 0, shareRule: false };

async function importInto(who: Person, given: object = file) {
  const preview = (await who.post("/api/import/preview", given)).json();
  const done = await who.post("/api/import", given);
  expect(done.statusCode, done.body).toBe(200);
  expect(done.json()).toEqual(preview);
  return preview.notKept;
}

const incomesOf = async (who: Person) =>
  (await who.get("/api/incomes")).json().map((each: { name: string; memberId: string }) => [each.name, each.memberId]);
const sharesOf = async (who: Person) => (await who.get("/api/household")).json().shares;

it("an export names the members and their shares, without addresses", () => {
  expect(file.household).toEqual({
    ...{ name: "Elm Street", currency: "EUR", timeZone: "Europe/Vienna", shareMode: "percent" },
    members: [
      { id: ann.id, name: "Ann", role: "owner", share: 2_500 },
      { id: sam.id, name: "Sam", role: "member", share: 7_500 },
    ],
  });
  expect(JSON.stringify(file)).not.toContain("@example.com");
});

it("an import keeps the holders of an account who are members here", async () => {
  const [account] = (await ann.get("/api/accounts")).json();
  await ann.send("PATCH", `/api/accounts/${account.id}`, { holders: [sam.id, ann.id] });
  file = (await ann.get("/api/export")).json();
  expect(file).toMatchObject({ accounts: [{ holders: [sam.id, ann.id] }] });
  const [ann2, sam2] = (await homeOf("new", "Ann", "Sam")) as [Person, Person];
  await importInto(ann2);
  expect((await ann2.get("/api/accounts")).json()).toMatchObject([{ holders: [{ id: sam2.id }, { id: ann2.id }] }]);
  const [sam3] = (await homeOf("without", "Sam", "Kim")) as [Person];
  await importInto(sam3);
  expect((await sam3.get("/api/accounts")).json()).toMatchObject([{ holders: [{ id: sam3.id, firstName: "Sam" }] }]);
});

it("an import matches members by name, and keeps what is theirs", async () => {
  const [ann2, sam2] = (await homeOf("new", "ann", "Sam")) as [Person, Person];
  expect(await importInto(ann2)).toEqual(KEPT);
  expect(await incomesOf(ann2)).toEqual([
    ["Ann's pay", ann2.id],
    ["Sam's pay", sam2.id],
  ]);
  expect(await sharesOf(ann2)).toMatchObject({
    mode: "percent",
    parts: [
      { memberId: ann2.id, share: 2_500 },
      { memberId: sam2.id, share: 7_500 },
    ],
    bills: [{ billName: "Car", parts: [{ memberId: sam2.id, share: 10_000 }] }],
  });
  const { name, currency, timeZone } = (await ann2.get("/api/household")).json();
  expect({ name, currency, timeZone }, "which are the owner's to change").toMatchObject({
    currency: null,
    timeZone: null,
  });
});

it("an import reports what it can't keep without a matching member", async () => {
  const [ann2] = (await homeOf("new", "Ann", "Kim")) as [Person];
  expect(await importInto(ann2)).toEqual({ people: ["Sam"], incomes: 1, incomesLeftOut: 0, bills: 1, shareRule: true });
  expect(await incomesOf(ann2)).toEqual([
    ["Ann's pay", ann2.id],
    ["Sam's pay", ann2.id],
  ]);
  expect(await sharesOf(ann2)).toEqual({ mode: "income", parts: [], bills: [] });
  // The second time there is nothing new to lose.
  expect(await importInto(ann2)).toMatchObject({ incomes: 0, bills: 0 });
});

it("a household's own backup doesn't bring back the pay of a member who left", async () => {
  expect((await ann.send("DELETE", `/api/household/members/${sam.id}`)).statusCode).toBeLessThan(300);
  expect(await importInto(ann)).toMatchObject({ people: ["Sam"], incomes: 0, incomesLeftOut: 1 });
  expect(await incomesOf(ann)).toEqual([["Ann's pay", ann.id]]);
});

it("an import leaves out the pay, and its transfers, of a member who leaves before it is finished", async () => {
  const { household } = await addPerson(test.db, "leaving");
  const [kim, pat] = [await newMember(test, household, "owner"), await newMember(test, household, "member")];
  const { id: account } = (await kim.post("/api/accounts", { name: "Bills", balance: "0" })).json();
  const [pay] = (file as unknown as File).incomes;
  const income = { ...(pay as FileIncome), accountId: null, memberId: pat.id };
  const ids = new Map([[income.id, 900]]);
  const people = [kim.id, pat.id];
  const rows = incomesToWrite([income], { household, ids, accountOf: () => null, user: kim.id, people });
  const at = test.clock.now();
  const day = test.clock.today();
  const transfer = {
    ...{ household, incomeId: 900, payday: day, accountId: account },
    planned: ZERO,
    moved: ZERO,
    movedAt: at,
  };
  const parts: Part[] = [
    { kind: "incomes", rows },
    { kind: "transfers", rows: [transfer] },
  ];
  const staged = await stage(test.db, household, parts, at);
  await test.db.transaction((tx) => begin(tx, staged));
  await deleteMember(test.db, household, pat.id);
  await finish(test.db, household);
  expect(await incomesOf(kim)).toEqual([]);
});

it("an import matches no one when a name is ambiguous", async () => {
  const [ann2] = (await homeOf("new", "Ann", "Sam", "Sam")) as [Person];
  expect(await importInto(ann2)).toEqual({ people: ["Sam"], incomes: 1, incomesLeftOut: 0, bills: 1, shareRule: true });
});

it("an import keeps the household's sharing rule", async () => {
  const [ann2] = (await homeOf("new", "Ann", "Sam")) as [Person];
  await ann2.send("PUT", "/api/household/shares", { mode: "equal" });
  expect(await importInto(ann2)).toEqual({ ...KEPT, shareRule: true });
  expect((await sharesOf(ann2)).mode).toBe("equal");
});

it("an import accepts a file without members", async () => {
  const { household: _, ...earlier } = file;
  const [kim] = (await homeOf("new", "Kim")) as [Person];
  expect(await importInto(kim, earlier)).toEqual({
    ...{ people: [null, null], incomes: 2, incomesLeftOut: 0, bills: 1, shareRule: false },
  });
});

it("an import matches a file's only member to the user who imports it", async () => {
  const [zoe] = (await homeOf("alone", "Zoe")) as [Person];
  await zoe.post("/api/incomes", { name: "Pay", amount: "900.00", frequency: "monthly" });
  const own = (await zoe.get("/api/export")).json();
  const [kim] = (await homeOf("new", "Kim")) as [Person];
  expect(await importInto(kim, own)).toEqual(KEPT);
  expect(await incomesOf(kim)).toEqual([["Pay", kim.id]]);
});

it("an import rejects an invalid household", async () => {
  const change = (over: object) => ({ ...file, household: { ...file.household, ...over } });
  const [kim] = (await homeOf("new", "Kim")) as [Person];
  for (const bad of [
    change({ shareMode: "lottery" }),
    change({ members: [{ id: "x", name: 5, role: "owner", share: null }] }),
    change({ members: [{ id: "x", name: "X", role: "king", share: null }] }),
    change({ members: [{ id: "x", name: "X", role: "owner", share: 10_001 }] }),
    change({ more: true }),
  ]) {
    expect((await kim.post("/api/import", bad)).statusCode).toBe(400);
  }
});

it("an import ignores percentages that don't add up to 100", async () => {
  const members = [{ id: ann.id, name: "Ann", role: "owner", share: 2_500 }];
  const [ann2] = (await homeOf("new", "Ann")) as [Person];
  const partly = { ...file, household: { ...file.household, members } };
  expect(await importInto(ann2, partly)).toMatchObject({ shareRule: true });
  expect((await sharesOf(ann2)).mode).toBe("income");
});
