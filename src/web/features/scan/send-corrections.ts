import type { Bill } from "#contract/bills.ts";
import { learnFromScan } from "#contract/requests/scan.ts";
import type { ScanResult } from "#contract/scan.ts";
import { USUAL_FREQUENCIES } from "#core/interval.ts";
import { formatMoney, parseMoney } from "#core/money.ts";
import { type ChangedFields, type Learned, learnFrom } from "#core/scan/learn/lesson.ts";
import { ask, isRefusal } from "#web/lib/ask.ts";
import { isNothingToPay, type NewPayment } from "./draft.ts";

/** The person's corrections, and their name for the biller. */
export type Corrections = { biller: string; learned: Learned };

/**
 * Corrections made in the new-bill form: saved values that differ from the initial ones. The usual amount, typed because
 * there was nothing to pay, isn't a correction.
 */
export function correctionsFromBill(
  result: ScanResult,
  { started, typed, saved }: { started: Values; typed: Pick<Values, "nextDueDate">; saved: Bill },
): Corrections {
  const frequency = USUAL_FREQUENCIES.find((each) => each === saved.frequency);
  const changed: ChangedFields = {
    ...(saved.name !== started.name.trim() && { name: saved.name }),
    ...(saved.amount !== started.amount && !isNothingToPay(result) && { amount: saved.amount }),
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

/** Corrections made in the payment form, with the bill's name if the person chose the bill. */
export function correctionsFromPayment(
  result: ScanResult,
  payment: NewPayment,
  { bill, matched }: { bill: Bill; matched: Bill | undefined },
): Corrections {
  const paid = parseMoney(payment.amount);
  const amount = paid === undefined ? payment.amount : formatMoney(paid);
  const changed: ChangedFields = {
    ...(bill.id !== matched?.id && { name: bill.name }),
    ...(amount !== result.amount && !isNothingToPay(result) && { amount }),
    ...(payment.dueDate !== "" && payment.dueDate !== result.dueDate && { dueDate: payment.dueDate }),
  };
  return { biller: bill.name, learned: learnFrom(result.values, changed) };
}

/** Teaches the scanner. A failure does not affect what was saved. */
export async function sendCorrections(
  { readAs, layout, lesson }: ScanResult,
  { biller, learned }: Corrections,
): Promise<void> {
  if (Object.keys(learned).length === 0 || layout.length === 0) return;
  const send = (lessonId: number | null) =>
    ask(learnFromScan, { input: { biller, readAs, layout, learned, lessonId } });
  try {
    await send(lesson?.id ?? null);
  } catch (error) {
    // The earlier correction may have been deleted in the meantime.
    if (lesson !== null && isRefusal(error) && error.status === 404) await send(null).catch(() => undefined);
  }
}
