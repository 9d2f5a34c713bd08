import { describe, expect, it } from "vitest";
import { ann, completed, edit, liveUntil, pay, saved, test, withAnn } from "#server/features/payments/dues-testing.ts";
import { household } from "#server/testing.ts";

withAnn();

const add = (over: object) => ann.post("/api/bills", { ...ann.bill, amount: "100.00", ...over });
const added = async (over: object) => (await add(over)).json();
const get = async (bill: { id: number }) => (await ann.get(`/api/bills/${bill.id}`)).json();
const listed = async (query = "") =>
  (await ann.get(`/api/bills${query}`)).json().map(({ name }: { name: string }) => name);

describe("an interval", () => {
  it.each([
    [{ frequency: "fortnightly" }, "50.00", ["2026-11-27", "2026-12-11"]],
    [{ frequency: "four-weekly" }, "25.00", ["2026-11-27", "2026-12-25"]],
    [{ frequency: "half-yearly" }, "3.85", ["2026-11-27", "2027-05-27"]],
    [{ frequency: "custom", every: 5, unit: "week" }, "20.00", ["2026-11-27", "2027-01-01"]],
    [{ frequency: "custom", every: 2, unit: "month" }, "11.54", ["2026-11-27", "2027-01-27"]],
    [{ frequency: "custom", every: 3, unit: "year" }, "0.64", ["2026-11-27", "2029-11-27"]],
  ])("%o saves %s and is due on %o", async (interval, weeklyAmount, [first, second]) => {
    const bill = await added({ ...interval, nextDueDate: "2026-11-27" });
    expect(bill).toMatchObject({ ...interval, weeklyAmount, nextDueDate: first });
    await pay(bill);
    expect(await get(bill)).toMatchObject({ nextDueDate: second });
  });

  it("keeps its numbers only while it is custom", async () => {
    const bill = await added({ frequency: "custom", every: 5, unit: "week" });
    expect((await edit(bill, { frequency: "monthly" })).json()).toMatchObject({ every: null, unit: null });
    expect((await edit(bill, { frequency: "custom" })).json().errors).toHaveProperty("every");
  });

  it.each([
    [{ frequency: "custom", unit: "month" }, "every"],
    [{ frequency: "custom", every: 0, unit: "month" }, "every"],
    [{ frequency: "custom", every: 61, unit: "month" }, "every"],
    [{ frequency: "custom", every: 2.5, unit: "month" }, "every"],
    [{ frequency: "custom", every: 2 }, "unit"],
    [{ frequency: "custom", every: 2, unit: "days" }, "unit"],
    [{ nextDueDate: "2027-02-30" }, "nextDueDate"],
    [{ nextDueDate: "2026-12-01", endsOn: "2026-11-30" }, "endsOn"],
    [{ nextDueDate: "2026-12-01", endsOn: "2027-02-30" }, "endsOn"],
    [{ nextDueDate: "2026-12-01", endsAfter: 0 }, "endsAfter"],
    [{ nextDueDate: "2026-12-01", endsAfter: 601 }, "endsAfter"],
    [{ nextDueDate: "2026-12-01", frequency: "annually", endsAfter: 100 }, "endsAfter"],
    [{ nextDueDate: "2026-12-01", endsAfter: 2, endsOn: "2027-01-01" }, "endsAfter"],
    [{ endsAfter: 2 }, "nextDueDate"],
    [{ nextDueDate: "2026-12-01", skippedMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }, "skippedMonths"],
    [{ nextDueDate: "2026-12-01", skippedMonths: [13] }, "skippedMonths.0"],
    [{ nextDueDate: "2026-12-01", skippedMonths: [12] }, "nextDueDate"],
    [{ skippedMonths: [1] }, "nextDueDate"],
    [{ frequency: "once" }, "nextDueDate"],
    [{ estimate: "guess" }, "estimate"],
  ])("%o is rejected at %s, and nothing is saved", async (body, field) => {
    const answer = await add(body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toContain(field);
    expect(await listed()).toEqual([]);
  });

  it("rejects a yearly bill without a month to be due in", async () => {
    const bill = await added({ frequency: "annually", nextDueDate: "2027-09-10" });
    const answer = await edit(bill, { skippedMonths: [9] });
    expect(answer.json().errors).toHaveProperty("skippedMonths");
    expect(await get(bill)).toMatchObject({ skippedMonths: [], nextDueDate: "2027-09-10" });
  });
});

describe("a bill that ends", () => {
  const loan = { name: "Loan", isAutomatic: true, nextDueDate: "2026-11-25" };

  it("pays exactly its instalments, shows how many are left, and archives itself", async () => {
    const bill = await added({ ...loan, endsAfter: 3 });
    expect(bill).toMatchObject({ endsOn: "2027-01-25", endsBy: "count", paymentsLeft: 3 });
    await liveUntil("2026-12-26");
    expect(await get(bill)).toMatchObject({ paymentsLeft: 1, archivedOn: null });
    await liveUntil("2027-06-01");
    expect(await completed()).toEqual(["2026-11-25 automatic", "2026-12-25 automatic", "2027-01-25 automatic"]);
    expect(await get(bill)).toMatchObject({ paymentsLeft: 0, archivedOn: "2027-01-25", nextDueDate: null });
    expect(await listed()).toEqual([]);
    expect(await listed("?archived=true")).toEqual(["Loan"]);
  });

  it("is credited up to its last due date and no further", async () => {
    const bill = await added({ nextDueDate: "2026-12-04", endsOn: "2027-01-03" });
    await liveUntil("2027-02-01");
    // Two weeks until its due date; its end is later.
    expect(await saved(bill.id)).toBe("46.18");
    expect(await get(bill)).toMatchObject({ nextDueDate: "2026-12-04", paymentsLeft: 1 });
  });

  it("keeps its remaining payments when its date moves, and its end date when it ends by date", async () => {
    const counted = await added({ ...loan, endsAfter: 3 });
    const dated = await added({ ...loan, name: "Lease", endsOn: "2027-02-01" });
    await liveUntil("2026-11-26");
    expect((await edit(counted, { frequency: "quarterly" })).json()).toMatchObject({
      ...{ paymentsLeft: 2, endsOn: "2027-05-25" },
    });
    expect((await edit(dated, { paymentDay: 28 })).json()).toMatchObject({ paymentsLeft: 2, endsOn: "2027-02-01" });
    expect((await edit(counted, { endsAfter: null })).json()).toMatchObject({ endsOn: null, paymentsLeft: null });
  });

  it("is restored when its last payment is undone", async () => {
    const bill = await added({ nextDueDate: "2026-11-20", endsAfter: 1 });
    const { payment } = await pay(bill);
    expect(await get(bill)).toMatchObject({ archivedOn: "2026-11-20" });
    await ann.post(`/api/payments/${payment.id}/undo`);
    expect(await get(bill)).toMatchObject({ archivedOn: null, nextDueDate: "2026-11-20", paymentsLeft: 1 });
  });

  it("is archived when its failed last payment is cancelled, and nothing is left to pay", async () => {
    const loan = await ann.addBill({
      name: "Loan",
      amount: "9000.00",
      isAutomatic: true,
      paymentDay: 20,
      endsAfter: 1,
    });
    await liveUntil("2026-11-20");
    const [failed] = (await get(loan)).openPayments;
    await ann.post(`/api/payments/${failed.id}/cancel`);
    expect(await get(loan)).toMatchObject({ archivedOn: "2026-11-21", paymentsLeft: 0 });
  });

  it("skips the months without a due date", async () => {
    const bill = await added({ ...loan, name: "Council tax", skippedMonths: [2, 3], amount: "173.20" });
    expect(bill).toMatchObject({ weeklyAmount: "33.33" });
    await liveUntil("2027-05-01");
    const paid = (await completed()).map((each: string) => each.slice(0, 7));
    expect(paid).toEqual(["2026-11", "2026-12", "2027-01", "2027-04"]);
  });
});

describe("a one-off bill", () => {
  it("saves the missing amount over the remaining weeks, and is archived when it is paid", async () => {
    const bill = await added({ name: "Passport", frequency: "once", nextDueDate: "2026-12-25", amount: "99.00" });
    expect(bill).toMatchObject({ weeklyAmount: "19.80", nextDueDate: "2026-12-25", paymentsLeft: 1 });
    await liveUntil("2026-12-04");
    expect(await saved(bill.id)).toBe("39.60");
    expect((await edit(bill, { amount: "129.60" })).json()).toMatchObject({ weeklyAmount: "30.00" });
    await liveUntil("2027-01-20");
    expect(await saved(bill.id)).toBe("129.60");
    expect(await get(bill), "no week is left").toMatchObject({
      weeklyAmount: "0.00",
      savings: { weeklyAmount: "0.00" },
    });
    await pay(bill);
    expect(await get(bill)).toMatchObject({ archivedOn: "2027-01-21", nextDueDate: null });
    expect(await listed()).toEqual([]);
  });

  it("adjusts to weeks added and removed manually", async () => {
    const bill = await added({ name: "Passport", frequency: "once", nextDueDate: "2026-12-25", amount: "100.00" });
    await ann.post("/api/bills/process-savings");
    expect(await get(bill)).toMatchObject({ weeklyAmount: "16.00", savings: { savedAmount: "20.00" } });
  });

  it("saves what is missing after part payments, and again when one is undone", async () => {
    const bill = await added({ name: "Roof", frequency: "once", nextDueDate: "2026-12-25", amount: "900.00" });
    expect(bill.weeklyAmount).toBe("180.00");
    const part = await pay(bill, { amount: "300.00", isPart: true });
    expect(await get(bill)).toMatchObject({ weeklyAmount: "120.00", partPaid: "300.00" });
    await ann.post("/api/bills/process-savings");
    expect(await get(bill)).toMatchObject({ weeklyAmount: "96.00", savings: { weeklyAmount: "96.00" } });
    expect((await edit(bill, { amount: "1000.00" })).json()).toMatchObject({ weeklyAmount: "116.00" });
    await ann.post(`/api/payments/${part.payment.id}/undo`);
    expect(await get(bill)).toMatchObject({ weeklyAmount: "176.00", partPaid: "0.00" });
    // The savings went to an extra payment, and are missing again.
    await pay(bill, { amount: "50.00", extra: true });
    expect(await get(bill)).toMatchObject({ weeklyAmount: "200.00", savings: { savedAmount: "0.00" } });
  });

  it("is fully saved on its date when paid in parts, and no more than that", async () => {
    const bill = await added({ name: "Roof", frequency: "once", nextDueDate: "2026-12-25", amount: "900.00" });
    await liveUntil("2026-12-04");
    await pay(bill, { amount: "450.00", isPart: true });
    await liveUntil("2026-12-26");
    expect(await saved(bill.id)).toBe("450.00");
    expect((await pay(bill)).payment).toMatchObject({ amount: "450.00", settlesDue: "2026-12-25" });
    expect(await get(bill)).toMatchObject({ archivedOn: "2026-12-27", paymentsLeft: 0 });
    expect(await pay(bill)).toMatchObject({ code: "conflict", message: "This bill is fully paid" });
  });

  it.each([["2026-12-25"], ["2026-12-10"], ["2026-11-27"]])(
    "is unchanged after added weeks are removed again, due on %s",
    async (nextDueDate) => {
      const bill = await added({ name: "Passport", frequency: "once", nextDueDate, amount: "100.01" });
      const balance = await ann.balance();
      const before = (await get(bill)).weeklyAmount;
      for (const _ of [1, 2]) await ann.post("/api/bills/process-savings");
      await ann.post("/api/bills/reduce-savings");
      await ann.post("/api/bills/process-savings");
      for (const _ of [1, 2]) await ann.post("/api/bills/reduce-savings");
      expect(await get(bill)).toMatchObject({ weeklyAmount: before, savings: { savedAmount: "0.00" } });
      expect(await ann.balance()).toBe(balance);
    },
  );

  it("has the same weekly amount after an export and import", async () => {
    const bill = await added({ name: "Passport", frequency: "once", nextDueDate: "2026-12-25", amount: "100.01" });
    await liveUntil("2026-12-13");
    const bob = await household(test, "bob@example.com");
    await bob.post("/api/import", (await ann.get("/api/export")).json());
    const savings = { savedAmount: "60.03", weeklyAmount: "20.01" };
    for (const who of [ann, bob])
      expect((await who.bills()).find(({ name }: { name: string }) => name === bill.name)).toMatchObject({
        ...{ weeklyAmount: "20.01", savings },
      });
  });

  it("can be made from a recurring bill, and the other way round", async () => {
    const bill = await added({ nextDueDate: "2026-12-25" });
    expect((await edit(bill, { frequency: "once" })).json()).toMatchObject({ endsOn: "2026-12-25", paymentsLeft: 1 });
    expect((await edit(bill, { frequency: "monthly" })).json()).toMatchObject({
      ...{ endsOn: null, paymentsLeft: null, nextDueDate: "2026-12-25" },
    });
  });
});

it("an income can have any interval", async () => {
  const income = { name: "Pay", amount: "900.00" };
  for (const [often, weeklyAmount] of [
    [{ frequency: "custom", every: 3, unit: "week" }, "300.00"],
    [{ frequency: "half-yearly" }, "34.62"],
    [{ frequency: "custom", every: 3, unit: "month" }, "69.23"],
    [{ frequency: "fortnightly" }, "450.00"],
  ] as const) {
    const made = (await ann.post("/api/incomes", { ...income, ...often, nextPayday: "2026-11-27" })).json();
    expect(made).toMatchObject({ ...often, weeklyAmount, nextPayday: "2026-11-27" });
  }
  const bad = await ann.post("/api/incomes", { ...income, frequency: "custom", every: 61, unit: "week" });
  expect(bad.json().errors).toHaveProperty("every");
  const plan = (await ann.get("/api/plan/year")).json();
  expect(plan.input.incomes[0].frequency).toEqual({ every: 3, unit: "week" });
  expect(test.clock.today()).toBe("2026-11-20");
});
