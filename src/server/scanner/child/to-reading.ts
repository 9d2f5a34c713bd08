import { formatMoney } from "#core/money.ts";
import { layoutOf } from "#core/scan/learn/layout.ts";
import { valuesOn } from "#core/scan/learn/values.ts";
import type { Page } from "#core/scan/page.ts";
import type { Draft } from "#core/scan/read-bill.ts";
import { rowsOf } from "#core/scan/rows.ts";
import { spaced } from "#core/scan/squash.ts";
import type { Reading } from "#server/scanner/scanner.ts";

/** The confidence at which reading stops. */
const MIN_CONFIDENCE = 0.8;

type ReadingParts = {
  pages: readonly Page[];
  /** The pages' numbers in the file, and those not read. */
  numbers: readonly number[];
  unread: number[];
  pictures: readonly (string | null)[];
  views: Reading["views"];
  engine: Reading["engine"];
  topics: Reading["topics"];
};

/** Without biller and amount, the rest is of no use. */
export const isUseless = ({ name, amount, dueDate }: Draft) => amount === null && (name === null || dueDate === null);

/** More than any bill has. */
const MAX_TEXT = 50_000;
const textOf = (pages: readonly Page[]) => {
  const words = pages.flatMap((page) => rowsOf([page]).flatMap(({ cells }) => cells.map(({ text }) => text)));
  return spaced(words.join(" ").slice(0, MAX_TEXT));
};

/** A draft in the contract's format, with the pages to draw it on. */
export function toReading(
  draft: Draft,
  { pages, numbers, unread, pictures, views, engine, topics }: ReadingParts,
): Reading {
  const { amount, otherAmounts, ...rest } = draft;
  return {
    ...rest,
    amount: amount === null ? null : formatMoney(amount),
    otherAmounts: otherAmounts
      .filter((other) => other.amount !== amount)
      .map((other) => ({ ...other, amount: formatMoney(other.amount) })),
    pages: pages.map(({ width, height }, at) => ({
      number: numbers[at] ?? at + 1,
      width: Math.round(width),
      height: Math.round(height),
      picture: pictures[at] ?? null,
    })),
    readAs: draft.name,
    layout: layoutOf(pages),
    values: valuesOn(pages, draft.date).map((value) => ({ ...value, page: numbers[value.page - 1] ?? value.page })),
    unread,
    lesson: null,
    text: textOf(pages),
    engine,
    topics,
    views,
  };
}

/** Whether everything on a bill was found. */
export const isComplete = (draft: Draft) =>
  (["name", "amount", "dueDate"] as const).every(
    (field) => draft[field] !== null && (draft.findings[field]?.confidence ?? 0) >= MIN_CONFIDENCE,
  );

/** A draft with the file's page numbers instead of the read ones'. */
export function withFileNumbers(draft: Draft, numbers: readonly number[]): Draft {
  const inFile = <T extends { page: number | null }>(found: T): T => ({
    ...found,
    page: found.page === null ? null : (numbers[found.page - 1] ?? null),
  });
  const findings = Object.entries(draft.findings).map(([field, finding]) => [field, inFile(finding)]);
  return { ...draft, findings: Object.fromEntries(findings), otherAmounts: draft.otherAmounts.map(inFile) };
}

/** Fills in missing fields from another reading. */
export function fill(draft: Draft, other: Draft): Draft {
  return {
    name: draft.name ?? other.name,
    amount: draft.amount ?? other.amount,
    frequency: draft.frequency ?? other.frequency,
    dueDate: draft.dueDate ?? other.dueDate,
    paymentDay: draft.paymentDay ?? other.paymentDay,
    isDirectDebit: draft.isDirectDebit ?? other.isDirectDebit,
    date: draft.date ?? other.date,
    currency: draft.currency ?? other.currency,
    topic: draft.topic ?? other.topic,
    findings: { ...other.findings, ...draft.findings },
    otherAmounts: draft.otherAmounts.length > 0 ? draft.otherAmounts : other.otherAmounts,
  };
}

/** Combines two readings: amount and due date from the more confident one, missing fields from the other. */
export function combineByConfidence(draft: Draft, other: Draft): Draft {
  const combined = fill(draft, other);
  const { amount, dueDate } = other.findings;
  if (amount && amount.confidence > (draft.findings.amount?.confidence ?? 0)) {
    combined.amount = other.amount;
    combined.findings.amount = amount;
    combined.otherAmounts = other.otherAmounts;
  }
  if (dueDate && dueDate.confidence > (draft.findings.dueDate?.confidence ?? 0)) {
    combined.dueDate = other.dueDate;
    combined.paymentDay = other.paymentDay ?? combined.paymentDay;
    combined.findings.dueDate = dueDate;
  }
  return combined;
}
