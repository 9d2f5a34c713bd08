import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ask, type Person, person } from "#server/features/accounts/testing.ts";
import { dumpByHousehold } from "#server/invariants/dump.ts";
import { tickOn } from "#server/invariants/tick.ts";
import type { TestApp } from "#server/testing.ts";
import { exported, portrait, settled, wrong } from "./testing.ts";

let test: TestApp;
let ann: Person;
let putBack: () => Promise<void>;
beforeAll(async () => {
  ({ test, ann } = await settled());
  await liveABit(ann);
  putBack = await test.keep();
});
// The only household in the database: full scans would otherwise include the previous tests' households.
beforeEach(() => putBack());
afterAll(() => test.close());

const post = async (who: Person, path: string, body: unknown = {}) => (await ask(who, "POST", path, body)).body;
const list = async (who: Person, path: string) => (await who.get(path)).json();
const named = (items: { name: string; id: number }[], name: string) => items.find((item) => item.name === name)?.id;

/**
 * What a plain history lacks: an undone payment, a bill switched off and on, an account and bills deleted with money in
 * them.
 */
async function liveABit(who: Person) {
  const { id: accountId } = await post(who, "/api/accounts", { name: "Old purse", balance: "300.00" });
  const bill = { amount: "20.00", frequency: "weekly", category: "food", accountId };
  const { id: market } = await post(who, "/api/bills", { ...bill, name: "Market" });
  const { id: bakery } = await post(who, "/api/bills", { ...bill, name: "Bakery" });
  await post(who, "/api/bills/process-savings");
  await post(who, "/api/bills/pay", { billId: market });
  const { payment } = await post(who, "/api/bills/pay", { billId: bakery, amount: "5.00" });
  await post(who, `/api/payments/${payment.id}/undo`);
  const gym = named(await list(who, "/api/bills"), "Gym");
  const { payment: second } = await post(who, "/api/bills/pay", { billId: gym });
  await who.send("DELETE", `/api/bills/${gym}`);
  await post(who, `/api/payments/${second.id}/undo`);
  await who.send("DELETE", `/api/bills/${market}`);
  const own = (await list(who, "/api/bills")).find(({ isAutomatic }: { isAutomatic: boolean }) => isAutomatic);
  for (const isAutomatic of [false, true]) await who.send("PATCH", `/api/bills/${own.id}`, { isAutomatic });
  await who.send("DELETE", `/api/accounts/${accountId}`);
}

describe("a new user", () => {
  it("gets the same household to the cent, once even if imported repeatedly, and no one else is affected", async () => {
    const file = await exported(ann);
    const ben = await person(test, "ben");
    const expected = {
      accounts: { added: 4, known: 0 },
      bills: { added: 18, known: 0 },
      incomes: { added: 3, known: 0 },
    };
    expect(await ask(ben, "POST", "/api/import/preview", file)).toMatchObject({ status: 200, body: expected });
    expect(await list(ben, "/api/accounts"), "a preview changes nothing").toEqual([]);

    const before = (await dumpByHousehold(test.db))[ann.household];
    expect(await ask(ben, "POST", "/api/import", file)).toMatchObject({
      status: 200,
      body: { ...expected, payments: { added: file.payments.length, known: 0 }, entries: file.entries.length },
    });
    expect(await portrait(test, ben.household)).toEqual(await portrait(test, ann.household));
    expect(await wrong(test)).toEqual([]);
    expect((await dumpByHousehold(test.db))[ann.household]).toEqual(before);

    const once = await dumpByHousehold(test.db);
    expect(await ask(ben, "POST", "/api/import", file)).toMatchObject({
      status: 200,
      body: { accounts: { added: 0, known: 4 }, bills: { added: 0, known: 18 }, payments: { added: 0 }, entries: 0 },
    });
    expect(await dumpByHousehold(test.db)).toEqual(once);

    // A third user gets everything from the second's export, and the first recognises everything in it.
    const cleo = await person(test, "cleo");
    const onward = await exported(ben);
    await post(cleo, "/api/import", onward);
    expect(await portrait(test, cleo.household)).toEqual(await portrait(test, ann.household));
    const hers = await dumpByHousehold(test.db);
    expect(await post(ann, "/api/import", onward)).toMatchObject({
      accounts: { added: 0 },
      bills: { added: 0 },
      entries: 0,
    });
    expect(await dumpByHousehold(test.db)).toEqual(hers);
    expect(await wrong(test)).toEqual([]);
  });

  it("continues: the scheduler processes imported data, and an imported payment can be undone", async () => {
    const dora = await person(test, "dora");
    const bill = named(await list(ann, "/api/bills"), "Water");
    await post(ann, "/api/bills/pay", { billId: bill });
    await post(dora, "/api/import", await exported(ann));
    const [payment] = (await list(dora, "/api/payments?limit=1")).items;
    expect(payment).toMatchObject({ billName: "Water", status: "completed" });
    expect(await post(dora, `/api/payments/${payment.id}/undo`)).toMatchObject({ status: "cancelled" });
    await post(dora, "/api/bills/process-savings");
    expect(await wrong(test)).toEqual([]);
  });
});

