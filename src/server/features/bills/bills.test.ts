import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { household, type TestApp, testApp, unexplainedPots } from "#server/testing.ts";

const DAY = 1440;
let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  test.clock.set("2026-03-02T09:00:00Z");
  ann = await household(test);
});
afterEach(async () => {
  expect(await unexplainedPots(test.db)).toBe(0);
  await test.reset();
});
afterAll(() => test.close());

describe("a bill", () => {
  it("is returned with all derived fields, ignoring forbidden ones in the request", async () => {
    const bill = await ann.addBill({
      weeklyAmount: "0.01",
      savings: { savedAmount: "9.00" },
      id: 7,
      userId: "x",
      startDate: "2020-01-01",
    });
    expect(bill).toMatchObject({
      name: "Power",
      amount: "129.90",
      weeklyAmount: "30.00",
      startDate: "2026-03-02",
      lastPaidDate: null,
      nextPaymentDate: null,
      isAutomatic: false,
      paymentDayType: "monthly",
      savings: null,
      account: { id: ann.accountId, name: "Bills", balance: "1000.00" },
      openPayments: [],
    });
    // Without any date it is assumed to be due after a month.
    expect(await ann.bills()).toEqual([{ ...bill, assumedDueDate: "2026-04-02" }]);
    expect((await ann.get(`/api/bills/${bill.id}`)).json()).toEqual(bill);
  });

  it.each<[object, string, unknown]>([
    [{ amount: "" }, "amount", "Amount is required"],
    [{ amount: undefined }, "amount", "Amount is required"],
    ...["-1", "0", "1.005", "1e3", "NaN", "Infinity", "99999999.999", "100000000", "12,50", "9".repeat(5000)].map(
      (amount): [object, string, unknown] => [{ amount }, "amount", expect.stringContaining("Amount must be")],
    ),
    [{ frequency: "Monthly" }, "frequency", "Please select a frequency"],
    [{ category: "rent" }, "category", "Please select a category"],
    [{ accountId: "1" }, "accountId", "Please select an account"],
    [{ accountId: 1.5 }, "accountId", "Please select an account"],
    [{ accountId: -1 }, "accountId", "Please select an account"],
    [{ accountId: 2 ** 53 }, "accountId", "Please select an account"],
    [{ paymentDay: 0 }, "paymentDay", expect.stringContaining("Payment day")],
    [{ paymentDay: 32 }, "paymentDay", expect.stringContaining("Payment day")],
    [{ paymentDay: 8, paymentDayType: "weekly" }, "paymentDay", expect.stringContaining("Payment day")],
    [{ name: "" }, "name", "Bill name is required"],
    [{ name: "   " }, "name", "Bill name is required"],
    [{ name: "x".repeat(256) }, "name", expect.stringContaining("at most 255")],
    [{ isAutomatic: "yes" }, "isAutomatic", expect.stringContaining("true or false")],
  ])("rejects %j", async (over, field, message) => {
    const answer = await ann.post("/api/bills", { ...ann.bill, ...over });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ [field]: message });
    expect(await ann.bills()).toEqual([]);
  });

  it("is credited at the old amount for the weeks before an edit, and at the new one after", async () => {
    const bill = await ann.addBill();
    test.clock.forward(13 * DAY);
    await ann.bills();
    test.clock.forward(2 * DAY);
    await ann.send("PATCH", `/api/bills/${bill.id}`, { amount: "433.00" });
    const [edited] = await ann.bills();
    expect(edited).toMatchObject({ weeklyAmount: "100.00", savings: { savedAmount: "60.00", weeklyAmount: "100.00" } });
    expect(await ann.balance()).toBe("1060.00");
    test.clock.forward(7 * DAY);
    await ann.post("/api/bills/process-savings");
    expect((await ann.bills())[0].savings.savedAmount).toBe("260.00");
  });

  it("keeps its payment history when it is deleted", async () => {
    const bill = await ann.addBill();
    await ann.post("/api/bills/pay", { billId: bill.id });
    expect((await ann.send("DELETE", `/api/bills/${bill.id}`)).statusCode).toBe(204);
    expect(await ann.bills()).toEqual([]);
    expect((await ann.get("/api/payments")).json().items).toMatchObject([
      { billId: null, billName: "Power", amount: "129.90" },
    ]);
  });
});

describe("one week for all bills", () => {
  it("is added and removed to the cent, after the owed weeks", async () => {
    await ann.addBill();
    await ann.addBill({ name: "Water", amount: "10.01", frequency: "weekly" });
    test.clock.forward(8 * DAY);
    expect((await ann.post("/api/bills/process-savings")).json()).toEqual({ updated: 2, totalAmount: "40.01" });
    expect((await ann.bills()).map((bill: { savings: { savedAmount: string } }) => bill.savings.savedAmount)).toEqual([
      "60.00",
      "20.02",
    ]);
    expect(await ann.balance()).toBe("1080.02");
    expect((await ann.post("/api/bills/reduce-savings")).json()).toEqual({ updated: 2, totalAmount: "40.01" });
    expect(await ann.balance()).toBe("1040.01");
  });

  it("never takes savings below zero, and reduces the account by exactly what was taken", async () => {
    await ann.addBill();
    expect((await ann.post("/api/bills/reduce-savings")).json()).toEqual({ updated: 0, totalAmount: "0.00" });
    await ann.post("/api/bills/process-savings");
    await ann.send("PATCH", `/api/bills/${(await ann.bills())[0].id}`, { amount: "433.00" });
    expect((await ann.post("/api/bills/reduce-savings")).json()).toEqual({ updated: 1, totalAmount: "30.00" });
    expect((await ann.bills())[0].savings.savedAmount).toBe("0.00");
    expect(await ann.balance()).toBe("1000.00");
  });
});

