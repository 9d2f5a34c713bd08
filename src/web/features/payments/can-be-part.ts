import type { Bill } from "#contract/bills.ts";
import { readMoney } from "#core/money.ts";
import type { Settles } from "#web/domain/bill-dues.ts";
import { centsOf } from "#web/domain/bill-figures.ts";
import { amountOfNext, restOfNext } from "#web/domain/bill-words.ts";

/** Whether an amount is less than what is due, so that the rest could stay due. */
export function canBePart(bill: Bill, settles: Settles, typed: string): boolean {
  if (settles === undefined || !("due" in settles)) return false;
  const amount = readMoney(typed);
  const waiting = bill.openPayments.find(({ settlesDue }) => settlesDue === settles.due);
  const due = waiting ? centsOf(waiting.amount) : (restOfNext(bill)?.rest ?? centsOf(amountOfNext(bill)));
  return amount !== undefined && amount > 0 && amount < due;
}
