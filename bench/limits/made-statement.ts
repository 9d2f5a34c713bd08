import { HOUSEHOLD_LIMITS, STATEMENT_LIMITS } from "#contract/limits.ts";
import type { Day } from "#core/day.ts";
import { LINES } from "./seed-papers.ts";

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** The next part of a statement, with new lines. */
export const madeLines = (day: Day) => ({
  lines: times(STATEMENT_LIMITS.part, (at) => ({
    ...{ key: `more-${at}`, day, amount: "-5.00", name: "Company number 7", text: "x".repeat(280) },
  })),
});

type Statement = { id: number; accountId: number; billId: number };

/** Everything that one statement may ask for at once, with as many lines of each bill as fit into a request. */
export function madeChoice({ id, accountId, billId }: Statement) {
  const { bills, incomes, changes, payments } = STATEMENT_LIMITS;
  const perBill = Math.floor(LINES / bills);
  const bill = { amount: "5.00", frequency: "monthly", category: "utilities", accountId };
  const lineOf = (at: number) => `${id}-${1 + at}`;
  return {
    bills: times(bills, (at) => ({
      bill: { ...bill, name: `Found ${at}` },
      lines: times(perBill, (line) => lineOf(at * perBill + line)),
    })),
    incomes: times(incomes, (at) => ({
      income: { name: `Found ${at}`, amount: "9.00", frequency: "weekly", accountId },
    })),
    changes: times(changes, (at) => ({ billId: billId + 2 * at, amount: "6.00" })),
    // The bills are numbered in a row, every other one is paid by hand.
    payments: times(payments, (at) => ({ billId: billId + 1 + 2 * at, line: `more-${at}` })),
    correctTo: `${HOUSEHOLD_LIMITS.bills}.00`,
  };
}
