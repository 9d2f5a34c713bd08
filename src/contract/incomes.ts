import * as z from "zod/mini";
import { INCOME_FREQUENCIES } from "#core/recurrence.ts";
import { PAYMENT_DAY_TYPES } from "#core/schedule.ts";
import { call } from "./call.ts";
import { Instant, idInput, moneyInput, pathId, requiredText, WireDay, WireMoney } from "./fields.ts";
import { overLimit } from "./household-limits.ts";
import { daysFit, paymentDays } from "./payment-days.ts";

export const Income = z.object({
  id: z.number(),
  name: z.string(),
  amount: WireMoney,
  frequency: z.enum(INCOME_FREQUENCIES),
  accountId: z.nullable(z.number()),
  weeklyAmount: WireMoney,
  startDate: WireDay,
  paymentDay: z.nullable(z.number()),
  paymentDayType: z.enum(PAYMENT_DAY_TYPES),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Income = z.output<typeof Income>;

const fields = {
  name: requiredText("Income name", 255),
  amount: moneyInput({ what: "Amount", required: "Amount is required", allow: "above zero" }),
  frequency: z.enum(INCOME_FREQUENCIES, "Please select a frequency"),
  accountId: z.optional(z.nullable(idInput("Please select an account"))),
  ...paymentDays,
};

export const CreateIncomeInput = z.object(fields).check(daysFit);
export const UpdateIncomeInput = z.partial(z.object(fields)).check(daysFit);

const one = {
  access: "write",
  path: "/api/incomes/{id}",
  params: z.object({ id: pathId("Valid income ID is required") }),
  faults: ["not_found"],
} as const;

export const listIncomes = call({
  name: "listIncomes",
  summary: "Every income source of yours.",
  method: "GET",
  path: "/api/incomes",
  access: "read",
  output: z.array(Income),
});

export const createIncome = call({
  name: "createIncome",
  summary: `Add an income source; its weekly amount is derived. ${overLimit("incomes")}.`,
  method: "POST",
  path: "/api/incomes",
  access: "write",
  input: CreateIncomeInput,
  output: Income,
  status: 201,
  faults: ["not_found", "conflict"],
});

export const updateIncome = call({
  ...one,
  name: "updateIncome",
  summary: "Change an income source. Fields left out stay as they are.",
  method: "PATCH",
  input: UpdateIncomeInput,
  output: Income,
});

export const deleteIncome = call({
  ...one,
  name: "deleteIncome",
  summary: "Delete an income source.",
  method: "DELETE",
  output: "nothing",
  status: 204,
});
