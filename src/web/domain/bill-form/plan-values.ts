import type { Bill } from "#contract/bills.ts";
import type { InputOf } from "#contract/request-types.ts";
import type { createBill } from "#contract/requests/bills.ts";
import type { EstimateRule } from "#core/bills/amounts.ts";
import { type BillFrequency, billInterval, type Frequency, type Unit } from "#core/interval.ts";

/** The form values for frequency, end and estimate. */
export type PlanValues = {
  frequency: BillFrequency;
  /** As typed. */
  every: string;
  unit: Unit;
  skippedMonths: number[];
  ends: "never" | "date" | "count";
  endsOn: string;
  endsAfter: string;
  estimate: EstimateRule | null;
};

type PlanBody = Pick<
  InputOf<typeof createBill>,
  "frequency" | "every" | "unit" | "skippedMonths" | "endsOn" | "endsAfter" | "estimate"
>;

export const startPlan = (bill: Bill | undefined): PlanValues => ({
  frequency: bill?.frequency ?? "monthly",
  every: String(bill?.every ?? 2),
  unit: bill?.unit ?? "month",
  skippedMonths: bill?.skippedMonths ?? [],
  ends: bill?.frequency === "once" ? "never" : (bill?.endsBy ?? "never"),
  endsOn: bill?.endsBy === "date" && bill.frequency !== "once" ? (bill.endsOn ?? "") : "",
  endsAfter: bill?.endsBy === "count" && bill.paymentsLeft ? String(bill.paymentsLeft) : "",
  estimate: bill?.estimate ?? null,
});

const numberOf = (typed: string) => (typed.trim() === "" ? Number.NaN : Number(typed));

/** The interval; undefined while its number is invalid. */
export function typedInterval({ frequency, every, unit }: Pick<PlanValues, "frequency" | "every" | "unit">) {
  if (frequency !== "custom") return billInterval({ frequency, every: null, unit: null });
  const number = numberOf(every);
  const interval: Frequency | undefined = Number.isInteger(number) && number > 0 ? { every: number, unit } : undefined;
  return interval;
}

/** All values, for the contract's validation. */
export function planInput(values: PlanValues): PlanBody {
  const { frequency, unit, skippedMonths, ends, estimate } = values;
  const isOnce = frequency === "once";
  return {
    frequency,
    ...(frequency === "custom" && { every: numberOf(values.every), unit }),
    ...(!isOnce && skippedMonths.length > 0 && { skippedMonths }),
    ...(!isOnce && ends === "date" && { endsOn: values.endsOn }),
    ...(!isOnce && ends === "count" && { endsAfter: numberOf(values.endsAfter) }),
    ...(estimate !== null && { estimate }),
  };
}

/** The interval and skipped months of an edited bill, with cleared values. */
export function intervalBody(values: PlanValues, bill: Bill): PlanBody {
  const { endsOn: _o, endsAfter: _a, estimate: _e, ...interval } = planInput(values);
  return { ...interval, ...(bill.skippedMonths.length > 0 && { skippedMonths: interval.skippedMonths ?? [] }) };
}

/** The end of an edited bill, if it changed. */
export function changedEnd(values: PlanValues, bill: Bill): Partial<PlanBody> {
  const before = startPlan(bill);
  const hasChanged = (["ends", "endsOn", "endsAfter"] as const).some((field) => values[field] !== before[field]);
  if (!hasChanged || values.frequency === "once") return {};
  const { endsOn, endsAfter } = planInput(values);
  return values.ends === "date" ? { endsOn } : values.ends === "count" ? { endsAfter } : { endsOn: null };
}

/** One-off bills, bills with skipped months and bills with an end need a due date. */
export const needsDate = ({ frequency, skippedMonths, ends }: PlanValues) =>
  frequency === "once" || skippedMonths.length > 0 || ends !== "never";
