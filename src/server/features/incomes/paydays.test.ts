import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Person, person } from "#server/features/accounts/testing.ts";
import { type TestApp, testApp } from "#server/testing.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(() => {
  test.clock.set("2026-03-02T09:00:00Z");
  return test.reset();
});
afterAll(() => test.close());

const add = async (who: Person, body: object) =>
  (await who.post("/api/incomes", { name: "Wage", amount: "1000", frequency: "monthly", ...body })).json();

describe("an income's paydays", () => {
  it.each([
    [
      { frequency: "weekly", nextPayday: "2026-03-06" },
      { paymentDay: 5, paymentDayType: "weekly", nextPayday: "2026-03-06" },
    ],
    [
      { frequency: "four-weekly", nextPayday: "2026-03-20" },
      { paymentDay: 5, nextPayday: "2026-03-20" },
    ],
    [{ nextPayday: "2026-04-30" }, { paymentDay: 30, paymentDayType: "monthly", nextPayday: "2026-04-30" }],
    [
      { nextPayday: "2026-04-30", paymentDay: 31 },
      { paymentDay: 31, nextPayday: "2026-04-30" },
    ],
    [
      { frequency: "twice-monthly", nextPayday: "2026-03-15", secondPaymentDay: 31 },
      { paymentDay: 15, secondPaymentDay: 31, nextPayday: "2026-03-15" },
    ],
    [{ frequency: "annually", nextPayday: "2026-12-24" }, { nextPayday: "2026-12-24" }],
    // As in the spec: a payment day alone is enough for the usual frequencies.
    [{ frequency: "biweekly", paymentDay: 5, paymentDayType: "weekly" }, { nextPayday: "2026-03-06" }],
    [{ paymentDay: 31 }, { nextPayday: "2026-03-31" }],
    [{ frequency: "weekly", paymentDay: 31 }, { nextPayday: null }],
    [{}, { paymentDay: null, nextPayday: null }],
  ])("%j is %j", async (body, expected) => {
    expect(await add(await person(test), body)).toMatchObject(expected);
  });

  it.each([
    [{ nextPayday: "2026-03-01" }, { nextPayday: "Next payday must be today or later" }],
    [{ nextPayday: "2036-03-03" }, { nextPayday: "Next payday must be within the next 10 years" }],
    [{ nextPayday: "2026-03-15", paymentDay: 16 }, { nextPayday: "Next payday must fall on the payment day" }],
    [
      { frequency: "twice-monthly", nextPayday: "2026-03-15" },
      { secondPaymentDay: "Please choose two different days of the month" },
    ],
    [
      { frequency: "twice-monthly", nextPayday: "2026-03-15", secondPaymentDay: 15 },
      { secondPaymentDay: "Please choose two different days of the month" },
    ],
    [{ secondPaymentDay: 32 }, { secondPaymentDay: "Second payment day must be 1 to 31" }],
  ])("%j is rejected: %j", async (body, errors) => {
    expect((await add(await person(test), body)).errors).toEqual(errors);
  });

  it("advance on their own, survive edits of other fields, and can be moved or removed", async () => {
    const ann = await person(test);
    const { id } = await add(ann, { frequency: "biweekly", nextPayday: "2026-03-06" });
    const edit = async (body: object) => (await ann.send("PATCH", `/api/incomes/${id}`, body)).json();
    test.clock.forward(5 * 24 * 60);
    expect((await ann.get("/api/incomes")).json()[0].nextPayday).toBe("2026-03-20");
    expect((await edit({ name: "Pay", nextPayday: "2026-03-20" })).nextPayday).toBe("2026-03-20");
    expect((await edit({ nextPayday: "2026-03-13" })).nextPayday).toBe("2026-03-13");
    expect((await edit({ frequency: "monthly" })).nextPayday).toBe("2026-03-13");
    expect(await edit({ nextPayday: null })).toMatchObject({ nextPayday: null, paymentDay: null });
  });
});
