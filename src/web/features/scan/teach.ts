import type { Bill } from "#contract/bills.ts";
import { learnFromScan } from "#contract/requests/scan.ts";
import type { ScanResult } from "#contract/scan.ts";
import { USUAL_FREQUENCIES } from "#core/interval.ts";
import { formatMoney, parseMoney } from "#core/money.ts";
import { type Changed, type Learned, learnFrom } from "#core/scan/learn/lesson.ts";
import { ask, isRefusal } from "#web/lib/ask.ts";
import type { NewPayment } from "./draft.ts";

/** What a person corrected, and what they call the biller. */
export type Taught = { biller: string; learned: Learned };

/** What was corrected in the form of a new bill: what is saved and is not what the form began with. */
export function taughtByBill(
  result: ScanResult,
  { started, typed, saved }: { started: Values; typed: Pick<Values, "nextDueDate">; saved: Bill },
): Taught {
  const frequency = USUAL_FREQUENCIES.find((each) => each === saved.frequency);
  const changed: Changed = {
    ...(saved.name !== started.name.trim() && { name: saved.name }),
    ...(saved.amount !== started.amount && { amount: saved.amount }),
    ...(frequency !== undefined && frequency !== started.frequency && { frequency }),
    ...(saved.category !== started.category && { category: saved.category }),
    ...(saved.isDirectDebit !== started.isDirectDebit && { isDirectDebit: saved.isDirectDebit }),
    ...(typed.nextDueDate !== started.nextDueDate && { dueDate: typed.nextDueDate }),
  };
  return { biller: saved.name, learned: learnFrom(result.values, changed) };
}

type Values = { name: string; amount: string; nextDueDate: string; isDirectDebit: boolean } & Pick<
  Bill,
  "frequency" | "category"
>;

/** What was corrected in the form of a payment; the bill's name where it was found by the person, not by its name. */
export function taughtByPayment(
  result: ScanResult,
  payment: NewPayment,
  { bill, matched }: { bill: Bill; matched: Bill | undefined },
): Taught {
  const paid = parseMoney(payment.amount);
  const amount = paid === undefined ? payment.amount : formatMoney(paid);
  const changed: Changed = {
    ...(bill.id !== matched?.id && { name: bill.name }),
    ...(amount !== result.amount && { amount }),
    ...(payment.dueDate !== "" && payment.dueDate !== result.dueDate && { dueDate: payment.dueDate }),
  };
  return { biller: bill.name, learned: learnFrom(result.values, changed) };
}

/** Lets the next bill of the biller be read right. What was saved stands, whatever becomes of it. */
export async function teach({ readAs, layout, lesson }: ScanResult, { biller, learned }: Taught): Promise<void> {
  if (Object.keys(learned).length === 0 || layout.length === 0) return;
  const send = (lessonId: number | null) =>
    ask(learnFromScan, { input: { biller, readAs, layout, learned, lessonId } });
  try {
    await send(lesson?.id ?? null);
  } catch (error) {
    // What the scan was set right by may have been forgotten meanwhile.
    if (lesson !== null && isRefusal(error) && error.status === 404) await send(null).catch(() => undefined);
  }
}
