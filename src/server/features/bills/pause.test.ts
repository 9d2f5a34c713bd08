import { describe, expect, it } from "vitest";
import { ann, completed, edit, liveUntil, pay, saved, test, withAnn } from "#server/features/payments/dues-testing.ts";

withAnn();

const RENT = { name: "Rent", amount: "43.30", isAutomatic: true, nextDueDate: "2026-11-25" };
const get = async (bill: { id: number }) => (await ann.get(`/api/bills/${bill.id}`)).json();
const act = (bill: { id: number }, what: string, body: object = {}) => ann.post(`/api/bills/${bill.id}/${what}`, body);
const listed = async (query = "") =>
  (await ann.get(`/api/bills${query}`)).json().map(({ name }: { name: string }) => name);
const planned = async () => (await ann.get("/api/plan/year")).json();

describe("a pause", () => {
  it("with an end date credits and pays nothing during the pause, then continues as before", async () => {
    const bill = await ann.addBill(RENT);
    await liveUntil("2026-11-27");
    const paused = (await act(bill, "pause", { until: "2027-01-10" })).json();
    expect(paused).toMatchObject({
      ...{ pausedFrom: "2026-11-28", pausedUntil: "2027-01-10", nextDueDate: "2027-01-25" },
    });
    expect(await saved(bill.id)).toBe("10.00");
    await liveUntil("2027-01-14");
    expect(await saved(bill.id)).toBe("10.00");
    await liveUntil("2027-02-26");
    expect(await completed()).toEqual(["2026-11-25 automatic", "2027-01-25 automatic", "2027-02-25 automatic"]);
    // Since 25 January: one week was complete after each payment.
    expect(await saved(bill.id)).toBe("10.00");
  });

  it("without an end date lasts until it is ended", async () => {
    const bill = await ann.addBill(RENT);
    await act(bill, "pause", { until: null });
    await liveUntil("2027-01-27");
    expect(await get(bill)).toMatchObject({ nextDueDate: null, nextPaymentDate: null, pausedUntil: null });
    expect(await completed()).toEqual([]);
    expect((await planned()).dues).toEqual([]);
    expect((await act(bill, "resume")).json()).toMatchObject({ nextDueDate: "2027-02-25", pausedUntil: "2027-01-28" });
    await liveUntil("2027-02-26");
    expect(await completed()).toEqual(["2027-02-25 automatic"]);
  });

  it("ended on the same day changes nothing", async () => {
    const bill = await ann.addBill(RENT);
    await act(bill, "pause", { until: null });
    expect((await act(bill, "resume")).json()).toMatchObject({
      ...{ pausedFrom: null, nextDueDate: "2026-11-25", nextPaymentDate: "2026-11-25" },
    });
    await liveUntil("2026-11-28");
    expect(await saved(bill.id)).toBe("10.00");
  });

  it("that ends or is shortened early skips nothing after its end", async () => {
    const bill = await ann.addBill({ ...RENT, frequency: "weekly", nextDueDate: "2026-11-25" });
    expect((await act(bill, "pause", { until: "2026-12-20" })).json()).toMatchObject({ nextDueDate: "2026-12-23" });
    await liveUntil("2026-11-27");
    expect((await act(bill, "pause", { until: "2026-12-05" })).json()).toMatchObject({ nextDueDate: "2026-12-09" });
    expect((await act(bill, "resume")).json()).toMatchObject({ nextDueDate: "2026-12-02" });
    await liveUntil("2026-12-16");
    expect(await completed()).toEqual(["2026-12-02", "2026-12-09", "2026-12-16"].map((due) => `${due} automatic`));
  });

  it("keeps earlier due dates open, and pays none twice", async () => {
    const bill = await ann.addBill({ ...RENT, isAutomatic: false });
    await liveUntil("2026-11-29");
    await act(bill, "pause", { until: "2027-02-01" });
    expect(await get(bill)).toMatchObject({ nextDueDate: "2026-11-25" });
    await pay(bill);
    expect(await get(bill)).toMatchObject({ nextDueDate: "2027-02-25" });
  });

  it("moves the end of an instalment plan, so the same number of payments is left", async () => {
    const bill = await ann.addBill({ ...RENT, endsAfter: 3 });
    await liveUntil("2026-11-26");
    const paused = (await act(bill, "pause", { until: "2027-02-01" })).json();
    expect(paused).toMatchObject({ paymentsLeft: 2, endsOn: "2027-03-25" });
    await liveUntil("2027-05-01");
    expect(await completed()).toHaveLength(3);
    const other = await ann.addBill({ ...RENT, nextDueDate: "2027-05-25", endsAfter: 2 });
    await act(other, "pause", { until: null });
    await liveUntil("2027-09-01");
    expect((await act(other, "resume")).json()).toMatchObject({ paymentsLeft: 2, endsOn: "2027-10-25" });
  });

  it("cancels a scheduled payment that falls into it, and no other", async () => {
    const bill = await ann.addBill({ ...RENT, isAutomatic: false, isDirectDebit: true });
    await pay(bill, { dueDate: "2026-11-25" });
    await act(bill, "pause", { until: "2026-12-01" });
    await liveUntil("2026-12-26");
    expect(await completed()).toEqual(["2026-12-25 direct-debit"]);
  });

  it("excludes the bill when weeks are added manually", async () => {
    const bill = await ann.addBill(RENT);
    await act(bill, "pause", { until: null });
    expect((await ann.post("/api/bills/process-savings")).json()).toMatchObject({ updated: 0 });
  });

  it("allows edits and stays a pause", async () => {
    const bill = await ann.addBill(RENT);
    await act(bill, "pause", { until: null });
    expect((await edit(bill, { amount: "86.60", paymentDay: 5 })).json()).toMatchObject({
      ...{ nextDueDate: null, nextPaymentDate: null, weeklyAmount: "20.00" },
    });
    await liveUntil("2026-12-10");
    expect((await act(bill, "resume")).json()).toMatchObject({ nextDueDate: "2027-01-05" });
  });

  it.each([
    [{ until: "2026-11-20" }, 400],
    [{ until: "2046-11-20" }, 400],
    [{ until: "2027-02-30" }, 400],
  ])("until %o is rejected", async (body, status) => {
    const bill = await ann.addBill(RENT);
    const answer = await act(bill, "pause", body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors).toHaveProperty("until");
    expect(await get(bill)).toMatchObject({ pausedFrom: null });
  });

  it("is refused while something from before the last pause is due", async () => {
    const bill = await ann.addBill({ ...RENT, isAutomatic: false });
    await liveUntil("2026-11-27");
    await act(bill, "pause", { until: "2026-12-01" });
    await liveUntil("2026-12-02");
    expect((await act(bill, "pause", { until: null })).statusCode).toBe(409);
    await pay(bill);
    expect((await act(bill, "pause", { until: null })).statusCode).toBe(200);
  });
});

