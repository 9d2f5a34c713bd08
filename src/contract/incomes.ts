import * as z from "zod/mini";
import * as requests from "#contract/requests/incomes.ts";
import { INCOME_FREQUENCIES, UNITS } from "#core/interval.ts";
import { PAYMENT_DAY_TYPES } from "#core/schedule.ts";
import { call } from "./call.ts";
import {
  dayInput,
  Instant,
  idInput,
  MemberId,
  moneyInput,
  pathId,
  requiredText,
  WireDay,
  WireMoney,
} from "./fields.ts";
import { limitMessage } from "./limits.ts";
import { PAGING_SUMMARY, pageAfterQuery } from "./paging.ts";
import { customInterval, daysFit, everyIsGiven, paymentDays, unitIsGiven } from "./schedule-fields.ts";

export const Income = z.object({
  id: z.number(),
  /** The member who earns it; null if it isn't assigned to a member. */
  memberId: z.nullable(z.string()),
  name: z.string(),
  amount: WireMoney,
  frequency: z.enum(INCOME_FREQUENCIES),
  /** The interval of a `custom` frequency; null for any other. */
  every: z.nullable(z.number()),
  unit: z.nullable(z.enum(UNITS)),
  accountId: z.nullable(z.number()),
  weeklyAmount: WireMoney,
  startDate: WireDay,
  paymentDay: z.nullable(z.number()),
  paymentDayType: z.enum(PAYMENT_DAY_TYPES),
  /** The other day of the month of a twice-monthly income. */
  secondPaymentDay: z.nullable(z.number()),
  /** The next payday from today; null if unknown. */
  nextPayday: z.nullable(WireDay),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Income = z.output<typeof Income>;

const BAD_SECOND_DAY = "Second payment day must be 1 to 31";

const fields = {
  name: requiredText("Income name", 255),
  amount: moneyInput({ what: "Amount", required: "Amount is required", allow: "above zero" }),
  frequency: z.enum(INCOME_FREQUENCIES, "Please select a frequency"),
  ...customInterval,
  accountId: z.optional(z.nullable(idInput("Please select an account"))),
  /** A member of the household; defaults to the caller. */
  memberId: z.optional(z.nullable(MemberId)),
  ...paymentDays,
  /** Later paydays follow from the frequency. Sets the payment day unless that is given. */
  nextPayday: z.optional(z.nullable(dayInput("Next payday"))),
  /** Required for a twice-monthly income. */
  secondPaymentDay: z.optional(
    z.nullable(
      z
        .number(BAD_SECOND_DAY)
        .check(z.int(BAD_SECOND_DAY), z.minimum(1, BAD_SECOND_DAY), z.maximum(31, BAD_SECOND_DAY)),
    ),
  ),
};

export const CreateIncomeInput = z.object(fields).check(daysFit, everyIsGiven, unitIsGiven);
export const UpdateIncomeInput = z.partial(z.object(fields)).check(daysFit, everyIsGiven, unitIsGiven);

const one = {
  access: "write",
  params: z.object({ id: pathId("Valid income ID is required") }),
  faults: ["not_found"],
} as const;

export const listIncomes = call({
  ...requests.listIncomes,
  summary: `List your income sources. ${PAGING_SUMMARY}`,
  access: "read",
  query: z.object(pageAfterQuery),
  output: z.array(Income),
});

export const createIncome = call({
  ...requests.createIncome,
  summary: `Add an income source. Its weekly amount is calculated. ${limitMessage("incomes")}.`,
  access: "write",
  input: CreateIncomeInput,
  output: Income,
  status: 201,
  faults: ["not_found", "conflict"],
});

export const updateIncome = call({
  ...requests.updateIncome,
  ...one,
  summary: "Update an income source. Omitted fields stay unchanged.",
  input: UpdateIncomeInput,
  output: Income,
});

export const deleteIncome = call({
  ...requests.deleteIncome,
  ...one,
  summary: "Delete an income source.",
  output: "nothing",
  status: 204,
});
