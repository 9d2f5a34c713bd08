import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { newMember, type TestApp, testApp } from "#server/testing.ts";
import { deleteMember } from "./store.ts";
import { addPerson } from "./testing.ts";

type Person = Awaited<ReturnType<typeof newMember>>;
let test: TestApp;
let home: string;
let ann: Person;
let sam: Person;
let power: number;
let car: number;
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
  const { id: accountId } = (await ann.post("/api/accounts", { name: "Bills", balance: "1000.00" })).json();
  const bill = { frequency: "weekly", category: "utilities", accountId };
  power = (await ann.post("/api/bills", { ...bill, name: "Power", amount: "100.01" })).json().id;
  car = (await ann.post("/api/bills", { ...bill, name: "Car", amount: "50.00" })).json().id;
  const pay = { name: "Salary", frequency: "biweekly", nextPayday: "2026-03-06" };
  await ann.post("/api/incomes", { ...pay, amount: "3000.00" });
  await sam.post("/api/incomes", { ...pay, amount: "1000.00" });
});

async function cards(who: Person = ann) {
  const { paydays } = (await who.get("/api/plan")).json();
  return paydays.map(({ member, total }: { member: string; total: string }) => `${member} ${total}`);
}

const set = (body: object) => sam.send("PUT", "/api/household/shares", body);
const setBill = (id: number, parts: object[]) => sam.send("PUT", `/api/bills/${id}/shares`, { parts });

it("shows each member their share on their own payday: by income, equally, or by percentage", async () => {
  // Two weeks of 150.01 are 300.02.
  expect(await cards()).toEqual(["Ann 225.02", "Sam 75.00"]);
  expect((await set({ mode: "equal" })).json().shares).toEqual({ mode: "equal", parts: [], bills: [] });
  expect(await cards(sam)).toEqual(["Ann 150.02", "Sam 150.00"]);
  const parts = [
    { memberId: ann.id, share: 3_333 },
    { memberId: sam.id, share: 6_667 },
  ];
  expect((await set({ mode: "percent", parts })).json().shares).toMatchObject({ mode: "percent", parts });
  expect(await cards()).toEqual(["Ann 100.00", "Sam 200.02"]);
});

it("shares a bill in another way until that is removed", async () => {
  await set({ mode: "equal" });
  const alone = [{ memberId: sam.id, share: 10_000 }];
  expect((await setBill(car, alone)).json().shares.bills).toEqual([{ billId: car, billName: "Car", parts: alone }]);
  expect(await cards()).toEqual(["Ann 100.02", "Sam 200.00"]);
  expect((await setBill(car, [])).json().shares.bills).toEqual([]);
  expect(await cards()).toEqual(["Ann 150.02", "Sam 150.00"]);
});

it("rejects percentages that don't add up to 100, or include a stranger", async () => {
  const half = { memberId: ann.id, share: 5_000 };
  for (const parts of [
    [half],
    [half, half],
    [{ memberId: ann.id, share: 10_001 }],
    [{ memberId: ann.id, share: 0.5 }],
  ]) {
    expect((await set({ mode: "percent", parts })).statusCode).toBe(400);
    expect((await setBill(power, parts)).statusCode).toBe(400);
  }
  const stranger = [half, { memberId: "founder", share: 5_000 }];
  expect((await set({ mode: "percent", parts: stranger })).json()).toMatchObject({ message: "Member not found" });
  expect((await setBill(power, stranger)).statusCode).toBe(404);
});

it("continues with the remaining members when one leaves", async () => {
  const parts = [
    { memberId: ann.id, share: 4_000 },
    { memberId: sam.id, share: 6_000 },
  ];
  await set({ mode: "percent", parts });
  await setBill(car, [{ memberId: sam.id, share: 10_000 }]);
  await ann.send("DELETE", `/api/household/members/${sam.id}`);
  expect(await cards()).toEqual(["Ann 300.02"]);
});

it("exports whose an income is and how a bill is shared", async () => {
  await setBill(car, [{ memberId: sam.id, share: 10_000 }]);
  const file = (await ann.get("/api/export")).json();
  expect(file.incomes.map(({ memberId }: { memberId: string }) => memberId)).toEqual([ann.id, sam.id]);
  await ann.send("DELETE", `/api/bills/${car}`);
  const incomes = (await ann.get("/api/incomes")).json();
  for (const { id } of incomes) await ann.send("DELETE", `/api/incomes/${id}`);
  expect((await ann.post("/api/import", file)).statusCode).toBe(200);
  expect(await cards()).toEqual(["Ann 150.02", "Sam 150.00"]);

  const kim = await newMember(test, (await addPerson(test.db, "kim")).household, "owner", "Kim");
  expect((await kim.post("/api/import", file)).statusCode).toBe(200);
  expect((await kim.get("/api/household")).json().shares.bills).toEqual([]);
  expect(await cards(kim)).toEqual(["Kim 225.02", "Kim 75.00"]);
  expect(JSON.stringify(file)).not.toContain("@example.com");
});
