import { expect, test } from "vitest";
import type { Entry } from "#contract/accounts.ts";
import { describeEntry } from "./describe-entry.ts";

test.each<[Entry["kind"] | "something new", string | null, string]>([
  ["opening", null, "Opening balance"],
  ["correction", null, "Balance corrected by you"],
  ["transfer", null, "Money moved"],
  ["weekly", "Internet", "Weekly credit for Internet"],
  ["add-week", "Internet", "Week added for Internet"],
  ["remove-week", "Internet", "Week removed for Internet"],
  ["payment", "Internet", "Payment of Internet"],
  ["payment", null, "Payment of a deleted bill"],
  ["reversal", "Internet", "Undone: payment of Internet"],
  ["allocation", "Internet", "Money set aside for Internet"],
  ["something new", "Internet", "Other change"],
])("%s of %s is: %s", (kind, billName, words) => {
  const { what, bill } = describeEntry({
    kind: kind as Entry["kind"],
    billName,
    weeks: 1,
    day: "2026-11-09",
    by: null,
  });
  expect(bill === undefined ? what : `${what} ${bill}`).toBe(words);
});

test("weeks that were credited at once say how many, and from when to when", () => {
  const { what, bill } = describeEntry({
    kind: "weekly",
    billName: "Internet",
    weeks: 260,
    day: "2026-11-09",
    by: null,
  });
  expect(`${what} ${bill}`).toBe("260 weekly credits, 11/22/2021 to 11/09/2026, for Internet");
});

test("does not say 'by you' when someone else corrected a balance", () => {
  const by = (isYou: boolean) => ({ name: "Sam", isYou });
  const correction = { kind: "correction" as const, billName: null, weeks: 1, day: "2026-11-09" };
  expect(describeEntry({ ...correction, by: by(true) }).what).toBe("Balance corrected by you");
  expect(describeEntry({ ...correction, by: by(false) }).what).toBe("Balance corrected");
});
