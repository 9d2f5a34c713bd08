import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { SETTINGS } from "#server/features/settings/testing.ts";
import { household, newMember, type TestApp, testApp, unexplainedPots } from "#server/testing.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(async () => {
  expect(await unexplainedPots(test.db)).toBe(0);
  await test.reset();
});
afterAll(() => test.close());

const PAYDAY = "2026-03-06";

async function paid() {
  const ann = await household(test, "ann@example.com", "100.00");
  await ann.addBill();
  const salary = { name: "Salary", amount: "800", frequency: "weekly", nextPayday: PAYDAY };
  const { id: incomeId } = (await ann.post("/api/incomes", salary)).json();
  const mark = (moved?: string, payday = PAYDAY, accountId = ann.accountId) =>
    ann.post("/api/transfers", {
      incomeId,
      payday,
      transfers: [{ accountId, planned: "30.00", ...(moved !== undefined && { moved }) }],
    });
  const undo = (payday = PAYDAY) => ann.post("/api/transfers/undo", { incomeId, payday });
  const card = async () => (await ann.get("/api/plan")).json().paydays[0];
  return { ann, mark, undo, card };
}

it("marks a payday's transfer as moved without changing a balance", async () => {
  const { ann, mark, card } = await paid();
  const { transfers } = (await mark()).json();
  expect(transfers).toMatchObject([
    { payday: PAYDAY, planned: "30.00", moved: "30.00", at: "2026-03-02T09:00:00.000Z" },
  ]);
  expect(await ann.balance()).toBe("100.00");
  expect(await card()).toMatchObject({ payday: PAYDAY, isMoved: true, transfers: [{ moved: { amount: "30.00" } }] });
});

it("plans another member's pay by their rule, and accepts no other amount for it", async () => {
  const { ann, mark } = await paid();
  const bob = await newMember(test, ann.household, "member", "Bob");
  const rule = { ...SETTINGS, currency: "USD", moveRounding: 10 };
  await ann.addBill({ amount: "10.00" });
  await ann.send("PUT", "/api/settings", rule);
  const seenBy = async (who: Pick<typeof bob, "get">) => {
    const { paydays, verdict } = (await who.get("/api/plan?rounding=1")).json();
    return [paydays[0].transfers[0].planned, paydays[0].isYours, verdict.state];
  };
  expect(await seenBy(ann)).toEqual(["33.00", true, "on-track"]);
  expect(await seenBy(bob)).toEqual(["40.00", false, "on-track"]);
  const { incomeId, payday } = (await bob.get("/api/plan")).json().paydays[0];
  const markAs = (planned: string) =>
    bob.post("/api/transfers", { incomeId, payday, transfers: [{ accountId: ann.accountId, planned }] });
  expect((await markAs("33.00")).statusCode).toBe(409);
  expect((await markAs("40.00")).statusCode).toBe(200);
  expect((await mark("40.00")).statusCode).toBe(200);
});

it("posts the difference of another amount to that account", async () => {
  const { ann, mark, card } = await paid();
  expect((await mark("20.50")).statusCode).toBe(200);
  expect(await ann.balance()).toBe("90.50");
  expect(await card()).toMatchObject({ pay: "800.00", total: "20.50", rest: "779.50" });
  const { items } = (await ann.get(`/api/accounts/${ann.accountId}/entries`)).json();
  expect(items[0]).toMatchObject({ kind: "transfer", amount: "-9.50" });
  expect((await mark("0", "2026-03-13")).statusCode).toBe(200);
  expect(await ann.balance()).toBe("60.50");
});

it("counts once when two people press 'I moved it' at once, or someone enters another amount later", async () => {
  const { ann, mark } = await paid();
  const answers = await Promise.all([mark("50.00"), mark("50.00"), mark("50.00")]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.json().transfers[0].id)).size).toBe(1);
  expect(await ann.balance()).toBe("120.00");
  expect((await mark("49.00")).json()).toMatchObject({
    code: "conflict",
    message: "This transfer is already marked as moved, for 50.00",
  });
});

it("keeps what was moved, and what is left, when the plan changes later", async () => {
  const { ann, mark, card } = await paid();
  await mark();
  await ann.addBill({ name: "Rent", amount: "433.00" });
  expect(await card()).toMatchObject({ total: "30.00", rest: "770.00", isMoved: true });
});

it("lists no catch-up that started after the money was moved", async () => {
  const { ann, mark, card } = await paid();
  await mark();
  const { id } = (await ann.bills())[0];
  await ann.post(`/api/bills/${id}/catch-up`, { weekly: "10.00", until: "2026-06-01" });
  expect(await card()).toMatchObject({ catchUps: [], transfers: [{ planned: "30.00", catchUp: "0.00" }] });
});

