import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "#core/day.ts";
import { households, users } from "#server/db/schema/index.ts";
import { examine } from "#server/doctor/examine.ts";
import { tickOn } from "#server/invariants/tick.ts";
import { eraseDue } from "#server/scheduler/erase-due.ts";
import { newMember, type TestApp, testApp } from "#server/testing.ts";
import { deleteMember, listMembers, updateRole } from "./store.ts";
import { addPerson } from "./testing.ts";

type Person = Awaited<ReturnType<typeof newMember>>;
let test: TestApp;
let home: string;
let ann: Person;
let sam: Person;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
afterEach(() => test.reset());
beforeEach(async () => {
  home = (await addPerson(test.db, "founder")).household;
  ann = await newMember(test, home, "owner", "Ann");
  sam = await newMember(test, home, "member", "Sam");
  await deleteMember(test.db, home, "founder");
});

const rolesAtHome = async () =>
  Object.fromEntries((await listMembers(test.db, home)).map(({ firstName, role }) => [firstName, role]));
const of = ({ id }: Person) => `/api/household/members/${id}`;
const leave = (who: Person) => who.post("/api/household/leave");
const LAST = /A household needs an owner. Hand over ownership before you/;

describe("the last owner", () => {
  it("can neither leave nor be demoted, and can hand over", async () => {
    expect((await leave(ann)).json()).toMatchObject({ code: "conflict", message: expect.stringMatching(LAST) });
    const less = await ann.send("PATCH", of(ann), { role: "member" });
    expect(less.json()).toMatchObject({ code: "conflict", message: expect.stringMatching(LAST) });
    const handed = await ann.post("/api/household/hand-over", { memberId: sam.id });
    expect(handed.json()).toMatchObject({ role: "member", members: [{ role: "member" }, { role: "owner" }] });
    expect((await ann.send("DELETE", of(sam))).statusCode).toBe(403);
    expect((await leave(ann)).statusCode).toBe(204);
    expect(await rolesAtHome()).toEqual({ Sam: "owner" });
  });

  it("remains when two owners leave, step down or remove each other at the same time", async () => {
    const acts = [
      (who: Person) => leave(who),
      (who: Person) => who.send("PATCH", of(who), { role: "viewer" }),
      (who: Person, other: Person) => who.send("PATCH", of(other), { role: "member" }),
      (who: Person, other: Person) => who.send("DELETE", of(other)),
    ];
    for (const act of acts) {
      const [one, other] = [await newMember(test, home, "owner"), await newMember(test, home, "owner")];
      for (const { userId, role } of await listMembers(test.db, home)) {
        if (role === "owner" && userId !== one.id && userId !== other.id)
          await updateRole(test.db, home, userId, "member");
      }
      await Promise.all([act(one, other), act(other, one)]);
      expect((await listMembers(test.db, home)).filter(({ role }) => role === "owner")).toHaveLength(1);
    }
  });

  it("cannot leave as the only member", async () => {
    await ann.send("DELETE", of(sam));
    expect((await leave(ann)).json()).toMatchObject({ message: expect.stringContaining("You are the only member") });
  });

  it("leaves the household to the longest-standing member when erased", async () => {
    test.clock.forward(1);
    await newMember(test, home, "viewer", "Kim");
    await newMember(test, home, "member", "Max");
    const income = { name: "Salary", amount: "900.00", frequency: "monthly" };
    await ann.post("/api/incomes", income);
    await ann.post("/api/accounts", { name: "Bills", balance: "5.00" });
    await test.db.update(users).set({ deletesAt: test.clock.now() }).where(eq(users.id, ann.id));
    expect(await eraseDue(test.db, test.clock)).toBe(1);
    expect(await rolesAtHome()).toEqual({ Sam: "owner", Kim: "viewer", Max: "member" });
    expect((await sam.get("/api/accounts")).json()).toMatchObject([{ name: "Bills", balance: "5.00" }]);
    expect((await sam.get("/api/incomes")).json()).toEqual([]);
    expect((await examine(test.db)).flatMap(({ examples }) => examples)).toEqual([]);
  });
});

