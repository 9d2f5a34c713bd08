import { type DuePlan, dueDays, periodAfter, periodBefore } from "./model-days.ts";

/** A bill in the model, and its open due dates: an independent second implementation. */
export type ModelBill = {
  name: string;
  amount: number;
  weekly: number;
  account: string;
  start: number;
  /** The schedule; undefined when the due day is unknown. */
  due?: DuePlan | undefined;
  /** Whether it is paid automatically. */
  isAutoPaid: boolean;
  source: "automatic" | "direct-debit";
  /** Ends after this many due dates, or by a day. */
  count?: number | undefined;
  endsOn?: number | undefined;
  /** A later amount. */
  later?: { from: number; amount: number; weekly: number } | undefined;
  /** The estimate rule, if any: the last payment, or the average of the last three. */
  estimate?: "last" | "average-of-three" | undefined;
};

/** `settles` is the due date that it settles or will settle; `replaced` the payment it replaced. */
export type ModelPayment = {
  bill: string;
  source: string;
  amount: number;
  due: number | null;
  settles: number | null;
  status: "scheduled" | "completed" | "failed" | "cancelled";
  day: number | null;
  /** The order in which payments were completed. */
  order: number;
  /** Extra: it settles nothing. */
  isExtra: boolean;
  replaced?: { payment: ModelPayment; previousStatus: "scheduled" | "failed" };
};
type Saving = { amount: number } | { paid: ModelPayment };
export type ModelBillState = ModelBill & {
  savings: Saving[];
  skipped: { due: number }[];
  /** Past due dates left to the person. */
  manualDues: Set<number>;
  /** Settled under an earlier schedule: this one continues from there. */
  before: (ModelPayment | { due: number })[];
  /** Due dates before this day don't count. */
  from: number;
  /** Paid or skipped when the schedule continued from there: nothing before it is due. */
  done: (ModelPayment | { due: number })[];
  isDeleted: boolean;
  isArchived: boolean;
  /** Nothing is due or credited from one day to another; without the other, until further notice. */
  pauses: { from: number; until: number | null }[];
  /** Part payments by due date. */
  parts: Map<number, number>;
};

export const isPausedOn = ({ pauses }: ModelBillState, day: number) =>
  pauses.some(({ from, until }) => day >= from && (until === null || day < until));

/** Every counted due date from its first day to another: none in a pause, none after its end. */
export function plannedDues(bill: ModelBillState, to: number): number[] {
  if (bill.due === undefined) return [];
  const counted = dueDays(bill.due, bill.from, to).filter((due) => !isPausedOn(bill, due));
  return counted.slice(0, bill.count ?? counted.length).filter((due) => due <= (bill.endsOn ?? due));
}

const FAR_AHEAD = 1_500;
export const doesEnd = ({ count, endsOn }: ModelBill) => count !== undefined || endsOn !== undefined;
/** The day up to which weeks are credited. */
export const lastDue = (bill: ModelBillState, today: number) =>
  doesEnd(bill) ? (plannedDues(bill, today + FAR_AHEAD).at(-1) ?? today - 1) : Number.POSITIVE_INFINITY;

export const settledDay = (settled: ModelPayment | { due: number }) => {
  if (!("status" in settled)) return settled.due;
  return settled.status === "cancelled" ? null : settled.settles;
};

type PaymentFields = Pick<ModelPayment, "bill" | "amount" | "due" | "settles"> & Partial<ModelPayment>;
/** Manual and not completed, unless specified. */
export const newPayment = (about: PaymentFields): ModelPayment => ({
  source: "manual",
  status: "failed",
  day: null,
  order: 0,
  isExtra: false,
  ...about,
});

/** The payment for a due date. */
export const findPaymentFor = (paid: readonly ModelPayment[], due: number) =>
  paid.find((each) => each.settles === due && each.status !== "cancelled");

/** Paid or skipped, or so near to one settled under an earlier schedule that it is the same due date. */
function isSettled(bill: ModelBillState, paid: readonly ModelPayment[], due: number): boolean {
  if (bill.skipped.some((each) => each.due === due) || findPaymentFor(paid, due)?.status === "completed") return true;
  if (bill.due === undefined) return false;
  const plan = bill.due;
  return bill.before.some((each) => {
    const day = settledDay(each);
    if (day === null || day === due) return false;
    // Half of the period that contains the day: before the due date, or after it.
    const half = (day < due ? periodBefore(plan, due) : periodAfter(plan, due)) / 2;
    // A payment settles only the nearest due date; but the schedule continues from what was done when it was changed.
    return bill.done.includes(each) ? due < day + half : Math.abs(due - day) < half;
  });
}

/** Unpaid due dates, oldest first. */
export function unpaid(bill: ModelBillState, paid: readonly ModelPayment[], to: number): number[] {
  const planned = plannedDues(bill, to);
  const openDues = paid.flatMap(({ status, settles }) =>
    (status === "failed" || status === "scheduled") && settles !== null && settles <= to ? [settles] : [],
  );
  const all = [...planned.filter((due) => !isSettled(bill, paid, due)), ...openDues];
  return [...new Set(all)].sort((a, b) => a - b);
}

/** The first matching due date, within the relevant years. */
export function first(
  bill: ModelBillState,
  paid: readonly ModelPayment[],
  today: number,
  isMatch: (due: number) => boolean,
): number | null {
  if (bill.due === undefined) return null;
  return unpaid(bill, paid, today + 100).find(isMatch) ?? unpaid(bill, paid, today + 1_200).find(isMatch) ?? null;
}

export const saved = (bill: ModelBillState) => {
  let sum = 0;
  for (const each of bill.savings) {
    if ("amount" in each) sum += each.amount;
    else if (each.paid.status === "completed") sum = 0;
  }
  return sum;
};
