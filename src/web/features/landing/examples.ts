import { type UsualFrequency, weeklyAmount } from "#core/interval.ts";
import { type Cents, cents } from "#core/money.ts";
import { everyPeriod } from "#web/domain/frequency-labels.ts";

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

/** An invented household, so that the sheet shows bills, a savings goal, spending and pay side by side. */
export const HOUSEHOLD = { bills, total, income, leftover: cents(income.weekly - total) };
