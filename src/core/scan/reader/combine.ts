import type { Day } from "#core/day.ts";
import { FORM } from "#core/scan/company-words.ts";
import { findPaymentDay } from "#core/scan/find-payment.ts";
import type { Found } from "#core/scan/found.ts";
import type { Rules } from "#core/scan/read-bill.ts";
import type { Row } from "#core/scan/rows.ts";
import { squash } from "#core/scan/squash.ts";
import type { NetworkResult } from "./decide.ts";

type Field = "name" | "amount" | "dueDate" | "frequency" | "isDirectDebit" | "isNoDirectDebit" | "date";

/**
 * How often the network was right on documents by authors it wasn't trained on, by the probability it gave its answer:
 * measured on 430 documents of five authors, text and images, with the network of decision 0085. Interpolated linearly.
 */
const CONFIDENCE_POINTS = [0, 0.5, 0.7, 0.8, 0.9, 0.98, 1] as const;
const ACCURACY: Record<Field, readonly number[]> = {
  name: [0.6, 0.83, 0.93, 0.95, 0.96, 0.98, 0.99],
  amount: [0.35, 0.5, 0.58, 0.66, 0.75, 0.86, 0.94],
  dueDate: [0.35, 0.55, 0.58, 0.62, 0.78, 0.84, 0.96],
  frequency: [0.2, 0.5, 0.68, 0.74, 0.9, 0.98, 0.99],
  isDirectDebit: [0.35, 0.45, 0.55, 0.6, 0.66, 0.97, 0.98],
  isNoDirectDebit: [0.35, 0.4, 0.57, 0.63, 0.84, 0.98, 0.99],
  date: [0.3, 0.6, 0.75, 0.85, 0.93, 0.98, 0.99],
};
/** Below this, a field is left empty. */
const REQUIRED_CONFIDENCE: Record<Field, number> = {
  name: 0.65,
  amount: 0.6,
  dueDate: 0.5,
  frequency: 0.48,
  isDirectDebit: 0.74,
  isNoDirectDebit: 0.9,
  date: 0.8,
};
/** By what factor answers that rules and network agree on are wrong less often. */
const AGREEMENT_FACTOR: Record<Field, number> = {
  name: 0.6,
  amount: 0.9,
  dueDate: 0.7,
  frequency: 0.9,
  isDirectDebit: 0.9,
  isNoDirectDebit: 1,
  date: 0.4,
};

const CERTAIN = 0.9;
/** The required confidence for 'nothing to pay', also when the rules are nearly certain of an amount. */
const NOTHING = 0.6;
const NOTHING_AGAINST = 0.8;
const ALL_BUT_CERTAIN = 0.99;
/** How often the rules' amount was right when the network's was unsure. */
const FALLBACK_CONFIDENCE = 0.5;

/** The calibrated probability of the network's answer. */
export function calibrated(field: Field, confidence: number): number {
  const above = CONFIDENCE_POINTS.findIndex((point) => point >= confidence);
  if (above <= 0) return ACCURACY[field][0] ?? 0;
  const [from = 0, to = 1] = [CONFIDENCE_POINTS[above - 1], CONFIDENCE_POINTS[above]];
  const [low = 0, high = 1] = [ACCURACY[field][above - 1], ACCURACY[field][above]];
  return low + ((confidence - from) / (to - from)) * (high - low);
}

/** The network's answer if confident enough, with a lower bar if the rules agree. */
function acceptIfConfident<T>(
  field: Field,
  fromNetwork: Found<T> | undefined,
  fromRules: Found<T> | undefined,
): Found<T> | undefined {
  if (fromNetwork === undefined) return undefined;
  const calibratedAlone = calibrated(field, fromNetwork.confidence);
  const isAgreed = fromNetwork.value === fromRules?.value;
  const confidence = isAgreed ? 1 - (1 - calibratedAlone) * AGREEMENT_FACTOR[field] : calibratedAlone;
  return confidence >= REQUIRED_CONFIDENCE[field]
    ? { ...fromNetwork, place: fromNetwork.place ?? fromRules?.place, confidence }
    : undefined;
}

/** Combines rules and network. Names and the document's date fall back to the rules; other fields stay empty. */
export function combine(rules: Rules, fromNetwork: NetworkResult, rows: readonly Row[]): Rules {
  const date = acceptIfConfident("date", fromNetwork.date, rules.date) ?? rules.date;
  const due = acceptIfConfident<Day | null>("dueDate", fromNetwork.dueDate, rules.dueDate);
  const dueDate = isDay(due) ? due : undefined;
  const acceptedFrequency = acceptIfConfident("frequency", fromNetwork.frequency, rules.frequency);
  const frequency = isStated(acceptedFrequency)
    ? { ...acceptedFrequency, place: acceptedFrequency.place ?? rules.frequency?.place }
    : undefined;
  return {
    name: chooseName(rules.name, fromNetwork.name),
    amount: chooseAmount(rules.amount, fromNetwork.amount),
    frequency,
    dueDate,
    paymentDay: findPaymentDay(rows, dueDate, frequency?.value),
    isDirectDebit: acceptIfConfident(
      fromNetwork.isDirectDebit.value ? "isDirectDebit" : "isNoDirectDebit",
      fromNetwork.isDirectDebit,
      rules.isDirectDebit,
    ),
    date,
    topic: rules.topic,
  };
}

/**
 * Uses the rules' name if the network's is unsure, if it differs by a letter or two (the rules know how billers spell their
 * names), or if it's only the end of a name: after an '&', or with the legal form.
 */
function chooseName(fromRules: Rules["name"], fromNetwork: NetworkResult["name"]): Rules["name"] {
  const found = acceptIfConfident("name", fromNetwork, fromRules);
  if (found === undefined || fromRules === undefined) return found ?? fromRules;
  const usesRules = isEndOf(found.value, fromRules.value) || isMisread(squash(found.value), squash(fromRules.value));
  return usesRules ? { ...fromRules, confidence: found.confidence } : found;
}

function isEndOf(end: string, name: string): boolean {
  if (name.endsWith(`& ${end}`)) return true;
  const start = name.slice(0, -end.length);
  return FORM.test(end) && name.endsWith(end) && /^[\p{L}&'’. ]+ $/u.test(start);
}

const isMisread = (read: string, name: string) =>
  read.length === name.length && read.length >= 6 && [...read].filter((letter, at) => letter !== name[at]).length <= 2;

/** 'Nothing to pay' must be more certain than another amount; an amount the rules are sure of replaces an unsure one. */
function chooseAmount(fromRules: Rules["amount"], fromNetwork: NetworkResult["amount"]): Rules["amount"] {
  const found = acceptIfConfident("amount", fromNetwork, fromRules);
  const least = (fromRules?.confidence ?? 0) >= ALL_BUT_CERTAIN ? NOTHING_AGAINST : NOTHING;
  if (found !== undefined && (found.value > 0 || found.confidence >= least)) return found;
  return fromRules !== undefined && fromRules.confidence >= CERTAIN
    ? { ...fromRules, confidence: FALLBACK_CONFIDENCE }
    : undefined;
}

const isDay = (found: Found<Day | null> | undefined): found is Found<Day> => found?.value != null;
const isStated = <T>(found: Found<T | null> | undefined): found is Found<T> => found?.value != null;
