import * as z from "zod/mini";
import { INTERVAL_NAMES, UNITS } from "#core/interval.ts";
import { RATES } from "#core/plan/move-rule.ts";
import { SHARE_MODES } from "#core/shares.ts";
import { ROUNDINGS } from "#core/split.ts";
import { Instant, WireDay, WireMoney } from "./fields.ts";

const Days = z.object({
  every: z.number(),
  unit: z.enum(UNITS),
  first: WireDay,
  dayOfMonth: z.optional(z.number()),
  weekday: z.optional(z.number()),
  until: z.optional(WireDay),
  skippedMonths: z.optional(z.array(z.number())),
  gap: z.optional(z.object({ from: WireDay, until: z.nullable(WireDay) })),
});

const CatchUpWire = z.object({ weekly: WireMoney, until: WireDay });

const BillInput = z.object({
  id: z.number(),
  name: z.string(),
  accountId: z.nullable(z.number()),
  amount: WireMoney,
  weekly: WireMoney,
  changes: z.array(z.object({ from: WireDay, amount: WireMoney, weekly: WireMoney })),
  saved: WireMoney,
  startDate: WireDay,
  nextCredit: z.nullable(WireDay),
  days: Days,
  nextDue: z.nullable(WireDay),
  isAssumed: z.boolean(),
  settled: z.array(WireDay),
  paysFrom: z.nullable(WireDay),
  undone: z.array(WireDay),
  waiting: z.array(
    z.object({
      ...{ paymentId: z.number(), due: WireDay, day: WireDay, amount: WireMoney },
      /** It stays as it is when the bill's amount changes. */
      keepsAmount: z.optional(z.boolean()),
    }),
  ),
  started: z.array(z.object({ from: WireDay, before: WireMoney })),
  parts: z.array(z.object({ due: WireDay, paid: WireMoney })),
  catchUp: z.nullable(CatchUpWire),
});

const IncomeInput = z.object({
  id: z.number(),
  name: z.string(),
  amount: WireMoney,
  weekly: WireMoney,
  /** A named frequency, or the interval of a custom one. */
  frequency: z.union([z.enum(INTERVAL_NAMES), z.object({ every: z.number(), unit: z.enum(UNITS) })]),
  accountId: z.nullable(z.number()),
  paydays: z.array(Days),
  memberId: z.nullable(z.string()),
  /** The member whose pay it is, unless it's the caller, and the rule for what is moved from it. */
  owner: z.nullable(
    z.object({
      name: z.nullable(z.string()),
      rule: z.object({ rate: z.enum(RATES), rounding: z.literal(ROUNDINGS) }),
    }),
  ),
});

const MovedWire = z.object({
  ...{ incomeId: z.number(), payday: WireDay, accountId: z.number(), planned: WireMoney, moved: WireMoney },
  ...{ by: z.nullable(z.string()), at: Instant },
});

const Part = z.object({ memberId: z.string(), share: z.number() });

/** Everything the plan is calculated from; `readPlan` converts it to core's types. */
export const PlanInput = z.object({
  today: WireDay,
  accounts: z.array(z.object({ id: z.number(), name: z.string(), balance: WireMoney })),
  bills: z.array(BillInput),
  incomes: z.array(IncomeInput),
  /** The transfers of recent and coming paydays that are marked as moved. */
  moved: z.array(MovedWire),
  shares: z.object({
    mode: z.enum(SHARE_MODES),
    parts: z.array(Part),
    bills: z.array(z.object({ billId: z.number(), parts: z.array(Part) })),
  }),
});
export type PlanInput = z.output<typeof PlanInput>;
