import type { Category } from "#core/categories.ts";
import type { Day } from "#core/day.ts";
import type { UsualFrequency } from "#core/interval.ts";
import type { Cents } from "#core/money.ts";
import { type DateOrder, dateOrderOf } from "./date-text.ts";
import { findAmount } from "./find-amount.ts";
import { findCurrency } from "./find-currency.ts";
import { findDates } from "./find-dates.ts";
import { findFrequency } from "./find-frequency.ts";
import { findName } from "./find-name.ts";
import { findDirectDebit, findPaymentDay } from "./find-payment.ts";
import type { Found, OtherAmount, OtherAmountKind } from "./found.ts";
import { type Page, toPageFractions } from "./page.ts";
import { type Row, rowsOf } from "./rows.ts";
import { plain } from "./squash.ts";

/** Words typical of each kind of bill, as a name may not show what it sells. */
const TOPICS: readonly (readonly [Category, RegExp])[] = [
  ["insurance", /insurance|\bpolicy (no|number)|premium|versicherung|assurance|cotisation/],
  [
    "housing",
    /council tax|\brent\b|tenancy|\blease\b|\brates\b|mortgage|strata|\bmiete|nebenkosten|grundsteuer|\bloyer|taxe fonciere/,
  ],
  [
    "education",
    /tuition|\bschool\b|nursery|term fees|\bpupil|\bstudent|schulgeld|unterricht|kita\b|scolarite|cantine|\beleve/,
  ],
  [
    "utilities",
    /\bkwh\b|electric|\bgas\b|\bwater\b|sewer|broadband|\binternet\b|\bmobile\b|wireless|fib(re|er)|\bstrom|wasser|glasfaser|mobilfunk|\beaux?\b|\bgaz\b|forfait|assainissement|\btrash\b|refuse|recycling|sanitation|\bwaste\b|\bmull|abfall|dechets/,
  ],
  ["subscriptions", /subscription|streaming|membership|\babo\b|\bplan renews/],
];
/** The weight of words in the upper half; further down, other things are mentioned. */
const UPPER = 2;

type DraftPlace = {
  page: number | null;
  box: { x: number; y: number; width: number; height: number } | null;
};
export type DraftFinding = DraftPlace & { confidence: number };

type Fields = {
  name: string | null;
  amount: Cents | null;
  frequency: UsualFrequency | null;
  dueDate: Day | null;
  paymentDay: number | null;
  isDirectDebit: boolean | null;
};

/** The fields read from a bill; null for those not found. */
export type Draft = Fields & {
  date: Day | null;
  currency: string | null;
  /** The category by its words; the biller's name may say more. */
  topic: Category | null;
  findings: Partial<Record<keyof Fields, DraftFinding>>;
  /** What may be paid instead of the amount. */
  otherAmounts: (DraftPlace & { kind: OtherAmountKind; amount: Cents })[];
};

/** The findings, with their positions. */
export type Rules = {
  name: Found<string> | undefined;
  amount: Found<Cents> | undefined;
  frequency: Found<UsualFrequency> | undefined;
  dueDate: Found<Day> | undefined;
  paymentDay: Found<number> | undefined;
  isDirectDebit: Found<boolean> | undefined;
  date: Found<Day> | undefined;
  topic: Category | undefined;
};

/** Reads a bill by rules. */
export function readRules(
  rows: readonly Row[],
  pages: readonly Page[],
  { order, today }: { order: DateOrder; today: Day },
): Rules {
  const { date, dueDate } = findDates(rows, { order, today });
  const frequency = findFrequency(rows, order);
  return {
    name: findName(rows, pages),
    amount: findAmount(rows),
    frequency,
    dueDate,
    paymentDay: findPaymentDay(rows, dueDate, frequency?.value),
    isDirectDebit: findDirectDebit(rows),
    date,
    topic: findTopic(rows),
  };
}

/** Reads the fields of a bill from positioned words, by rules only. */
export function readBill(pages: readonly Page[], { today }: { today: Day }): Draft {
  const rows = rowsOf(pages);
  const order = dateOrderOf(rows.map(({ text }) => text));
  return draftOf(readRules(rows, pages, { order, today }), rows, pages);
}

/** Converts findings to a draft. */
export function draftOf(
  found: Rules,
  rows: readonly Row[],
  pages: readonly Page[],
  otherAmounts: readonly OtherAmount[] = [],
): Draft {
  const { name, amount, frequency, dueDate, paymentDay, isDirectDebit, date, topic } = found;
  return {
    name: name?.value ?? null,
    amount: amount?.value ?? null,
    frequency: frequency?.value ?? null,
    dueDate: dueDate?.value ?? null,
    paymentDay: paymentDay?.value ?? null,
    isDirectDebit: isDirectDebit?.value ?? null,
    date: date?.value ?? null,
    currency: findCurrency(rows.map(({ text }) => text)) ?? null,
    topic: topic ?? null,
    findings: findingsOf({ name, amount, frequency, dueDate, paymentDay, isDirectDebit }, pages),
    otherAmounts: otherAmounts.map(({ kind, value, place }) => ({ kind, amount: value, ...placeOn(pages, place) })),
  };
}

function placeOn(pages: readonly Page[], place: Found<unknown>["place"]): DraftPlace {
  const page = place && pages[place.page];
  return place && page ? { page: place.page + 1, box: toPageFractions(place.box, page) } : { page: null, box: null };
}

function findingsOf(
  found: Record<keyof Fields, Found<unknown> | undefined>,
  pages: readonly Page[],
): Draft["findings"] {
  const findings: Draft["findings"] = {};
  for (const field of ["name", "amount", "frequency", "dueDate", "paymentDay", "isDirectDebit"] as const) {
    const one = found[field];
    if (one === undefined) continue;
    findings[field] = {
      confidence: Math.round(Math.min(0.99, Math.max(0.05, one.confidence)) * 100) / 100,
      ...placeOn(pages, one.place),
    };
  }
  return findings;
}

/** The category by the bill's words; undefined if there are none or two are equally likely. */
function findTopic(rows: readonly Row[]): Category | undefined {
  const first = rows.filter(({ page }) => page === 0);
  const middle = Math.max(0, ...first.map(({ y }) => y)) / 2;
  const counts = TOPICS.map(([category, words]) => {
    const count = first.reduce((sum, { text, y }) => sum + (words.test(plain(text)) ? (y < middle ? UPPER : 1) : 0), 0);
    return { category, count };
  }).sort((a, b) => b.count - a.count);
  const [best, rival] = counts;
  return best && best.count >= UPPER && best.count > (rival?.count ?? 0) ? best.category : undefined;
}