it("keeps a bill's dates when it is edited without mentioning them", async () => {
  const bill = await ann.addBill({ isAutomatic: true, paymentDay: 15 });
  const edited = await ann.send("PATCH", `/api/bills/${bill.id}`, { name: "Renamed", isAutomatic: false });
  expect(edited.statusCode).toBe(200);
  expect(edited.json()).toMatchObject({ name: "Renamed", nextDueDate: "2026-03-15", nextPaymentDate: null });
});

describe("paying", () => {
  it("moves the money, resets the savings and can be undone within a day", async () => {
    const bill = await ann.addBill({ isAutomatic: true, paymentDay: 15 });
    expect(bill.nextPaymentDate).toBe("2026-03-15");
    test.clock.forward(8 * DAY);
    const paid = (await ann.post("/api/bills/pay", { billId: bill.id, amount: "100.00" })).json();
    expect(paid).toMatchObject({
      payment: { status: "completed", amount: "100.00", source: "manual" },
      bill: { lastPaidDate: "2026-03-10", nextPaymentDate: "2026-04-15", savings: { savedAmount: "0.00" } },
      account: { balance: "930.00" },
    });
    test.clock.forward(60);
    const undone = await ann.post(`/api/payments/${paid.payment.id}/undo`);
    expect(undone.json()).toMatchObject({ status: "cancelled" });
    expect((await ann.bills())[0]).toMatchObject({
      lastPaidDate: null,
      nextPaymentDate: "2026-03-15",
      savings: { savedAmount: "30.00" },
    });
    expect(await ann.balance()).toBe("1030.00");
    expect((await ann.post(`/api/payments/${paid.payment.id}/undo`)).statusCode).toBe(409);
  });

  it("cannot be undone after 24 hours", async () => {
    const bill = await ann.addBill();
    const { payment } = (await ann.post("/api/bills/pay", { billId: bill.id })).json();
    test.clock.forward(DAY + 1);
    expect((await ann.post(`/api/payments/${payment.id}/undo`)).statusCode).toBe(409);
  });

  it("is refused above the balance and changes nothing", async () => {
    const bill = await ann.addBill();
    const answer = await ann.post("/api/bills/pay", { billId: bill.id, amount: "1000.01" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe("Insufficient funds to make this payment.");
    expect((await ann.get("/api/payments")).json().items).toEqual([]);
    expect((await ann.post("/api/bills/pay", { billId: bill.id, amount: "1000.00" })).statusCode).toBe(200);
    expect(await ann.balance()).toBe("0.00");
  });

  it("schedules a direct debit for its due date, and cancelling frees that date", async () => {
    const bill = await ann.addBill({ isDirectDebit: true, paymentDay: 20 });
    const answer = (await ann.post("/api/bills/pay", { billId: bill.id, dueDate: "2026-03-18" })).json();
    expect(answer).toMatchObject({
      payment: { status: "scheduled", dueDate: "2026-03-18" },
      bill: { nextPaymentDate: "2026-04-20", openPayments: [{ status: "scheduled" }] },
      account: { balance: "1000.00" },
    });
    await ann.post(`/api/payments/${answer.payment.id}/cancel`);
    expect((await ann.bills())[0]).toMatchObject({ nextPaymentDate: "2026-03-20", openPayments: [] });
    const now = (
      await ann.post("/api/bills/pay", { billId: bill.id, dueDate: "2026-03-18", processImmediately: true })
    ).json();
    expect(now.payment.status).toBe("completed");
  });

  it("happens once per key and gives the same response", async () => {
    const bill = await ann.addBill();
    const key = { headers: { "idempotency-key": "one-dialog" } };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ann.post("/api/bills/pay", { billId: bill.id }, key)),
    );
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await ann.balance()).toBe("870.10");
    const other = await ann.post("/api/bills/pay", { billId: bill.id, amount: "1.00" }, key);
    expect(other.statusCode).toBe(409);
  });

  it("waits for a bill whose account was deleted", async () => {
    const bill = await ann.addBill();
    await ann.send("DELETE", `/api/accounts/${ann.accountId}`);
    expect((await ann.bills())[0]).toMatchObject({ accountId: null, account: null });
    expect((await ann.post("/api/bills/pay", { billId: bill.id })).json().message).toBe("This bill needs an account");
  });
});

describe("the database itself", () => {
  it.each([
    "update accounts set balance = balance + 1",
    "update bill_savings set saved_amount = saved_amount + 1",
    "update entries set amount = amount + 1",
    "delete from entries",
    "delete from operations",
    "insert into accounts (household_id, name, balance, created_at) select id, 'x', 5, now() from households",
    "insert into entries (household_id, operation_id, pot, account_id, amount, after) select household_id, id, 'account', (select min(id) from accounts), 5, 7 from operations limit 1",
  ])("refuses: %s", async (statement) => {
    await ann.addBill();
    await ann.post("/api/bills/process-savings");
    await expect(test.db.execute(sql.raw(statement))).rejects.toThrow();
  });
});

it("refuses an amount too large for a column, and changes nothing", async () => {
  await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "99999999.99" });
  await ann.addBill({ amount: "1.00", frequency: "weekly" });
  const answer = await ann.post("/api/bills/process-savings");
  expect(answer.statusCode).toBe(400);
  expect(await ann.balance()).toBe("99999999.99");
});
