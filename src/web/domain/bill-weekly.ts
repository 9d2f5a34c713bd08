import type { Bill } from "#contract/bills.ts";
import { billWeekly } from "#core/bills/weekly.ts";
import { addDays, day, daysBetween } from "#core/day.ts";
import { type Cents, cents, ZERO } from "#core/money.ts";
import { centsOf, today } from "./bill-figures.ts";

/** What a bill would put aside each week if it came to an amount, by the rule the server applies. */
export function weeklyOf(bill: Bill, amount: Cents): Cents {
  const { frequency, every, unit, skippedMonths, endsOn, startDate, nextDueDate, savings, partPaid } = bill;
  const start = day(startDate);
  const nextCreditDate = addDays(start, 7 * (Math.max(0, Math.floor(daysBetween(start, today()) / 7)) + 1));
  const first = nextDueDate === null ? null : day(nextDueDate);
  return billWeekly(
    {
      ...{ amount, frequency, every, unit, skippedMonths, anchorDate: first, startDate: start, nextCreditDate },
      creditUntil: endsOn === null ? null : day(endsOn),
    },
    cents((savings ? centsOf(savings.savedAmount) : ZERO) + centsOf(partPaid)),
  );
}
