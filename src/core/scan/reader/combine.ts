import type { Day } from "#core/day.ts";
import { findPaymentDay } from "#core/scan/find-payment-day.ts";
import type { Found } from "#core/scan/found.ts";
import type { Rules } from "#core/scan/read-bill.ts";
import type { Row } from "#core/scan/rows.ts";
import { squash } from "#core/scan/squash.ts";
import type { Decided } from "./decide.ts";

type Field = "name" | "amount" | "dueDate" | "frequency" | "isDirectDebit" | "date";

/**
 * How often the network was right on papers of authors it had not learned from, by how likely it held its answer:
 * counted on 348 papers of five authors, text and pictures (docs/decisions/0076). Points between are drawn straight.
 */
const HELD = [0, 0.5, 0.7, 0.8, 0.9, 0.98, 1] as const;
const RIGHT: Record<Field, readonly number[]> = {
  name: [0.6, 0.85, 0.89, 0.91, 0.92, 0.98, 0.99],
  amount: [0.35, 0.44, 0.52, 0.58, 0.66, 0.82, 0.94],
  dueDate: [0.35, 0.43, 0.47, 0.62, 0.66, 0.8, 0.95],
  frequency: [0.2, 0.5, 0.62, 0.74, 0.9, 0.98, 0.99],
  isDirectDebit: [0.35, 0.5, 0.7, 0.75, 0.82, 0.97, 0.98],
  date: [0.3, 0.6, 0.75, 0.85, 0.93, 0.98, 0.99],
};
/** Below this a field is left empty. */
const SURE: Record<Field, number> = {
  name: 0.8,
  amount: 0.52,
  dueDate: 0.5,
  frequency: 0.48,
  isDirectDebit: 0.7,
  date: 0.8,
};
/** What rules and network say alike is wrong less often, by such a factor; a due date is not, since the network sees the rules'. */
const AGREED: Record<Field, number> = {
  name: 0.45,
  amount: 0.85,
  dueDate: 1,
  frequency: 0.9,
  isDirectDebit: 0.7,
  date: 0.4,
};

const CERTAIN = 0.9;
const NEARLY = 0.8;
/** How often the rules' amount was right where the network's was not sure. */
const STANDING_IN = 0.5;

/** How likely an answer is right that the network held so likely. */
export function calibrated(field: Field, held: number): number {
  const above = HELD.findIndex((point) => point >= held);
  if (above <= 0) return RIGHT[field][0] ?? 0;
  const [from = 0, to = 1] = [HELD[above - 1], HELD[above]];
  const [low = 0, high = 1] = [RIGHT[field][above - 1], RIGHT[field][above]];
  return low + ((held - from) / (to - from)) * (high - low);
}

/** The network's answer where it is sure enough, more easily where the rules agree. */
function settled<T>(field: Field, learned: Found<T> | undefined, ruled: Found<T> | undefined): Found<T> | undefined {
  if (learned === undefined) return undefined;
  const alone = calibrated(field, learned.confidence);
  const isAgreed = learned.value === ruled?.value;
  const confidence = isAgreed ? 1 - (1 - alone) * AGREED[field] : alone;
  return confidence >= SURE[field] ? { ...learned, place: learned.place ?? ruled?.place, confidence } : undefined;
}

/** Rules and network together. Names and the paper's own date fall back to the rules; the rest is left empty. */
export function combine(rules: Rules, learned: Decided, rows: readonly Row[]): Rules {
  const date = settled("date", learned.date, rules.date) ?? rules.date;
  const due = settled<Day | null>("dueDate", learned.dueDate, rules.dueDate);
  const dueDate = isDay(due) ? due : undefined;
  const often = settled("frequency", learned.frequency, rules.frequency);
  const frequency = isSaid(often) ? { ...often, place: often.place ?? rules.frequency?.place } : undefined;
  return {
    name: settledName(rules.name, learned.name),
    amount: settledAmount(rules.amount, learned.amount),
    frequency,
    dueDate,
    paymentDay: findPaymentDay(rows, dueDate, frequency?.value),
    isDirectDebit: settled("isDirectDebit", learned.isDirectDebit, rules.isDirectDebit),
    date,
    topic: rules.topic,
  };
}

/** An unsure name is the rules'; so is one that differs in a letter or two, since the rules know how billers write themselves. */
function settledName(ruled: Rules["name"], learned: Decided["name"]): Rules["name"] {
  const found = settled("name", learned, ruled);
  if (found === undefined || ruled === undefined) return found ?? ruled;
  return isMisread(squash(found.value), squash(ruled.value)) ? { ...ruled, confidence: found.confidence } : found;
}

const isMisread = (read: string, name: string) =>
  read.length === name.length && read.length >= 6 && [...read].filter((letter, at) => letter !== name[at]).length <= 2;

/** 'Nothing to pay' is said only when it is nearly certain; an amount the rules are sure of stands in for an unsure one. */
function settledAmount(ruled: Rules["amount"], learned: Decided["amount"]): Rules["amount"] {
  const found = settled("amount", learned, ruled);
  if (found !== undefined && (found.value > 0 || found.confidence >= NEARLY)) return found;
  return ruled !== undefined && ruled.confidence >= CERTAIN ? { ...ruled, confidence: STANDING_IN } : undefined;
}

const isDay = (found: Found<Day | null> | undefined): found is Found<Day> => found?.value != null;
const isSaid = <T>(found: Found<T | null> | undefined): found is Found<T> => found?.value != null;
