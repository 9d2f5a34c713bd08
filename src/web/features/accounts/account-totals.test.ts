import { expect, test } from "vitest";
import { summaryOf } from "./account-totals.ts";

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
