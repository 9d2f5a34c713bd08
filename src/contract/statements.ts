import * as z from "zod/mini";
import * as requests from "#contract/requests/statements.ts";
import { COLUMN_ROLES } from "#core/statements/csv/layout.ts";
import { DELIMITERS } from "#core/statements/csv/rows.ts";
import { DATE_ORDERS } from "#core/statements/date-text.ts";
import { LINE_KEY_LENGTH } from "#core/statements/line-keys.ts";
import { NAME_LENGTH, STATEMENT_FORMATS, TEXT_LENGTH } from "#core/statements/statement.ts";
import { CreateBillInput } from "./bills.ts";
import { call } from "./call.ts";
import { dayInput, Instant, idInput, moneyInput, pathId, requiredText, text, WireDay, WireMoney } from "./fields.ts";
import { CreateIncomeInput } from "./incomes.ts";
import { formatCount, STATEMENT_LIMITS } from "./limits.ts";
import { Page, PageQuery, wholeNumber } from "./paging.ts";
import { PaymentAmount } from "./payments.ts";

const wholeNumberFrom = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most));
const anyMoney = (what: string) => moneyInput({ what, required: `${what} is required`, allow: "any" });

/** How a bank's CSV is read; see core's CsvLayout. */
const Layout = z.object({
  delimiter: z.enum(DELIMITERS),
  headerRow: z.nullable(wholeNumberFrom(0, 100_000)),
  firstRow: wholeNumberFrom(0, 100_000),
  dateOrder: z.enum(DATE_ORDERS),
  decimalMark: z.enum([".", ","]),
  isTurned: z.boolean(),
  roles: z.array(z.enum(COLUMN_ROLES)).check(z.maxLength(100)),
});

export const STATEMENT_STATES = ["draft", "applied", "undone"] as const;

/** How many of each an import created. */
const Made = z.object({
  bills: z.number(),
  incomes: z.number(),
  changes: z.number(),
  payments: z.number(),
  links: z.number(),
  isCorrected: z.boolean(),
});

export const Statement = z.object({
  id: z.number(),
  accountId: z.number(),
  format: z.enum(STATEMENT_FORMATS),
  /** The account number in the file. */
  accountHint: z.nullable(z.string()),
  from: WireDay,
  to: WireDay,
  closing: z.nullable(z.object({ day: WireDay, amount: WireMoney })),
  layoutKey: z.nullable(z.string()),
  layout: z.nullable(Layout),
  state: z.enum(STATEMENT_STATES),
  /** How many new lines it added. */
  lines: z.number(),
  made: z.nullable(Made),
  createdAt: Instant,
  /** Until when the import can be undone. */
  undoUntil: z.nullable(Instant),
});
export type Statement = z.output<typeof Statement>;

export const StartStatementInput = z.object({
  accountId: idInput("Please select an account"),
  format: z.enum(STATEMENT_FORMATS, "Unknown format"),
  accountHint: z.nullable(text("Account number", 60)),
  from: dayInput("First day"),
  to: dayInput("Last day"),
  closing: z.nullable(z.object({ day: dayInput("Day"), amount: anyMoney("Balance") })),
  layoutKey: z.nullable(text("Layout", 300)),
  layout: z.nullable(Layout),
});

const lineKey = requiredText("Key", LINE_KEY_LENGTH);

export const StatementLineInput = z.object(
  {
    key: lineKey,
    day: dayInput("Day"),
    amount: anyMoney("Amount"),
    name: text("Name", NAME_LENGTH),
    text: text("Text", TEXT_LENGTH),
  },
  "Each line needs a day, an amount and a name",
);

/** A previously imported line. */
export const KnownLine = z.object({
  id: z.number(),
  key: z.string(),
  day: WireDay,
  amount: WireMoney,
  name: z.string(),
  text: z.string(),
  billId: z.nullable(z.number()),
  paymentId: z.nullable(z.number()),
});
export type KnownLine = z.output<typeof KnownLine>;

const keysUpTo = (most: number) =>
  z.array(lineKey, "lines must be a list").check(z.maxLength(most, "Too many lines for one bill"));
