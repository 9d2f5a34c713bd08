import * as z from "zod/mini";
import * as requests from "#contract/requests/accounts.ts";
import { OPERATION_KINDS } from "#core/ledger.ts";
import { call } from "./call.ts";
import { Actor, Instant, inFormat, MemberId, moneyInput, pathId, requiredText, WireDay, WireMoney } from "./fields.ts";
import { overLimit } from "./limits.ts";
import { Page, PageQuery, wholeNumber } from "./paging.ts";

export const Account = z.object({
  id: z.number(),
  name: z.string(),
  balance: WireMoney,
  /** When somebody last said that the bank shows this balance. */
  checkedOn: z.nullable(WireDay),
  /** The members whose bank account it is. */
  holders: z.array(z.object({ id: z.string(), firstName: z.nullable(z.string()) })),
  createdAt: Instant,
});
export type Account = z.output<typeof Account>;

const Name = requiredText("Account name", 100);

/** Trimmed; empty means 0.00. An overdraft is real, so it may be negative. */
const Balance = inFormat(
  "money any",
  z.pipe(
    z.transform((value: unknown) =>
      value === undefined || value === null || (typeof value === "string" && value.trim() === "") ? "0.00" : value,
    ),
    moneyInput({ what: "Balance", required: "Balance must be a number", allow: "any" }),
  ),
);

/** Whose bank account it is. */
const Holders = z.array(MemberId, "holders must be a list").check(z.maxLength(50, "At most 50 members"));

export const CreateAccountInput = z.object({
  name: Name,
  balance: Balance,
  /** Yours, unless it is said. */
  holders: z.optional(Holders),
});
export const UpdateAccountInput = z.object({
  name: z.optional(Name),
  balance: z.optional(Balance),
  /** The bank shows the balance that Weekwise has; a new balance says so as well. */
  isChecked: z.optional(z.literal(true, "isChecked must be true")),
  holders: z.optional(Holders),
});

export const AccountParams = z.object({ id: pathId("Valid account ID is required") });

const one = { params: AccountParams, faults: ["not_found"] } as const;

export const listAccounts = call({
  ...requests.listAccounts,
  summary: "Every account of yours, by name.",
  access: "read",
  output: z.array(Account),
});

export const createAccount = call({
  ...requests.createAccount,
  summary: `Create an account; its balance, 0.00 unless given, is its opening entry. ${overLimit("accounts")}.`,
  access: "write",
  input: CreateAccountInput,
  output: Account,
  status: 201,
  faults: ["not_found", "conflict"],
});

export const updateAccount = call({
  ...requests.updateAccount,
  ...one,
  summary:
    "Rename an account, say whose it is or correct its balance; a correction is an entry of its own. Say isChecked when the bank shows the same.",
  access: "write",
  input: UpdateAccountInput,
  output: Account,
  faults: ["not_found", "conflict"],
});

export const deleteAccount = call({
  ...requests.deleteAccount,
  ...one,
  summary: "Delete an account. Its bills stay and need another account.",
  access: "write",
  output: "nothing",
  status: 204,
});

export const Entry = z.object({
  id: z.number(),
  day: WireDay,
  kind: z.enum(OPERATION_KINDS),
  /** How many weeks in a row a weekly credit is of; the last of them was complete on its day. One for everything else. */
  weeks: z.number(),
  billId: z.nullable(z.number()),
  billName: z.nullable(z.string()),
  amount: WireMoney,
  /** The part of a week's credit that the bill's catch-up added; null when there is none. */
  catchUp: z.nullable(WireMoney),
  balanceAfter: WireMoney,
  by: Actor,
  createdAt: Instant,
});
export type Entry = z.output<typeof Entry>;

export const listEntries = call({
  ...requests.listEntries,
  ...one,
  summary: "An account's ledger, newest first: what, why, how much, and the balance after.",
  access: "read",
  query: PageQuery,
  output: Page(Entry),
});

const DayBalance = z.object({ day: WireDay, balance: WireMoney });

export const Balances = z.object({
  today: WireDay,
  /** What it held at the end of a day: where the months begin, each day it changed, and today. */
  past: z.array(DayBalance),
  /** What it will hold if nobody does anything: today, each day it changes, and the last. */
  projection: z.array(DayBalance),
  /** Payments that will find too little on their day. */
  shortfalls: z.array(z.object({ day: WireDay, billId: z.number(), billName: z.string(), amount: WireMoney })),
});
export type Balances = z.output<typeof Balances>;

export const listBalances = call({
  ...requests.listBalances,
  ...one,
  summary: "An account's balance over the last months, and over the next three as its bills and credits will have it.",
  access: "read",
  query: z.object({ months: z.optional(wholeNumber("months", 1, 24)) }),
  output: Balances,
});
