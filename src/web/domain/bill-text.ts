import type { Bill } from "#contract/bills.ts";
import { isPaused } from "#core/bills/bill.ts";
import { shownCents } from "#core/money.ts";
import { date, MONTHS, money } from "#web/lib/format.ts";
import { centsOf, today } from "./bill-figures.ts";
import { everyPeriod } from "./frequency-labels.ts";

/** "$60.00"; an estimate says that it is one: "about $132.00". */
export const amountText = ({ amount, estimate }: Pick<Bill, "amount" | "estimate">) =>
  `${estimate === null ? "" : "about "}${money(amount)}`;

/** "$60.00 every month", "about $132.00 every 3 months". */
export const amountOften = (bill: Bill) => `${amountText(bill)} ${everyPeriod(bill)}`;

/** "3 payments left", of a bill that ends after so many or by a date. */
export function leftText({ paymentsLeft, frequency }: Bill): string | undefined {
  if (paymentsLeft === null || frequency === "once") return undefined;
  return paymentsLeft === 1 ? "1 payment left" : `${paymentsLeft} payments left`;
}

/** "nothing due in Feb, Mar", of a bill that leaves months out. */
export const skippedText = ({ skippedMonths }: Pick<Bill, "skippedMonths">): string | undefined =>
  skippedMonths.length === 0
    ? undefined
    : `nothing due in ${skippedMonths.map((month) => MONTHS[month - 1]).join(", ")}`;

/** "Catch-up $137.84 per week until 12/11/2026", of a bill with a running catch-up. */
export const catchUpText = ({ catchUp }: Pick<Bill, "catchUp">): string | undefined =>
  catchUp === null ? undefined : `Catch-up ${money(catchUp.weekly)} per week until ${date(catchUp.until)}`;

/** "Paused until 10 Jan 2027" or "Paused"; undefined for an archived bill. */
export function pauseText(bill: Bill, now = today()): string | undefined {
  if (bill.archivedOn !== null || !isPaused(bill, now)) return undefined;
  return bill.pausedUntil === null ? "Paused" : `Paused until ${date(bill.pausedUntil)}`;
}

/** The amount on a future day, when a planned amount may apply. */
export const amountOn = ({ amount, nextAmount, nextAmountFrom }: Bill, due: string): string =>
  nextAmount !== null && nextAmountFrom !== null && nextAmountFrom <= due ? nextAmount : amount;

/** The amount of the next due. */
export const amountOfNext = (bill: Bill): string =>
  bill.earlierAmount ?? (bill.nextDueDate === null ? bill.amount : amountOn(bill, bill.nextDueDate));

/** The remainder of the next due after partial payments; undefined without any. */
export function remainderOfNext(bill: Bill) {
  const [amount, paid] = [amountOfNext(bill), centsOf(bill.partPaid)];
  return paid === 0 ? undefined : { paid, rest: shownCents(Math.max(0, centsOf(amount) - paid)) };
}

/** "$20.00 paid, $100.00 still due". */
export function partText(bill: Bill): string | undefined {
  const part = remainderOfNext(bill);
  return part && `${money(part.paid)} paid, ${money(part.rest)} still due`;
}
