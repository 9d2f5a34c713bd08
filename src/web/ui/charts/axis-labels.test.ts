import { expect, test } from "vitest";
import type { Household } from "#contract/household.ts";
import { day } from "#core/day.ts";
import { setHousehold } from "#web/lib/household.ts";
import { dayTicks, shortMoney } from "./axis-labels.ts";

const labels = (from: string, to: string, max: number) => dayTicks(day(from), day(to), max).map(({ label }) => label);

test.each([
  ["2026-03-01", "2026-03-01", 6, ["Mar 1"]],
  ["2026-02-27", "2026-03-02", 6, ["Feb 27", "Feb 28", "Mar 1", "Mar 2"]],
  ["2026-03-03", "2026-04-01", 6, ["Mar 9", "Mar 16", "Mar 23", "Mar 30"]],
  ["2026-10-15", "2027-02-15", 6, ["Nov", "Dec", "2027", "Feb"]],
  ["2026-03-15", "2027-03-15", 5, ["Apr", "Jul", "Oct", "2027"]],
])("%s to %s in at most %i", (from, to, max, expected) => {
  expect(labels(from, to, max)).toEqual(expected);
});

test("never more labels than there is room for", () => {
  for (const to of ["2026-03-02", "2026-04-20", "2026-12-31", "2031-01-01", "2060-01-01"]) {
    expect(labels("2026-03-01", to, 4).length).toBeLessThanOrEqual(5);
  }
});

test("amounts are in the household's currency", () => {
  const household: Household = {
    ...{ id: "1", name: "Home", role: "owner", currency: "EUR", timeZone: null, members: [], deletion: null },
    calendar: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, notBefore: null },
    shares: { mode: "income", parts: [], bills: [] },
  };
  setHousehold(household);
  expect([shortMoney(1200), shortMoney(1_234_500)]).toEqual(["€12", "€12.3K"]);
  setHousehold({ ...household, currency: null });
  expect(shortMoney(1200)).toBe("$12");
});