const limitedList = <T extends z.ZodMiniType>(item: T, what: keyof typeof STATEMENT_LIMITS) =>
  z
    .array(item, `${what} must be a list`)
    .check(z.maxLength(STATEMENT_LIMITS[what], `At most ${STATEMENT_LIMITS[what]} ${what} at once`));

export const ApplyStatementInput = z.object({
  bills: limitedList(
    z.object({ bill: CreateBillInput, lines: keysUpTo(STATEMENT_LIMITS.keys) }, "Each item needs a bill and its lines"),
    "bills",
  ),
  incomes: limitedList(z.object({ income: CreateIncomeInput }, "Each item needs an income"), "incomes"),
  /** Existing bills with a new amount or due date. */
  changes: limitedList(
    z.object(
      {
        billId: idInput("Valid bill ID is required"),
        amount: z.optional(PaymentAmount),
        nextDueDate: z.optional(dayInput("Next due date")),
      },
      "Each change needs a bill and an amount, a date or both",
    ),
    "changes",
  ),
  /** Dues that the statement shows as paid; the line has the actual amount and day. */
  payments: limitedList(
    z.object({ billId: idInput("Valid bill ID is required"), line: lineKey }, "Each payment needs a bill and a line"),
    "payments",
  ),
  /** Existing bills and lines of theirs, by which later statements recognise them. */
  links: z.optional(
    limitedList(
      z.object(
        { billId: idInput("Valid bill ID is required"), lines: keysUpTo(STATEMENT_LIMITS.linkedKeys) },
        "Each link needs a bill and its lines",
      ),
      "links",
    ),
  ),
  /** The actual balance, if the account's balance should be corrected. */
  correctTo: z.nullable(anyMoney("Balance")),
});

const one = {
  params: z.object({ id: pathId("Valid statement ID is required") }),
  faults: ["not_found", "conflict"],
} as const;

export const startStatement = call({
  ...requests.startStatement,
  summary: `Start importing a bank statement into an account. Lines are added in parts, and nothing changes until it's applied. A household can keep up to ${formatCount(STATEMENT_LIMITS.kept)} lines.`,
  access: "write",
  input: StartStatementInput,
  output: Statement,
  status: 201,
  faults: ["not_found", "conflict", "too_many"],
});

export const addStatementLines = call({
  ...requests.addStatementLines,
  ...one,
  summary: `Add up to ${formatCount(STATEMENT_LIMITS.part)} lines at once, ${formatCount(STATEMENT_LIMITS.lines)} in total. Lines seen before are recognised by their key.`,
  access: "write",
  maxBytes: 1024 * 1024,
  input: z.object({
    lines: z
      .array(StatementLineInput, "lines must be a list")
      .check(z.maxLength(STATEMENT_LIMITS.part, "Too many lines at once")),
  }),
  output: z.object({ added: z.number(), known: z.number() }),
});

export const applyStatement = call({
  ...requests.applyStatement,
  ...one,
  summary:
    "Apply a statement: create bills and incomes, update existing bills, link lines to them, settle dues and correct the balance. All or nothing.",
  access: "write",
  maxBytes: 1024 * 1024,
  input: ApplyStatementInput,
  output: Statement,
});

export const undoStatement = call({
  ...requests.undoStatement,
  ...one,
  summary: "Undo an entire import within 24 hours. Bills that have other payments since then stay.",
  access: "write",
  output: Statement,
});

export const dropStatement = call({
  ...requests.dropStatement,
  ...one,
  summary: "Cancel an import that hasn't been applied. Its lines are deleted, except those of other imports.",
  access: "write",
  output: "nothing",
  status: 204,
});

export const listStatements = call({
  ...requests.listStatements,
  summary:
    "List bank statement imports, newest first: the last 50, or page by page with `limit` and `before` (the last id seen). Fewer than `limit` means the last page.",
  access: "read",
  query: PageQuery,
  output: z.array(Statement),
});

export const listStatementLines = call({
  ...requests.listStatementLines,
  summary: "List imported lines, newest first, optionally for one account.",
  access: "read",
  query: z.object({
    limit: z.optional(wholeNumber("limit", 1, STATEMENT_LIMITS.part)),
    before: z.optional(wholeNumber("before", 1, 9_999_999_999)),
    accountId: z.optional(pathId("Valid account ID is required")),
  }),
  output: Page(KnownLine),
});
