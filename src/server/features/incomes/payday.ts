import type { Day } from "#core/day.ts";
import { type BadPayday, withPayday } from "#core/incomes/paydays.ts";
import { Fault } from "#server/fault.ts";

const WORDS: Record<BadPayday, { field: string; message: string }> = {
  "in-the-past": { field: "nextPayday", message: "Next payday must be today or later" },
  "too-far-ahead": { field: "nextPayday", message: "Next payday must be within the next 10 years" },
  "not-on-the-payment-day": { field: "nextPayday", message: "Next payday must fall on the payment day" },
  "needs-both-days": { field: "secondPaymentDay", message: "Please choose two different days of the month" },
};

type Paid = Parameters<typeof withPayday>[0];

/** An income's days as a person wants them; refuses those that contradict each other. */
export function getPaydayOrThrow<T extends Paid>(income: T, wanted: Parameters<typeof withPayday>[1], today: Day): T {
  const found = withPayday(income, wanted, today);
  if (typeof found !== "string") return found;
  const { field, message } = WORDS[found];
  throw new Fault("invalid", message, { errors: { [field]: message } });
}
