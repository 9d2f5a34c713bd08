import { describe, expect, it } from "vitest";
import {
  ann,
  both,
  completed,
  dates,
  edit,
  liveUntil,
  OWN,
  pay,
  test,
  withAnn,
} from "#server/features/payments/dues-testing.ts";

withAnn();

describe("the next due date", () => {
  const yearly = { name: "Premium", amount: "900.00", frequency: "annually", isAutomatic: true };

  it("sets the month in which a yearly bill is due", async () => {
    const bill = await ann.addBill({ ...yearly, nextDueDate: "2027-09-14" });
    expect(bill).toMatchObject({ ...both("2027-09-14"), paymentDay: 14, paymentDayType: "monthly" });
    await liveUntil("2027-02-01");
    expect(await completed()).toEqual([]);
    await edit(bill, { paymentDay: 20 });
    expect(await dates(bill.id)).toEqual(both("2027-09-20"));
  });

  it("is kept for a hand-paid bill, and advances when it is paid", async () => {
    const bill = await ann.addBill({
      name: "Council",
      amount: "50.00",
      frequency: "quarterly",
      nextDueDate: "2026-12-01",
    });
    expect(bill).toMatchObject({ nextDueDate: "2026-12-01", nextPaymentDate: null });
    await pay(bill);
    expect(await dates(bill.id)).toEqual({ nextDueDate: "2027-03-01", nextPaymentDate: null });
  });

  it.each([
    [
      "a bill changed from weekly to monthly continues a month after the last payment",
      "weekly",
      "monthly",
      true,
      "2026-12-20",
    ],
    ["or, without a payment, on the next such day of the month", "weekly", "monthly", false, "2026-11-20"],
    ["and one changed from monthly to weekly continues on the weekday", "monthly", "weekly", true, "2026-11-27"],
  ])("%s", async (_, from, to, isPaid, next) => {
    const bill = await ann.addBill({ name: "Lessons", amount: "40.00", frequency: from, nextDueDate: "2026-11-20" });
    if (isPaid) await pay(bill);
    const changed = (await edit(bill, { frequency: to })).json();
    const [paymentDayType, paymentDay] = to === "weekly" ? ["weekly", 5] : ["monthly", 20];
    expect(changed).toMatchObject({ nextDueDate: next, paymentDayType, paymentDay });
  });

  it("follows a date given with a new interval, not the old weekday", async () => {
    const bill = await ann.addBill({
      name: "Lessons",
      amount: "40.00",
      frequency: "weekly",
      nextDueDate: "2026-11-27",
    });
    const changed = (await edit(bill, { frequency: "monthly", nextDueDate: "2026-12-04" })).json();
    expect(changed).toMatchObject({ nextDueDate: "2026-12-04", paymentDayType: "monthly", paymentDay: 4 });
  });

  it("stores the last day of the month separately from the date", async () => {
    const last = await ann.addBill({ ...OWN, paymentDay: 31, nextDueDate: "2027-02-28" });
    const twentyEighth = await ann.addBill({ ...OWN, name: "Other", paymentDay: undefined, nextDueDate: "2027-02-28" });
    test.clock.set("2027-02-20T09:00:00Z");
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    await pay(last);
    await pay(twentyEighth);
    expect(await dates(last.id)).toEqual(both("2027-03-31"));
    expect(await dates(twentyEighth.id)).toEqual(both("2027-03-28"));
  });

  it.each([
    [{ nextDueDate: "2026-11-19" }, "Next due date must be today or later"],
    [{ nextDueDate: "2036-11-21" }, "Next due date must be at most 10 years ahead"],
    [{ nextDueDate: "2026-02-31" }, "Next due date must be a valid date, such as 2026-03-31"],
    [{ nextDueDate: "2026-12-24", paymentDay: 25 }, "Next due date must fall on the payment day"],
  ])("%j is rejected with a field error", async (body, message) => {
    const bill = { name: "Rent", amount: "1.00", frequency: "monthly", category: "other", accountId: ann.accountId };
    const answer = await ann.post("/api/bills", { ...bill, ...body });
    expect({ status: answer.statusCode, errors: answer.json().errors }).toEqual({
      status: 400,
      errors: { nextDueDate: message },
    });
  });

  it("can be removed, and sent again unchanged after it has passed", async () => {
    const bill = await ann.addBill({ name: "Club", amount: "5.00", nextDueDate: "2026-11-22" });
    await liveUntil("2026-11-24");
    expect((await edit(bill, { name: "Club 2", nextDueDate: "2026-11-22" })).statusCode).toBe(200);
    await edit(bill, { nextDueDate: null });
    expect(await dates(bill.id)).toEqual({ nextDueDate: null, nextPaymentDate: null });
  });
});
