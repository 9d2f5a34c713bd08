import { type UsualFrequency, weeklyAmount } from "#core/interval.ts";
import { type Cents, cents, formatMoney, readMoney } from "#core/money.ts";
import { everyPeriod } from "#web/domain/frequency-labels.ts";

/** Formats dollars. Not Intl: the prerendered page and every browser must agree. 125000 is "$1,250.00" */
export function dollars(amount: Cents): string {
  return `$${formatMoney(amount).replace(/\B(?=(\d{3})+\.)/g, ",")}`;
}

/** Parses amounts as copied from a bill: "$1,250", " 129.9 ", "12.". Undefined unless above zero. */
export function readAmount(text: string): Cents | undefined {
  const amount = readMoney(text.trim().replace(/^\$\s*/, ""));
  return amount !== undefined && amount > 0 ? amount : undefined;
}

/** Splits a bill into weeks, the remainder last; the parts add up to the bill. 129.90 by 30.00 is four and 9.90 */
export function splitIntoWeeks(amount: Cents, weekly: Cents): Cents[] {
  const whole = Math.floor(amount / weekly);
  const rest = amount - whole * weekly;
  const weeks = Array.from({ length: whole }, () => weekly);
  return rest > 0 ? [...weeks, cents(rest)] : weeks;
}

const BILLS_A_YEAR: Record<UsualFrequency, number> = { weekly: 52, monthly: 12, quarterly: 4, annually: 1 };

/** The weeks of a year, 0 to 51, in which the bill is due. Quarterly is 12, 25, 38, 51 */
export function dueWeeks(frequency: UsualFrequency): number[] {
  const times = BILLS_A_YEAR[frequency];
  return Array.from({ length: times }, (_, index) => Math.floor(((index + 1) * 52) / times) - 1);
}

/** The example bill of the landing page. */
export const POWER = { amount: cents(129_90), weekly: weeklyAmount(cents(129_90), "monthly") };

type Line = { name: string; amount: Cents; often: string; weekly: Cents };

function bill(name: string, amount: number, frequency: UsualFrequency): Line {
  return {
    name,
    amount: cents(amount),
    often: everyPeriod({ frequency }),
    weekly: weeklyAmount(cents(amount), frequency),
  };
}

const PAY: { amount: Cents; frequency: "biweekly" } = { amount: cents(1240_00), frequency: "biweekly" };

const bills = [
  bill("Rent", 1250_00, "monthly"),
  bill("Groceries", 95_00, "weekly"),
  bill("Power", POWER.amount, "monthly"),
  bill("Summer holiday", 1040_00, "annually"),
  bill("Car insurance", 780_00, "annually"),
  bill("Broadband", 54_00, "monthly"),
  bill("Water", 97_50, "quarterly"),
];
const total = cents(bills.reduce((sum, line) => sum + line.weekly, 0));
const income = {
  name: "Pay",
  amount: PAY.amount,
  often: "every 2 weeks",
  weekly: weeklyAmount(PAY.amount, PAY.frequency),
};

/** An example household with bills, a savings goal, spending and pay. */
export const HOUSEHOLD = { bills, total, income, leftover: cents(income.weekly - total) };
