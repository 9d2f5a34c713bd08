import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#core/day.ts";
import { cents, shownCents, total } from "#core/money.ts";
import { ROUNDINGS, roundUp, split } from "#core/split.ts";
import { applyChange } from "./changes.ts";
import { accountFigures, starter } from "./figures.ts";
import type { PlanInput } from "./input.ts";
import { RATES } from "./move-rule.ts";
import { creditsOf } from "./occurrences.ts";
import { paydayCard, paydaysOf } from "./paydays.ts";
import { type PlannedDue, simulate } from "./simulate.ts";
import { anyHousehold, bill, planInput, TODAY } from "./testing.ts";
import { coverage } from "./verdict.ts";
import { waysToFix } from "./ways.ts";
import { raiseBill, skipWeek } from "./what-if.ts";

const check = <T>(any: fc.Arbitrary<T>, holds: (value: T) => void, numRuns = 100) =>
  fc.assert(fc.property(any, holds), { numRuns });

describe("a split", () => {
  const whole = fc.integer({ min: 0, max: 99_999_999_999 }).map(shownCents);
  const weights = fc.array(fc.integer({ min: 0, max: 9_999_999_999 }), { minLength: 1, maxLength: 12 });

  it("adds up to the whole, with each part within a cent of its share", () => {
    check(fc.tuple(whole, weights), ([amount, shares]) => {
      const parts = split(amount, shares);
      expect(total(parts)).toBe(amount);
      const sum = shares.reduce((all, share) => all + BigInt(share), 0n);
      if (sum === 0n) return;
      for (const [index, part] of parts.entries()) {
        const exact = (BigInt(amount) * BigInt(shares[index] ?? 0)) / sum;
        expect([0n, 1n]).toContain(BigInt(part) - exact);
      }
    });
  });

  it("is rounded up by less than a step", () => {
    check(fc.tuple(whole, fc.constantFrom(...ROUNDINGS)), ([amount, to]) => {
      const more = roundUp(amount, to) - amount;
      expect(more >= 0 && (to === 0 ? more === 0 : more < 100 * to && (amount + more) % (100 * to) === 0)).toBe(true);
    });
  });
});

describe("the plan of any household", () => {
  it("ends with the opening balance plus credits minus payments", () => {
    check(anyHousehold, (input) => {
      for (const [index, account] of simulate(input).accounts.entries()) {
        const opening = input.accounts[index]?.balance ?? 0;
        expect(account.balances.at(-1)).toBe(opening + account.credited - account.paid);
        expect(account.lowest.balance).toBe(Math.min(...account.balances));
      }
    });
  });

  it("has dues short by at most their amount, and none for a covered account", () => {
    check(anyHousehold, (input) => {
      const plan = simulate(input);
      for (const { short, amount } of plan.dues) expect(short >= 0 && short <= amount).toBe(true);
      const needed = starter(plan);
      const isShort = plan.dues.some(({ short }) => short > 0);
      if (isShort) expect(needed).not.toBeNull();
      expect(coverage(input, plan).state === "on-track").toBe(!isShort);
    });
  });

  it("is covered with the starter, and not with a cent less", () => {
    check(anyHousehold, (input) => {
      const needed = starter(simulate(input));
      if (needed === null) return;
      const give = (less: number) =>
        needed.parts.reduce(
          (home, { accountId, amount }) =>
            applyChange(home, { kind: "lump", accountId, amount: shownCents(amount - less) }),
          input,
        );
      expect(starter(simulate(give(0)))).toBeNull();
      expect(starter(simulate(give(1)))?.amount).toBe(needed.parts.length);
    });
  });

  it("never gets a higher lowest point when an amount rises but its weekly amount doesn't", () => {
    check(fc.tuple(anyHousehold, fc.nat(5), fc.integer({ min: 1, max: 90_000 })), ([input, which, more]) => {
      const bills = input.bills.map((bill, index) =>
        index === which ? { ...bill, amount: shownCents(bill.amount + more) } : bill,
      );
      const before = simulate(input).accounts;
      for (const [index, { lowest }] of simulate({ ...input, bills }).accounts.entries())
        expect(lowest.balance).toBeLessThanOrEqual(before[index]?.lowest.balance ?? 0);
    });
  });

  it("never gains more from a rise than the extra weekly credits until then", () => {
    const rise = fc.tuple(anyHousehold, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 300 }));
    check(rise, ([input, billId, percent]) => {
      const raised = raiseBill(input, billId, percent);
      const [before, after] = [simulate(input), simulate(raised)];
      const bill = input.bills.find(({ id }) => id === billId);
      const more = raised.bills.find(({ id }) => id === billId);
      if (bill === undefined || more === undefined) return;
      const until = before.days.at(-1) ?? TODAY;
      const usual = creditsOf(bill, TODAY, until);
      const extra = creditsOf(more, TODAY, until).map(({ offset, level }, index) => ({
        ...{ offset, cents: level - (usual[index]?.level ?? 0) },
      }));
      for (const [index, account] of after.accounts.entries()) {
        const isIts = account.id === bill.accountId;
        let gained = 0;
        for (const [offset, balance] of account.balances.entries()) {
          for (const each of extra) if (isIts && each.offset === offset) gained += each.cents;
          expect(balance - gained).toBeLessThanOrEqual(before.accounts[index]?.balances[offset] ?? 0);
        }
      }
    });
  });

  it("can get a higher lowest point when a late bill rises, as its credits stay in the account until then", () => {
    const soon = bill({ amount: cents(20_000), weekly: cents(0), nextDue: addDays(TODAY, 30) });
    const days = { every: 1, unit: "year", first: addDays(TODAY, 350) } as const;
    const late = bill({ id: 2, amount: cents(52_000), weekly: cents(1_000), days, nextDue: days.first });
    const input = planInput({ accounts: [{ id: 1, name: "Bills", balance: cents(0) }], bills: [soon, late] });
    const lowestUntil = (home: PlanInput) => simulate(home).accounts[0]?.balances[30];
    expect([lowestUntil(input), lowestUntil(raiseBill(input, 2, 100))]).toEqual([-16_000, -12_000]);
  });

  it("still covers everything after the spare money leaves", () => {
    check(anyHousehold, (input) => {
      const plan = simulate(input);
      const short = (dues: readonly PlannedDue[]) => dues.filter((due) => due.short > 0).length;
      for (const { id, spare } of accountFigures(input, plan)) {
        if (spare === 0) continue;
        const without = applyChange(input, { kind: "lump", accountId: id, amount: shownCents(-spare) });
        expect(short(simulate(without).dues)).toBe(short(plan.dues));
      }
    });
  });

  it("never gets better by skipping a week", () => {
    check(anyHousehold, (input) => {
      const before = simulate(input).accounts;
      for (const [index, { lowest }] of simulate(skipWeek(input)).accounts.entries())
        expect(lowest.balance).toBeLessThanOrEqual(before[index]?.lowest.balance ?? 0);
    });
  });

  it("is unchanged when a bill rises by zero", () => {
    check(anyHousehold, (input) => {
      expect(raiseBill(input, 1, 0)).toEqual(input);
    });
  });
});