it.each([
  [{ frequency: "once" }, { frequency: "weekly" }],
  [{ frequency: "monthly", endsAfter: 1 }, { endsOn: null }],
])("imports a bill archived by its last payment and changed since: %j to %j", async (plan, change) => {
  const [due, accountId] = [test.clock.today(), named(await list(ann, "/api/accounts"), "Household")];
  const input = { ...plan, name: "Trip", amount: "5.00", category: "other", nextDueDate: due, accountId };
  const { id: billId } = await post(ann, "/api/bills", input);
  await post(ann, "/api/bills/pay", { billId });
  const { body: changed } = await ask(ann, "PATCH", `/api/bills/${billId}`, change);
  expect(changed).toMatchObject({ archivedOn: due, nextDueDate: null, endsOn: null });
  const ben = await person(test, "ben");
  expect(await ask(ben, "POST", "/api/import", await exported(ann))).toMatchObject({ status: 200 });
  expect(await portrait(test, ben.household)).toEqual(await portrait(test, ann.household));
  const bringBack = async (who: Person) =>
    post(who, `/api/bills/${named(await list(who, "/api/bills?archived=true"), "Trip")}/bring-back`);
  const { nextDueDate } = await bringBack(ann);
  expect(await bringBack(ben)).toMatchObject({ nextDueDate });
  expect(await wrong(test)).toEqual([]);
});

describe("a user with data", () => {
  it("keeps it and gets the file's as well; duplicate names get a number", async () => {
    const eve = await person(test, "eve");
    const { id } = await post(eve, "/api/accounts", { name: "household", balance: "1.00" });
    await post(eve, "/api/bills", {
      name: "Rent",
      amount: "1.00",
      frequency: "weekly",
      category: "housing",
      accountId: id,
    });
    const own = (await portrait(test, eve.id)).filter((row) => !row.startsWith("entry"));
    const file = await exported(ann);
    await post(eve, "/api/import", file);
    expect(await portrait(test, eve.id)).toEqual(expect.arrayContaining(own));
    const names = (await list(eve, "/api/accounts")).map(({ name }: { name: string }) => name);
    expect(names).toEqual(["Car", "Default Bills Account", "household", "Household (2)", "Savings"]);
    expect(await wrong(test)).toEqual([]);
  });

  it("gets back what was deleted since, with its contents", async () => {
    const file = await exported(ann);
    const bills = await list(ann, "/api/bills");
    const trip = bills.find(({ name }: { name: string }) => name === "School trip");
    const savings = (await list(ann, "/api/accounts")).find(({ name }: { name: string }) => name === "Savings");
    await ann.send("DELETE", `/api/bills/${trip.id}`);
    await ann.send("DELETE", `/api/accounts/${savings.id}`);
    expect(await post(ann, "/api/import", file)).toMatchObject({
      accounts: { added: 1 },
      bills: { added: 1 },
      payments: { added: 0 },
    });
    const again = await list(ann, "/api/bills");
    expect(again.find(({ name }: { name: string }) => name === "School trip")).toMatchObject({
      savings: { savedAmount: trip.savings.savedAmount },
      account: trip.account,
      nextPaymentDate: trip.nextPaymentDate,
    });
    expect(named(await list(ann, "/api/accounts"), "Savings")).not.toBe(savings.id);
    expect(await list(ann, "/api/accounts")).toContainEqual(
      expect.objectContaining({ name: "Savings", balance: savings.balance }),
    );
    expect(await wrong(test)).toEqual([]);
    const once = await dumpByHousehold(test.db);
    await post(ann, "/api/import", file);
    expect(await dumpByHousehold(test.db)).toEqual(once);
  });

  it("gets a later file's new bill with its money movements, and keeps all other figures", async () => {
    const fay = await person(test, "fay");
    await post(fay, "/api/import", await exported(ann));
    const accountId = named(await list(ann, "/api/accounts"), "Household");
    const { id } = await post(ann, "/api/bills", {
      name: "Piano",
      amount: "30.00",
      frequency: "weekly",
      category: "education",
      accountId,
    });
    await post(ann, "/api/bills/process-savings");
    await post(ann, "/api/bills/pay", { billId: id, amount: "12.00" });
    const before = await list(fay, "/api/accounts");
    expect(await post(fay, "/api/import", await exported(ann))).toMatchObject({
      bills: { added: 1 },
      payments: { added: 1 },
    });
    const after = await list(fay, "/api/accounts");
    const change = (name: string) =>
      [after, before].map((all) => all.find((each: { name: string }) => each.name === name).balance);
    expect(change("Household")).toEqual([(Number(change("Household")[1]) + 18).toFixed(2), change("Household")[1]]);
    expect(change("Savings")[0]).toBe(change("Savings")[1]);
    expect(await wrong(test)).toEqual([]);
  });
});

it("imports a file once when it is sent twice at once", async () => {
  const gus = await person(test, "gus");
  const file = await exported(ann);
  const answers = await Promise.all([post(gus, "/api/import", file), post(gus, "/api/import", file)]);
  expect(answers.map(({ bills }) => bills.added).sort()).toEqual([0, file.bills.length]);
  expect(await wrong(test)).toEqual([]);
});

it.each([
  ["eve", "of a few cents that costs more today", { amount: "0.05", frequency: "annually" }, { amount: "60.00" }],
  ["fay", "that was yearly and is now monthly", { amount: "0.25", frequency: "annually" }, { frequency: "monthly" }],
])("%s restores a bill %s with its weeks of 0.00", async (name, _, fields, change) => {
  const who = await person(test, name);
  const { id: accountId } = await post(who, "/api/accounts", { name: "Joint", balance: "10.00" });
  const bill = await post(who, "/api/bills", { name: "Fee", category: "other", accountId, ...fields });
  test.clock.forward(15 * 24 * 60);
  await tickOn(test.db, test.clock.today());
  await who.post("/api/auth/login-direct", { email: `${name}@example.com`, password: "correct horse" });
  await who.send("PATCH", `/api/bills/${bill.id}`, change);
  expect(await wrong(test)).toEqual([]);
  const file = await exported(who);
  expect(await ask(await person(test, `${name}-again`), "POST", "/api/import", file)).toMatchObject({ status: 200 });
  expect(await wrong(test)).toEqual([]);
});
