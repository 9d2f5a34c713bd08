import * as z from "zod/mini";
import * as requests from "#contract/requests/accounts.ts";
import { OPERATION_KINDS } from "#core/ledger.ts";
import { call } from "./call.ts";
import {
  Actor,
  Instant,
  MemberId,
  moneyInput,
  pathId,
  requiredText,
  WireDay,
  WireMoney,
  withFormat,
} from "./fields.ts";
import { limitMessage } from "./limits.ts";
import { Page, PageQuery, wholeNumber } from "./paging.ts";

export const Account = z.object({
  id: z.number(),
  name: z.string(),
  balance: WireMoney,
  /** When someone last confirmed this balance against the bank. */
  checkedOn: z.nullable(WireDay),
  /** The members whose bank account it is. */
  holders: z.array(z.object({ id: z.string(), firstName: z.nullable(z.string()) })),
  createdAt: Instant,
});
export type Account = z.output<typeof Account>;

const Name = requiredText("Account name", 100);

/** Trimmed; empty means 0.00. May be negative, because an account can be overdrawn. */
const Balance = withFormat(
  "money any",
  z.pipe(
    z.transform((value: unknown) =>
      value === undefined || value === null || (typeof value === "string" && value.trim() === "") ? "0.00" : value,
    ),
    moneyInput({ what: "Balance", required: "Balance must be a number", allow: "any" }),
  ),
);

/** The members whose bank account it is. */
const Holders = z.array(MemberId, "holders must be a list").check(z.maxLength(50, "At most 50 members"));

export const CreateAccountInput = z.object({
  name: Name,
  balance: Balance,
  /** Yours if left out. */
  holders: z.optional(Holders),
});
export const UpdateAccountInput = z.object({
  name: z.optional(Name),
  balance: z.optional(Balance),
  /** Confirms that the bank shows the same balance. Setting a new balance confirms it too. */
  isChecked: z.optional(z.literal(true, "isChecked must be true")),
  holders: z.optional(Holders),
});

export const AccountParams = z.object({ id: pathId("Valid account ID is required") });

const one = { params: AccountParams, faults: ["not_found"] } as const;

export const listAccounts = call({
  ...requests.listAccounts,
  summary: "List your accounts, sorted by name.",
  access: "read",
  output: z.array(Account),
});

export const createAccount = call({
  ...requests.createAccount,
  summary: `Create an account. The balance (default 0.00) becomes its opening entry. ${limitMessage("accounts")}.`,
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
    "Rename an account, set its holders or correct its balance. A correction is posted as a separate entry. Set isChecked when the bank shows the same balance.",
  access: "write",
  input: UpdateAccountInput,
  output: Account,
  faults: ["not_found", "conflict"],
});

export const deleteAccount = call({
  ...requests.deleteAccount,
  ...one,
  summary: "Delete an account. Its bills are kept and need a new account.",
  access: "write",
  output: "nothing",
  status: 204,
});

export const Entry = z.object({
  id: z.number(),
  day: WireDay,
  kind: z.enum(OPERATION_KINDS),
  /** How many consecutive weeks a weekly credit covers, the last of them complete on `day`. 1 for any other kind. */
  weeks: z.number(),
  billId: z.nullable(z.number()),
  billName: z.nullable(z.string()),
  amount: WireMoney,
  /** The part of a weekly credit added by the bill's catch-up; null if there is none. */
  catchUp: z.nullable(WireMoney),
  balanceAfter: WireMoney,
  by: Actor,
  createdAt: Instant,
});
export type Entry = z.output<typeof Entry>;

export const listEntries = call({
  ...requests.listEntries,
  ...one,
  summary: "List an account's ledger entries, newest first, each with its reason, amount and resulting balance.",
  access: "read",
  query: PageQuery,
  output: Page(Entry),
});

const DayBalance = z.object({ day: WireDay, balance: WireMoney });

export const Balances = z.object({
  today: WireDay,
  /** End-of-day balances: the first day of the range, each day the balance changed, and today. */
  past: z.array(DayBalance),
  /** Projected balances if nothing else happens: today, each day the balance changes, and the last day. */
  projection: z.array(DayBalance),
  /** Payments that the projected balance won't cover. */
  shortfalls: z.array(z.object({ day: WireDay, billId: z.number(), billName: z.string(), amount: WireMoney })),
});
export type Balances = z.output<typeof Balances>;

export const listBalances = call({
  ...requests.listBalances,
  ...one,
  summary: "Get an account's balance history and its projected balance for the next three months.",
  access: "read",
  query: z.object({ months: z.optional(wholeNumber("months", 1, 24)) }),
  output: Balances,
});
