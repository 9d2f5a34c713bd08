import { describe, expect, it } from "vitest";
import type { Plan, Verdict } from "#contract/plan.ts";
import { greetingSentence, missingParts, textOf, verdictSentence } from "./plan-text.ts";

const today = "2026-11-17";
const until = "2027-02-16";
const short = (name: string, day: string, amount: string) => ({ billId: 1, name, day, short: amount });
const ON_TRACK: Verdict = { state: "on-track", until, bills: 0, first: null };
const NOTHING: Plan["missing"] = { accounts: false, incomes: false, billsWithoutAccount: [], incomesWithoutPayday: [] };

const CARD: Plan["paydays"][number] = {
  ...{ incomeId: 1, name: "Salary", member: null, isYours: true, payday: "2026-11-20", nextPayday: "2026-12-20" },
  ...{ pay: "1000.00", transfers: [], catchUps: [], total: "1249.98", rest: "-249.98", isMoved: false },
};

const PLAN = { verdict: ON_TRACK, today, paydays: [], timeline: [], missing: NOTHING };

describe("the verdict", () => {
  it.each<[string, Verdict, string]>([
    ["all is covered", ON_TRACK, "On track. Every bill until 16 Feb is covered."],
    [
      "several are short",
      { state: "short", until, bills: 3, first: short("Car registration", "2026-12-11", "847.00") },
      "3 bills will be short. First: Car registration, $847.00 on 11 Dec.",
    ],
    [
      "one is short",
      { state: "short", until, bills: 1, first: short("Rent", "2026-11-17", "0.01") },
      "1 bill will be short: Rent, $0.01 on 17 Nov.",
    ],
    [
      "one is short later",
      { state: "later", until, bills: 0, first: short("Car insurance", "2027-03-02", "120.00") },
      "On track until 2 Mar; then Car insurance is $120.00 short.",
    ],
  ])("says that %s", (_, verdict, text) => {
    expect(textOf(verdictSentence({ verdict, today }))).toBe(text);
  });

  it("shortens a very long name, not the sentence", () => {
    const first = short("x".repeat(255), "2026-12-11", "1.00");
    const text = textOf(verdictSentence({ verdict: { state: "short", until, bills: 1, first }, today }));
    expect(text).toBe(`1 bill will be short: ${"x".repeat(39)}…, $1.00 on 11 Dec.`);
  });

  it("is amber only when something will be short within the 13 weeks", () => {
    const later: Verdict = { state: "later", until, bills: 0, first: short("Rent", "2027-03-02", "1.00") };
    const soon: Verdict = { ...later, state: "short", bills: 1 };
    expect([ON_TRACK, later, soon].map((verdict) => verdictSentence({ verdict, today }).tone)).toEqual([
      "green",
      "green",
      "amber",
    ]);
  });
});

describe("the greeting", () => {
  const bill = { id: 3, name: "Gym" };
  const say = (missing: Partial<Plan["missing"]>, hasBills = true) =>
    textOf(greetingSentence({ ...PLAN, missing: { ...NOTHING, ...missing } }, hasBills));

  it("does not call an empty household on track", () => {
    expect(say({ accounts: true }, false)).toBe("Add your first bill to see whether it is covered.");
    expect(say({}, false)).toBe("Add your first bill to see whether it is covered.");
    expect(say({ accounts: true })).toBe("Add an account to see whether your bills are covered.");
  });

  it("does not call a household on track whose pay is less than what is to be moved from it", () => {
    const card = (rest: string, isMoved: boolean) => ({ ...CARD, rest, isMoved });
    const sayOf = (...paydays: Plan["paydays"]) => greetingSentence({ ...PLAN, paydays }, true);
    expect(sayOf(card("0.00", false), card("-249.98", false))).toEqual({
      tone: "amber",
      before: "Every bill until 16 Feb is covered only if you add $249.98 to your pay on 20 Nov.",
    });
    expect(sayOf(card("0.00", false), card("-249.98", true)).tone).toBe("green");
  });

  it("mentions overdue bills first", () => {
    const due: Plan["timeline"][number] = {
      ...{ kind: "due", billId: 1, billName: "Gym", accountId: 1, due: "2026-11-14", day: today, amount: "60.00" },
      ...{ short: "0.00", isByHand: true, isAssumed: false, paymentId: null },
    };
    const sayOf = (...timeline: Plan["timeline"]) => textOf(greetingSentence({ ...PLAN, timeline }, true));
    expect(sayOf(due)).toBe("1 bill is overdue. With it, every bill until 16 Feb is covered.");
    expect(sayOf(due, due, { ...due, billId: 2 })).toBe(
      "2 bills are overdue. With them, every bill until 16 Feb is covered.",
    );
    expect(sayOf({ ...due, due: today })).toBe("On track. Every bill until 16 Feb is covered.");
  });

  it("does not speak for bills that are not counted", () => {
    expect(say({})).toBe("On track. Every bill until 16 Feb is covered.");
    expect(say({ billsWithoutAccount: [bill] })).toBe("On track. Every bill with an account is covered until 16 Feb.");
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
