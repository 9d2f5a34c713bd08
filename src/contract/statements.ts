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
import { counted, STATEMENT_LIMITS } from "./limits.ts";
import { Page, PageQuery, wholeNumber } from "./paging.ts";
import { PaymentAmount } from "./payments.ts";

const wholeFrom = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most));
const anyMoney = (what: string) => moneyInput({ what, required: `${what} is required`, allow: "any" });

/** How a bank's table is read; see core's CsvLayout. */
const Layout = z.object({
  delimiter: z.enum(DELIMITERS),
  headerRow: z.nullable(wholeFrom(0, 100_000)),
  firstRow: wholeFrom(0, 100_000),
  dateOrder: z.enum(DATE_ORDERS),
  decimalMark: z.enum([".", ","]),
  isTurned: z.boolean(),
  roles: z.array(z.enum(COLUMN_ROLES)).check(z.maxLength(100)),
});

export const STATEMENT_STATES = ["draft", "applied", "undone"] as const;

/** What an import made, by number. */
const Made = z.object({
  bills: z.number(),
  incomes: z.number(),
  changes: z.number(),
  payments: z.number(),
  isCorrected: z.boolean(),
});

export const Statement = z.object({
  id: z.number(),
  accountId: z.number(),
  format: z.enum(STATEMENT_FORMATS),
  /** The account's number as the file has it. */
  accountHint: z.nullable(z.string()),
  from: WireDay,
  to: WireDay,
  closing: z.nullable(z.object({ day: WireDay, amount: WireMoney })),
  layoutKey: z.nullable(z.string()),
  layout: z.nullable(Layout),
  state: z.enum(STATEMENT_STATES),
  /** How many lines it added; those seen before are not counted. */
  lines: z.number(),
  made: z.nullable(Made),
  createdAt: Instant,
  /** Until when the whole import can be undone. */
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
  "Each line has a day, an amount and a name",
);

/** A line that was imported before. */
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

const keys = z
  .array(lineKey, "lines must be a list")
  .check(z.maxLength(STATEMENT_LIMITS.keys, "Too many lines for one bill"));
const many = <T extends z.ZodMiniType>(item: T, what: keyof typeof STATEMENT_LIMITS) =>
  z
    .array(item, `${what} must be a list`)
    .check(z.maxLength(STATEMENT_LIMITS[what], `At most ${STATEMENT_LIMITS[what]} ${what} at once`));

export const ApplyStatementInput = z.object({
  bills: many(z.object({ bill: CreateBillInput, lines: keys }, "Each of the bills is a bill with its lines"), "bills"),
  incomes: many(z.object({ income: CreateIncomeInput }, "Each of the incomes is an income"), "incomes"),
  /** Known bills that cost something else now, or are paid on another day. */
  changes: many(
    z.object(
      {
        billId: idInput("Valid bill ID is required"),
        amount: z.optional(PaymentAmount),
        nextDueDate: z.optional(dayInput("Next due date")),
      },
      "Each change is a bill with an amount, a day or both",
    ),
    "changes",
  ),
  /** Dues that the statement shows as paid: the line, with the real amount and day. */
  payments: many(
    z.object({ billId: idInput("Valid bill ID is required"), line: lineKey }, "Each payment is a bill with a line"),
    "payments",
  ),
  /** What the account really holds, when its balance is to be corrected. */
  correctTo: z.nullable(anyMoney("Balance")),
});

const one = {
  params: z.object({ id: pathId("Valid statement ID is required") }),
  faults: ["not_found", "conflict"],
} as const;

export const startStatement = call({
  ...requests.startStatement,
  summary: `Begin to import a bank statement into an account. Its lines follow in parts; nothing else happens until it is applied. A household keeps at most ${counted(STATEMENT_LIMITS.kept)} lines.`,
  access: "write",
  input: StartStatementInput,
  output: Statement,
  status: 201,
  faults: ["not_found", "conflict", "too_many"],
});

export const addStatementLines = call({
  ...requests.addStatementLines,
  ...one,
  summary: `Add up to ${counted(STATEMENT_LIMITS.part)} lines, ${counted(STATEMENT_LIMITS.lines)} in all. Those seen before are recognised by their key.`,
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
    "Make bills and incomes from a statement, change known ones, settle dues and correct the balance: all or nothing.",
  access: "write",
  maxBytes: 1024 * 1024,
  input: ApplyStatementInput,
  output: Statement,
});

export const undoStatement = call({
  ...requests.undoStatement,
  ...one,
  summary: "Undo a whole import within 24 hours. A bill that has been paid otherwise since stays.",
  access: "write",
  output: Statement,
});

export const dropStatement = call({
  ...requests.dropStatement,
  ...one,
  summary: "Cancel an import that was not applied. Its lines are deleted.",
  access: "write",
  output: "nothing",
  status: 204,
});

export const listStatements = call({
  ...requests.listStatements,
  summary:
    "Imports of bank statements, newest first: the last fifty, or page by page with limit and before (the last id seen). Fewer than limit are the last.",
  access: "read",
  query: PageQuery,
  output: z.array(Statement),
});

export const listStatementLines = call({
  ...requests.listStatementLines,
  summary: "Lines imported before, newest first; of one account if it is named.",
  access: "read",
  query: z.object({
    limit: z.optional(wholeNumber("limit", 1, STATEMENT_LIMITS.part)),
    before: z.optional(wholeNumber("before", 1, 9_999_999_999)),
    accountId: z.optional(pathId("Valid account ID is required")),
  }),
  output: Page(KnownLine),
});