it("does not make due dates of an earlier pause due again", async () => {
  const bill = await ann.addBill(RENT);
  await act(bill, "pause", { until: "2026-12-01" });
  await liveUntil("2026-12-28");
  await act(bill, "pause", { until: "2027-01-28" });
  expect((await edit(bill, { amount: "86.60" })).json()).toMatchObject({ nextDueDate: "2027-02-25" });
  await liveUntil("2027-02-26");
  expect(await completed()).toEqual(["2026-12-25 automatic", "2027-02-25 automatic"]);
});

describe("the archive", () => {
  it("keeps a bill with its history, out of lists, totals, plan and scheduled work, and restores it", async () => {
    const bill = await ann.addBill(RENT);
    await liveUntil("2026-11-28");
    expect((await act(bill, "archive")).json()).toMatchObject({ archivedOn: "2026-11-29", nextDueDate: null });
    expect(await listed()).toEqual([]);
    expect(await listed("?archived=true")).toEqual(["Rent"]);
    expect((await planned()).input.bills).toEqual([]);
    expect((await ann.get(`/api/payments?billId=${bill.id}`)).json().items).toHaveLength(1);
    await liveUntil("2027-01-30");
    expect(await completed()).toEqual(["2026-11-25 automatic"]);
    expect((await act(bill, "bring-back")).json()).toMatchObject({ archivedOn: null, nextDueDate: "2027-02-25" });
    expect(await listed()).toEqual(["Rent"]);
    await liveUntil("2027-02-26");
    expect(await completed()).toEqual(["2026-11-25 automatic", "2027-02-25 automatic"]);
  });

  it("cancels scheduled and failed payments", async () => {
    const bill = await ann.addBill({ ...RENT, amount: "9000.00" });
    await liveUntil("2026-11-26");
    await act(bill, "archive");
    expect((await ann.get("/api/payments?status=failed")).json().items).toEqual([]);
    await ann.send("PATCH", `/api/accounts/${ann.accountId}`, { balance: "90000.00" });
    await liveUntil("2026-12-30");
    expect(await completed()).toEqual([]);
  });

  it("refuses a payment until the bill is restored", async () => {
    const bill = await ann.addBill(RENT);
    await act(bill, "archive");
    expect((await ann.post("/api/bills/pay", { billId: bill.id })).json()).toMatchObject({
      ...{ code: "conflict", message: "This bill is archived. Restore it first." },
    });
    expect(await ann.balance()).toBe("5000.00");
  });

  it("refuses a pause, and allows deleting", async () => {
    const bill = await ann.addBill(RENT);
    await act(bill, "archive");
    expect((await act(bill, "pause", { until: null })).statusCode).toBe(409);
    expect((await act(bill, "resume")).statusCode).toBe(409);
    expect((await ann.send("DELETE", `/api/bills/${bill.id}`)).statusCode).toBe(204);
    expect(await listed("?archived=true")).toEqual([]);
  });
});

it("is exported and imported unchanged", async () => {
  const kinds = [
    { ...RENT, name: "Loan", endsAfter: 7 },
    { ...RENT, name: "Tax", skippedMonths: [2, 3] },
    { ...RENT, name: "Rent", frequency: "custom", every: 5, unit: "week" },
    { ...RENT, name: "Passport", frequency: "once", nextDueDate: "2027-03-01" },
    { ...RENT, name: "Power", isAutomatic: false, estimate: "last" },
    { ...RENT, name: "Gym" },
    { ...RENT, name: "Old" },
  ];
  const bills = [];
  for (const kind of kinds) bills.push(await ann.addBill(kind));
  await liveUntil("2026-11-30");
  await pay(bills[4], { amount: "55.55" });
  await pay(bills[4], { amount: "5.00", isPart: true });
  await pay(bills[3], { amount: "3.30", isPart: true });
  await act(bills[5], "pause", { until: null });
  await act(bills[6], "archive");
  const file = (await ann.get("/api/export")).json();
  const shown = async () => {
    const all = [...(await ann.get("/api/bills")).json(), ...(await ann.get("/api/bills?archived=true")).json()];
    const amounts = [];
    for (const { id } of all) amounts.push((await ann.get(`/api/bills/${id}/amounts`)).json());
    return { bills: all.map(({ id: _, accountId: _a, account: _c, ...bill }) => bill), amounts };
  };
  const before = await shown();
  await test.reset();
  await ann.post("/api/auth/register", { email: "ann@example.com", password: "correct horse" });
  await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
  const answer = await ann.post("/api/import", file);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await shown()).toEqual(before);
});