describe("a way to fix a shortage", () => {
  const nameOf = ({ billId, due, paymentId }: PlannedDue) => `${billId} ${due} ${paymentId}`;

  it("fixes every shortage it lists and causes no other", () => {
    let offered = 0;
    check(
      anyHousehold,
      (input) => {
        const plan = simulate(input);
        const isShort = plan.dues.some(({ short }) => short > 0);
        const ways = waysToFix(input);
        expect(ways.length > 0).toBe(isShort);
        expect(ways.length).toBeLessThanOrEqual(4);
        expect(new Set(ways.map(({ id }) => id)).size).toBe(ways.length);
        for (const { change, cures } of ways) {
          offered += 1;
          expect(cures.length).toBeGreaterThan(0);
          const short = simulate(applyChange(input, change)).dues.filter((due) => due.short > 0);
          expect(short.map(nameOf).filter((name) => cures.map(nameOf).includes(name))).toEqual([]);
          expect(short.length).toBe(plan.dues.filter((due) => due.short > 0).length - cures.length);
        }
      },
      150,
    );
    expect(offered).toBeGreaterThan(50);
  });
});

describe("a payday's transfers", () => {
  it("add up, are rounded, and together carry every account to the cent", () => {
    check(
      fc.tuple(anyHousehold, fc.constantFrom(...ROUNDINGS), fc.constantFrom(...RATES)),
      ([input, rounding, rate]) => {
        for (const income of input.incomes) {
          const card = paydayCard(input, income, TODAY, { rate, rounding });
          const sum = total(card.transfers.map(({ amount }) => amount));
          const extra = total(card.catchUps.map(({ amount }) => amount));
          expect(card.total).toBe(sum + extra);
          expect(card.rest).toBe(card.pay - card.total);
          if (rounding > 0) expect(sum % (100 * rounding)).toBe(0);
          for (const { amount } of card.transfers) expect(amount).toBeGreaterThan(0);
        }
      },
    );
  });

  it("are the same on each payday of a year, in any order of calls", () => {
    check(
      fc.tuple(anyHousehold, fc.constantFrom(...RATES)),
      ([input, rate]) => {
        for (const income of input.incomes)
          for (const day of paydaysOf(income, TODAY, addDays(TODAY, 364))) {
            const rule = { rate, rounding: 0 } as const;
            expect(paydayCard(input, income, day, rule)).toEqual(paydayCard({ ...input }, income, day, rule));
          }
      },
      50,
    );
  });
});
