import { expect, test } from "vitest";
import { billFixture } from "#web/domain/testing.ts";
import { summaryOf, weeklyText } from "./account-totals.ts";

const accounts = (...balances: string[]) =>
  balances.map((balance, id) => ({
    id,
    name: `Account ${id}`,
    balance,
    checkedOn: null,
    holders: [],
    createdAt: "2026-03-02T09:00:00.000Z",
  }));

test.each([
  [[], ""],
  [["5.00"], "1 account"],
  [["1000.00", "250.50"], "2 accounts, $1,250.50 in total"],
  [["10.00", "-30.00", "0.00"], "3 accounts, -$20.00 in total"],
  [["99999999.99", "0.01"], "2 accounts"],
])("%j are: %s", (balances, words) => expect(summaryOf(accounts(...balances))).toBe(words));

test("an account's weekly credit names running catch-ups separately", () => {
  const running = billFixture({ catchUp: { weekly: "20.00", until: "2026-12-11" } });
  expect(weeklyText([billFixture(), billFixture()])).toBe("+$27.72 per week for 2 bills");
  expect(weeklyText([billFixture(), running])).toBe("+$27.72 + $20.00 catch-up per week for 2 bills");
});

test("an account's weekly credit leaves out paused bills", () => {
  const paused = billFixture({ pausedFrom: "2020-01-01", pausedUntil: null });
  const over = billFixture({ pausedFrom: "2020-01-01", pausedUntil: "2020-02-01" });
  expect(weeklyText([over, paused])).toBe("+$13.86 per week for 1 bill, 1 paused");
  expect(weeklyText([paused])).toBe("1 bill, paused");
  expect(weeklyText([paused, paused])).toBe("2 bills, all paused");
});
