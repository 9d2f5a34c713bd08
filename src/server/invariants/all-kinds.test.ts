import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "#server/doctor/examine.ts";
import { type TestApp, testApp, unexplainedPots } from "#server/testing.ts";
import { figures, modelFigures } from "./figures.ts";
import { compareWithModel, type ModelComparison } from "./model-comparison.ts";
import { dayNumber, dayText } from "./model-days.ts";
import type { EnteredBill } from "./typed-bill.ts";

const START = dayNumber("2027-01-04");
const END = dayNumber("2029-01-04");
// Days between comparisons, besides one after each action.
const LOOK_EVERY = 7;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterEach(async () => {
  expect(await unexplainedPots(test.db)).toBe(0);
  expect((await examine(test.db)).filter(({ wrong }) => wrong > 0)).toEqual([]);
  await test.reset();
});
afterAll(() => test.close());

const enteredBill = (
  amount: number,
  interval: EnteredBill["interval"],
  due: string,
  more: Partial<EnteredBill> = {},
): EnteredBill => ({
  ...{ amount, interval, account: "Bills", nextDue: dayNumber(due), isAutomatic: true, isDirectDebit: false },
  ...more,
});
const BY_HAND = { isAutomatic: false };

/** One bill of every kind. */
async function moveIn(): Promise<ModelComparison> {
  const comparison = await compareWithModel(test, START, { Bills: 900_000 });
  await comparison.add("Rent", enteredBill(64_000, "four-weekly", "2027-01-15"));
  await comparison.add("Council tax", enteredBill(17_320, "monthly", "2027-04-01", { skippedMonths: [2, 3] }));
  await comparison.add("Loan", enteredBill(21_650, "monthly", "2027-01-31", { isDirectDebit: true, endsAfter: 10 }));
  const endsOn = dayNumber("2028-03-01");
  await comparison.add("Lease", enteredBill(39_000, "quarterly", "2027-02-10", { ...BY_HAND, endsOn }));
  await comparison.add("Passport", enteredBill(9_900, "once", "2027-06-15", BY_HAND));
  await comparison.add("Roof", enteredBill(250_001, "once", "2028-05-20"));
  await comparison.add(
    "Power",
    enteredBill(13_000, "monthly", "2027-01-20", { ...BY_HAND, estimate: "average-of-three" }),
  );
  await comparison.add("Gas", enteredBill(8_000, "quarterly", "2027-03-05", { ...BY_HAND, estimate: "last" }));
  await comparison.add("Gym", enteredBill(3_000, "fortnightly", "2027-01-08"));
  await comparison.add("Club", enteredBill(5_000, "5 weeks", "2027-01-29"));
  await comparison.add("Oil", enteredBill(40_000, "2 months", "2027-02-28", BY_HAND));
  await comparison.add("Water", enteredBill(31_200, "half-yearly", "2027-03-31"));
  await comparison.add("Licence", enteredBill(10_400, "2 years", "2027-05-09"));
  return comparison;
}

type ActionsByDay = Record<string, () => Promise<unknown>>;

const actionsByDay = (comparison: ModelComparison): ActionsByDay => ({
  "2027-01-19": () => comparison.payVarying("Power", 14_500),
  "2027-02-09": () => comparison.pay("Lease"),
  "2027-02-18": () => comparison.payVarying("Power", 9_999),
  "2027-02-23": () => comparison.planAmount("Rent", 70_000, dayNumber("2027-04-09")),
  "2027-02-24": () => comparison.planAmount("Council tax", 18_001, dayNumber("2028-04-01")),
  "2027-02-25": () => comparison.planAmount("Water", 50_000, dayNumber("2027-09-01")),
  "2027-02-26": () => comparison.payPart("Oil", 15_000),
  "2027-03-05": () => comparison.payVarying("Gas", 9_155),
  "2027-03-10": () => comparison.pay("Oil", { amount: 25_000 }),
  "2027-03-20": () => comparison.payVarying("Power", 12_002),
  "2027-03-25": () => comparison.payPart("Water", 1_200),
  "2027-04-02": () => comparison.pause("Gym", dayNumber("2027-07-10")),
  "2027-04-19": () => comparison.payVarying("Power", 8_001),
  "2027-05-02": () => comparison.pay("Loan", { due: dayNumber("2027-05-31") }),
  "2027-05-03": () => comparison.planAmount("Loan", 22_000, dayNumber("2027-05-15")),
  "2027-05-06": () => comparison.pause("Club", null),
  "2027-05-07": () => comparison.planAmount("Club", 6_100, dayNumber("2027-07-01")),
  "2027-05-11": () => comparison.pay("Lease"),
  "2027-06-10": () => comparison.pay("Passport"),
  "2027-06-19": () => comparison.planAmount("Water", 0, null),
  "2027-06-20": () => comparison.pause("Loan", dayNumber("2027-09-15")),
  "2027-09-03": () => comparison.resume("Club"),
  "2027-10-01": () => comparison.archive("Gym"),
  "2027-11-02": () => comparison.pay("Lease"),
  "2027-11-19": () => comparison.bringBack("Gym"),
  "2028-01-31": () => comparison.pause("Council tax", null),
  "2028-02-02": () => comparison.resume("Council tax"),
  "2028-02-29": () => comparison.payVarying("Gas", 7_777),
  "2028-04-04": () => comparison.pay("Lease"),
});

it("two years of every kind of bill are right to the cent", { timeout: 600_000 }, async () => {
  const comparison = await moveIn();
  const actions = actionsByDay(comparison);
  for (let day = START + 1, gap = 1; day <= END; day += 1) {
    const act = actions[dayText(day)];
    gap += 1;
    if (act === undefined && day < END && gap % LOOK_EVERY !== 0) continue;
    await comparison.goTo(day);
    await act?.();
    expect(await figures(comparison)).toEqual(modelFigures(comparison));
  }
  // The scenario includes everything it is meant to cover.
  const paidFor = (name: string) =>
    comparison.model.payments.filter(({ bill, status }) => bill === name && status === "completed");
  expect(paidFor("Loan")).toHaveLength(10);
  // Scheduled before the increase was known, and paid with the new amount.
  expect(paidFor("Loan").find(({ source }) => source === "manual")).toMatchObject({ amount: 22_000 });
  expect(paidFor("Passport").concat(paidFor("Roof"))).toHaveLength(2);
  expect(paidFor("Council tax").some(({ due }) => due !== null && /-0[23]-/.test(dayText(due)))).toBe(false);
  expect(paidFor("Rent").map(({ amount }) => amount)).toEqual(expect.arrayContaining([64_000, 70_000]));
  expect(paidFor("Council tax").map(({ amount }) => amount)).toEqual(expect.arrayContaining([17_320, 18_001]));
  expect(paidFor("Club").at(-1)?.amount).toBe(6_100);
  expect(paidFor("Water").map(({ amount }) => amount)).not.toContain(50_000);
  expect(comparison.bills().map(({ name }) => name)).not.toContain("Loan");
});