describe("a member", () => {
  it("is refused from the next request on once removed, and gets a household of their own", async () => {
    const income = { name: "Salary", amount: "900.00", frequency: "monthly" };
    const { memberId } = (await sam.post("/api/incomes", { ...income, nextPayday: "2026-03-06" })).json();
    expect(memberId).toBe(sam.id);
    await ann.post("/api/incomes", { ...income, name: "Wage" });
    expect((await ann.send("DELETE", of(sam))).statusCode).toBe(204);
    expect((await sam.post("/api/incomes", income)).json()).toMatchObject({ code: "not_signed_in" });
    // Their pay is no one else's: it leaves the plan.
    expect((await ann.get("/api/incomes")).json()).toMatchObject([{ name: "Wage", memberId: ann.id }]);
    expect((await ann.get("/api/plan")).json().paydays).toEqual([]);
    expect(await rolesAtHome()).toEqual({ Ann: "owner" });
    const again = await newMember(test, home, "viewer", "Sam");
    expect((await again.get("/api/household")).json().members).toHaveLength(2);
  });

  it("who leaves is in their own household at once, and sees nothing of the other", async () => {
    await ann.post("/api/accounts", { name: "Bills", balance: "5.00" });
    expect((await leave(sam)).statusCode).toBe(204);
    expect((await sam.get("/api/household")).json()).toMatchObject({ name: "Sam's household", role: "owner" });
    expect((await sam.get("/api/accounts")).json()).toEqual([]);
    const back = await sam.post(`/api/households/${home}/switch`);
    expect(back.json()).toEqual({ code: "not_found", message: "Household not found" });
  });

  it("can't remove themselves, or be given another role by another member", async () => {
    expect((await ann.send("DELETE", of(ann))).statusCode).toBe(409);
    expect((await sam.send("PATCH", of(sam), { role: "owner" })).json()).toEqual({
      code: "forbidden",
      message: "You don't have permission to do this in this household",
    });
  });

  it("can have another household and switch; requests for one never affect the other", async () => {
    const other = (await sam.post("/api/households", { name: "Band" })).json();
    expect(other).toMatchObject({ name: "Band", role: "owner", members: [{ isYou: true }] });
    const shown = { headers: { "weekwise-household": home } };
    const stale = await sam.post("/api/accounts", { name: "Tour" }, shown);
    expect(stale.json()).toMatchObject({ code: "other_household" });
    expect((await sam.get("/api/bills", shown)).statusCode).toBe(409);
    expect((await sam.get("/api/household", shown)).json().id).toBe(other.id);
    await sam.post("/api/accounts", { name: "Tour" });
    expect((await ann.get("/api/accounts")).json()).toEqual([]);
    expect((await sam.post(`/api/households/${home}/switch`)).json()).toMatchObject({ id: home, role: "member" });
    expect((await sam.post("/api/accounts", { name: "Joint" }, shown)).statusCode).toBe(201);
    expect((await ann.get("/api/accounts")).json()).toMatchObject([{ name: "Joint" }]);
  });

  it("can be in at most 20 households", async () => {
    for (let made = 1; made < 20; made += 1)
      expect((await sam.post("/api/households", { name: "x" })).statusCode).toBe(201);
    expect((await sam.post("/api/households", { name: "x" })).json()).toEqual({
      ...{ code: "conflict", message: "You can be in up to 20 households" },
    });
  });
});

it("who is an owner can set a valid name, currency and time zone", async () => {
  const set = (body: object) => ann.send("PATCH", "/api/household", body);
  const wanted = { name: "Elm Street", currency: "EUR", timeZone: "Europe/Vienna" };
  expect((await set(wanted)).json()).toMatchObject(wanted);
  expect((await set({ currency: null })).json()).toMatchObject({ ...wanted, currency: null });
  for (const bad of [{ name: " " }, { currency: "XXX" }, { timeZone: "Europe/Atlantis" }]) {
    expect((await set(bad)).statusCode).toBe(400);
  }
});

