import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, type Day, day } from "#core/day.ts";
import { duesBetween } from "#core/schedule.ts";
import { datesOf, isPaused, type Scheduled, scheduleOf } from "./bill.ts";
import { openSince, pause, resume } from "./pause.ts";

const TODAY = day("2026-11-17");
const END = addDays(TODAY, 420);
const BY_HAND = { isAutomatic: false, isDirectDebit: false, archivedOn: null };

/** So many days after the last time: a pause of so many days or until further notice, or the end of the one that runs. */
type Doing = { after: number; days: number | null };
type Paused = { from: Day; until: Day | null };

const anyBill: fc.Arbitrary<Scheduled> = fc
  .record({
    frequency: fc.constantFrom("weekly" as const, "fortnightly" as const, "four-weekly" as const, "monthly" as const),
    skippedMonths: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 4 }),
  })
  .map((said) => ({
    ...said,
    ...{ every: null, unit: null, endsOn: null, pausedFrom: null, pausedUntil: null, paysFrom: null },
    ...(said.frequency === "monthly"
      ? ({ paymentDayType: "monthly", paymentDay: 20 } as const)
      : ({ paymentDayType: "weekly", paymentDay: 5 } as const)),
    ...{ anchorDate: day("2026-11-20"), dueFrom: day("2026-11-20") },
  }));

const anyDoings: fc.Arbitrary<Doing[]> = fc.array(
  fc.record({ after: fc.integer({ min: 1, max: 60 }), days: fc.option(fc.integer({ min: 1, max: 90 })) }),
  { maxLength: 5 },
);

/** More than a year in which each due is paid on its day, or a day later when somebody pauses or resumes on it. */
function liveThrough(bill: Scheduled, doings: readonly Doing[]) {
  let now = { ...bill, archivedOn: null, nextDueDate: bill.dueFrom };
  const records: { due: Day; state: "paid" }[] = [];
  const pauses: Paused[] = [];
  const nextDue = (since: Day | undefined) => datesOf(BY_HAND, scheduleOf(now), { records, since }).nextDueDate;
  const [when, left] = [{ next: TODAY }, [...doings]];
  const comingUp = () => left[0] && addDays(when.next, left[0].after);
  for (let today = TODAY; today <= END; today = addDays(today, 1)) {
    const due = now.nextDueDate;
    if (today !== comingUp()) {
      if (due === null || due > today) continue;
      records.push({ due, state: "paid" });
      now = { ...now, nextDueDate: nextDue(due) };
      continue;
    }
    when.next = today;
    const days = left.shift()?.days ?? null;
    const wasPaused = isPaused(now, today);
    const state = wasPaused
      ? resume(now, today)
      : pause(now, { today, until: days === null ? null : addDays(today, days) });
    if ("refused" in state) continue;
    const last = pauses.at(-1);
    if (wasPaused && last !== undefined) last.until = today;
    else pauses.push({ from: today, until: state.pausedUntil });
    const since = openSince(now, today);
    now = { ...now, ...state };
    now = { ...now, nextDueDate: nextDue(since) };
  }
  return { paid: records.map(({ due }) => due), pauses };
}

it("pausing and resuming, however often, loses no due outside the pauses and doubles none", () => {
  fc.assert(
    fc.property(anyBill, anyDoings, (bill, doings) => {
      const { paid, pauses } = liveThrough(bill, doings);
      const schedule = scheduleOf(bill);
      if (schedule === undefined) throw new Error("it has no days");
      const isIn = (due: Day) => pauses.some(({ from, until }) => due >= from && (until === null || due < until));
      expect(paid).toEqual(duesBetween(schedule, addDays(TODAY, -1), END).filter((due) => !isIn(due)));
    }),
    { numRuns: 100 },
  );
});
