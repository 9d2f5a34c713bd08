import { addDays, type Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import type { PlanInput } from "./input.ts";
import type { Simulation } from "./simulate.ts";

/** How far ahead the verdict looks: 13 weeks. */
const VERDICT_DAYS = 91;

type ShortDue = { billId: number; name: string; day: Day; short: Cents };

/** The sentence at the top of the dashboard. */
export type Verdict =
  /** 'On track. Every bill until 16 Feb is covered.' */
  | { state: "on-track"; until: Day }
  /** 'On track until 2 Mar; then Car insurance is $120.00 short.' */
  | { state: "later"; until: Day; first: ShortDue }
  /** '3 bills will be short. First: Car registration, $847.00 on 11 Dec.' */
  | { state: "short"; until: Day; bills: number; first: ShortDue };

/** Whether every due of the next 13 weeks is covered, and the first within the year that isn't. */
export function verdict({ bills }: PlanInput, { today, dues }: Simulation): Verdict {
  const until = addDays(today, VERDICT_DAYS);
  const short = dues.filter((due) => due.short > 0);
  const [due] = short;
  if (due === undefined) return { state: "on-track", until };
  const name = bills.find(({ id }) => id === due.billId)?.name ?? "";
  const first = { billId: due.billId, name, day: due.day, short: due.short };
  if (due.day > until) return { state: "later", until, first };
  const soon = short.filter(({ day }) => day <= until);
  return { state: "short", until, bills: new Set(soon.map(({ billId }) => billId)).size, first };
}

/** What must be filled in before the plan is complete. */
type Missing = {
  accounts: boolean;
  incomes: boolean;
  /** Bills that need an account; they are not in the plan. */
  billsWithoutAccount: { id: number; name: string }[];
  /** Incomes that need a payday; they have no payday card. */
  incomesWithoutPayday: { id: number; name: string }[];
};

export function missing({ accounts, bills, incomes }: PlanInput): Missing {
  const known = new Set(accounts.map(({ id }) => id));
  const named = ({ id, name }: { id: number; name: string }) => ({ id, name });
  return {
    accounts: accounts.length === 0,
    incomes: incomes.length === 0,
    billsWithoutAccount: bills.filter(({ accountId }) => accountId === null || !known.has(accountId)).map(named),
    incomesWithoutPayday: incomes.filter(({ paydays }) => paydays.length === 0).map(named),
  };
}
