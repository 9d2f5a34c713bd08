import { describe, expect, it } from "vitest";
import type { Plan, Verdict } from "#contract/plan.ts";
import { textOf } from "#core/plan/verdict-text.ts";
import { greetingSentence, missingParts, verdictSentence } from "./plan-text.ts";

const today = "2026-11-17";
const until = "2027-02-16";
const ON_TRACK: Verdict = {
  ...{ state: "on-track", until, bills: 0, first: null, overdue: 0, pay: null, isPartial: false },
};
const NOTHING: Plan["missing"] = { accounts: false, incomes: false, billsWithoutAccount: [], incomesWithoutPayday: [] };

it("writes the server's verdict in the household's currency", () => {
  const first = { billId: 1, name: "Rent", due: today, day: today, short: "1234.50" };
  const text = (verdict: Verdict) => textOf(verdictSentence({ verdict, today }));
  expect(text(ON_TRACK)).toBe("On track. Every bill until 16 Feb is covered.");
  expect(text({ ...ON_TRACK, state: "short", bills: 1, first })).toBe(
    "1 bill will be short: Rent, $1,234.50 on 17 Nov.",
  );
});

describe("the greeting", () => {
  const say = (missing: Partial<Plan["missing"]>, hasBills = true) =>
    textOf(greetingSentence({ verdict: ON_TRACK, today, missing: { ...NOTHING, ...missing } }, hasBills));

  it("does not call an empty household on track", () => {
    expect(say({ accounts: true }, false)).toBe("Add your first bill to see whether it is covered.");
    expect(say({}, false)).toBe("Add your first bill to see whether it is covered.");
    expect(say({ accounts: true })).toBe("Add an account to see whether your bills are covered.");
    expect(say({})).toBe("On track. Every bill until 16 Feb is covered.");
  });
});

it("describes what is missing, and which button adds it", () => {
  const words = (missing: Partial<Plan["missing"]>) =>
    missingParts({ ...NOTHING, ...missing }).map(({ text, action, id }) => [
      textOf({ tone: "plain", ...text }),
      action,
      id,
    ]);
  const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));
  expect(words({})).toEqual([]);
  expect(words({ accounts: true, incomes: true, billsWithoutAccount: named("Gym") })).toEqual([
    ["Which account are your bills paid from?", "Add an account", undefined],
    ["When are you paid, and how much?", "Add your pay", undefined],
  ]);
  expect(words({ billsWithoutAccount: named("Gym"), incomesWithoutPayday: named("Salary") })).toEqual([
    ["Gym needs an account to be included.", "Choose an account", 1],
    ["Salary has no payday yet.", "Set the payday", 1],
  ]);
  expect(words({ billsWithoutAccount: named("Gym", "Rent"), incomesWithoutPayday: named("A", "B", "C") })).toEqual([
    ["Gym and 1 other need an account to be included.", "Choose an account", 1],
    ["A and 2 others have no payday yet.", "Set the payday", 1],
  ]);
});