describe("deleting all data of a household with several members", () => {
  const confirm = (who: Person) => who.post("/api/auth/confirm", { password: "correct horse" });
  const askFor = (who: Person) => who.post("/api/household/delete-data");
  const deletion = async (who: Person) => (await who.get("/api/household")).json().deletion;
  const erase = () => eraseDue(test.db, test.clock);
  beforeEach(async () => {
    const { id } = (await ann.post("/api/accounts", { name: "Bills", balance: "50.00" })).json();
    const bill = { name: "Power", amount: "20.00", frequency: "monthly", category: "utilities", accountId: id };
    const { id: billId } = (await sam.post("/api/bills", bill)).json();
    await sam.post("/api/bills/pay", { billId });
    await sam.post("/api/incomes", { name: "Salary", amount: "900.00", frequency: "monthly" });
    await confirm(ann);
  });

  it("is for owners only, and requires a fresh confirmation", async () => {
    for (const path of ["delete-data", "keep-data"])
      expect((await sam.post(`/api/household/${path}`)).json().code).toBe("forbidden");
    test.clock.forward(60);
    expect((await askFor(ann)).json().code).toBe("confirm_first");
    expect(await deletion(ann)).toBeNull();
  });

  it("is visible to everyone beforehand, and any owner can cancel it", async () => {
    const kim = await newMember(test, home, "owner", "Kim");
    const asked = await askFor(ann);
    expect(asked.statusCode).toBe(202);
    const { at } = asked.json().deletion;
    expect(Date.parse(at) - test.clock.now().getTime()).toBeLessThan(24 * 3_600_000);
    expect(await deletion(ann)).toEqual({ at, by: "Ann", isYou: true });
    expect(await deletion(sam)).toEqual({ at, by: "Ann", isYou: false });
    test.clock.forward(1);
    await confirm(kim);
    expect((await askFor(kim)).json().deletion.at, "a repeated request does not postpone it").toBe(at);
    expect((await kim.post("/api/household/keep-data")).json().deletion).toBeNull();
    test.clock.forward(24 * 60);
    expect(await erase()).toBe(0);
    expect((await sam.get("/api/bills")).json()).toHaveLength(1);
  });

  it("keeps the household and its members, who start over", async () => {
    await askFor(ann);
    test.clock.forward(22 * 60);
    expect(await erase()).toBe(0);
    test.clock.forward(2 * 60);
    expect(await erase()).toBe(1);
    for (const path of ["bills", "accounts", "incomes"]) expect((await sam.get(`/api/${path}`)).json()).toEqual([]);
    expect((await sam.get("/api/payments")).json().items).toEqual([]);
    expect(await deletion(sam)).toBeNull();
    expect(await rolesAtHome()).toEqual({ Ann: "owner", Sam: "member" });
    expect((await examine(test.db)).flatMap(({ examples }) => examples)).toEqual([]);
    expect((await sam.post("/api/accounts", { name: "New", balance: "5.00" })).statusCode).toBe(201);
    expect(await erase()).toBe(0);
  });

  it("lets no one see or change it half done, and resumes after an interruption", async () => {
    await askFor(ann);
    test.clock.forward(24 * 60);
    let steps = 8;
    expect(await eraseDue(test.db, test.clock, () => steps-- <= 0)).toBe(0);
    const refusal = { code: "not_ready", message: expect.stringContaining("is being deleted") };
    expect((await sam.get("/api/bills")).json()).toMatchObject(refusal);
    expect((await sam.post("/api/accounts", { name: "New" })).json()).toMatchObject(refusal);
    expect((await ann.get("/api/export")).json().code).toMatch(/not_ready|confirm_first/);
    expect((await ann.post("/api/household/keep-data")).json().code).toBe("conflict");
    expect((await sam.get("/api/household")).statusCode).toBe(200);
    expect(await erase()).toBe(1);
    expect((await sam.get("/api/bills")).json()).toEqual([]);
    expect((await examine(test.db)).flatMap(({ examples }) => examples)).toEqual([]);
  });

  it("waits until an import is finished", async () => {
    await askFor(ann);
    test.clock.forward(24 * 60);
    await test.db.update(households).set({ importing: "00000000-0000-4000-8000-000000000000" });
    expect(await erase()).toBe(0);
    await test.db.update(households).set({ importing: null });
    expect(await erase()).toBe(1);
  });
});

it("shows who did what in ledger and payments, and no name for scheduled work", async () => {
  const { id } = (await ann.post("/api/accounts", { name: "Bills", balance: "50.00" })).json();
  const bill = { name: "Power", amount: "20.00", frequency: "monthly", category: "utilities", accountId: id };
  const { id: billId } = (await ann.post("/api/bills", bill)).json();
  await sam.post("/api/bills/pay", { billId, amount: "20.00" });
  await tickOn(test.db, addDays(test.clock.today(), 7));
  const entries = (await ann.get(`/api/accounts/${id}/entries`)).json().items;
  expect(entries.map(({ kind, by }: { kind: string; by: object }) => ({ kind, ...by }))).toEqual([
    { kind: "weekly" },
    { kind: "payment", name: "Sam", isYou: false },
    { kind: "opening", name: "Ann", isYou: true },
  ]);
  expect((await sam.get("/api/payments")).json().items).toMatchObject([{ by: { name: "Sam", isYou: true } }]);
  await deleteMember(test.db, home, sam.id);
  await test.db.delete(users).where(eq(users.id, sam.id));
  expect((await ann.get("/api/payments")).json().items).toMatchObject([{ by: { name: null, isYou: false } }]);
});