it("undoes a transfer marked by mistake, with the difference, and allows marking it again", async () => {
  const { ann, mark, undo, card } = await paid();
  await mark("20.50");
  expect((await undo()).json().transfers).toMatchObject([{ payday: PAYDAY, moved: "20.50" }]);
  expect(await ann.balance()).toBe("100.00");
  expect(await card()).toMatchObject({ payday: PAYDAY, isMoved: false, transfers: [{ moved: null }] });
  expect((await mark("20.50")).statusCode).toBe(200);
  expect(await ann.balance()).toBe("90.50");
  expect((await undo()).statusCode).toBe(200);
  expect((await mark()).json().transfers).toMatchObject([{ moved: "30.00" }]);
  expect(await ann.balance()).toBe("100.00");
});

it("undoes it once when two people press Undo at once, or while another marks it", async () => {
  const { ann, mark, undo } = await paid();
  await mark("50.00");
  const answers = await Promise.all([undo(), undo(), undo()]);
  expect(answers.map((answer) => answer.json().transfers.length).sort()).toEqual([0, 0, 1]);
  expect(await ann.balance()).toBe("100.00");
  for (const answer of await Promise.all([mark("50.00"), undo(), mark("50.00"), undo()]))
    expect(answer.statusCode).toBe(200);
  const isMarked = (await ann.get("/api/export")).json().transfers.length === 1;
  expect(await ann.balance()).toBe(isMarked ? "120.00" : "100.00");
});

it("rejects a day that is not a payday, unknown and foreign accounts, and negative amounts", async () => {
  const { mark, ann } = await paid();
  const bob = await household(test, "bob@example.com");
  expect((await mark(undefined, "2026-03-07")).json().errors).toEqual({
    payday: "This is not a payday of this income",
  });
  expect((await mark(undefined, PAYDAY, bob.accountId)).statusCode).toBe(404);
  expect((await mark("-1")).statusCode).toBe(400);
  expect((await mark("99999999.99")).json().message).toBe("The total would be more than 99999999.99");
  expect(await ann.balance()).toBe("100.00");
});

it("rejects an amount or an account that isn't on the payday's card, and repeats what is already marked", async () => {
  const { ann, mark } = await paid();
  const changed = { code: "conflict", message: "The plan has changed. Please review it again." };
  const { id: savings } = (await ann.post("/api/accounts", { name: "Savings", balance: "50.00" })).json();
  expect((await mark("0", PAYDAY, savings)).json()).toMatchObject(changed);
  expect(await ann.balance(savings)).toBe("50.00");
  const first = (await mark("20.00")).json();
  await ann.addBill({ name: "Rent", amount: "433.00" });
  expect((await mark("20.00")).json()).toEqual(first);
  expect((await mark("20.00", "2026-03-13")).json()).toMatchObject(changed);
  expect(await ann.balance()).toBe("90.00");
});

it("accepts the card of another rule than the saved one, catch-ups included", async () => {
  const { ann } = await paid();
  const water = await ann.addBill({ name: "Water", amount: "4.33" });
  await ann.post(`/api/bills/${water.id}/catch-up`, { weekly: "5.00", until: "2026-12-01" });
  const [{ incomeId, payday, transfers }] = (await ann.get("/api/plan?rate=exact&rounding=10")).json().paydays;
  const [{ accountId, planned }] = transfers;
  const answer = await ann.post("/api/transfers", { incomeId, payday, transfers: [{ accountId, planned }] });
  expect(answer.json().transfers).toMatchObject([{ planned: "45.00", moved: "45.00" }]);
});

it("is exported, imported, and erased with everything else", async () => {
  const { ann, mark } = await paid();
  await mark("50.00");
  const file = (await ann.get("/api/export")).json();
  expect(file.transfers).toMatchObject([{ payday: PAYDAY, moved: "50.00" }]);
  const bob = await household(test, "bob@example.com");
  expect((await bob.post("/api/import", file)).statusCode).toBe(200);
  const again = (await bob.get("/api/export")).json();
  expect(again.transfers).toMatchObject([{ payday: PAYDAY, planned: "30.00", moved: "50.00" }]);
  expect(again.incomes[0]).toMatchObject({ payday: PAYDAY, paymentDay: 5, paymentDayType: "weekly" });
  expect((await bob.get("/api/plan")).json().paydays[0]).toMatchObject({ payday: PAYDAY, isMoved: true });
});
