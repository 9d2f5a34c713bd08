import { expect, it } from "vitest";
import { ann, both, completed, dates, liveUntil, OWN, pay, test, withAnn } from "./dues-testing.ts";

withAnn();

const skip = (bill: { id: number }, dueDate: string) => ann.post(`/api/bills/${bill.id}/skip`, { dueDate });

it("advances to the next due date, and nobody is asked for the skipped one", async () => {
  const bill = await ann.addBill({ name: "Gym", amount: "40.00", nextDueDate: "2026-11-21" });
  test.clock.set("2026-11-24T09:00:00Z");
  const answer = await skip(bill, "2026-11-21");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ nextDueDate: "2026-12-21", openPayments: [] });
  expect(await ann.balance()).toBe("5000.00");
  expect(await pay(bill)).toMatchObject({ payment: { settlesDue: null } });
});

it("stops an automatic bill from paying that due date", async () => {
  const bill = await ann.addBill(OWN);
  expect((await skip(bill, "2026-11-25")).statusCode).toBe(200);
  expect(await dates(bill.id)).toEqual(both("2026-12-25"));
  await liveUntil("2026-12-26");
  expect(await completed()).toEqual(["2026-12-25 automatic"]);
});

it("skips a due date once, and only the oldest open one", async () => {
  const bill = await ann.addBill({ name: "Gym", amount: "40.00", nextDueDate: "2026-11-21" });
  expect((await skip(bill, "2026-12-21")).json().message).toBe("The bill is not due on 2026-12-21");
  const both = await Promise.all([skip(bill, "2026-11-21"), skip(bill, "2026-11-21")]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await dates(bill.id)).toMatchObject({ nextDueDate: "2026-12-21" });
});

it("refuses a bill without a due date, and another household's bill", async () => {
  const bill = await ann.addBill({ name: "Gifts", amount: "40.00" });
  expect((await skip(bill, "2026-11-21")).statusCode).toBe(409);
  const strange = await skip({ id: 999_999 }, "2026-11-21");
  expect(strange.json()).toMatchObject({ code: "not_found", message: "Bill not found" });
});
