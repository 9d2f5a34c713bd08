import { CATEGORIES, type Category } from "#core/categories.ts";
import { addDays, type Day } from "#core/day.ts";
import { USUAL_FREQUENCIES, type UsualFrequency } from "#core/interval.ts";
import { type Cents, cents } from "#core/money.ts";
import { printTimesIn } from "#core/scan/find-dates.ts";
import type { Found } from "#core/scan/found.ts";
import { boundingBox } from "#core/scan/page.ts";
import { amountPenalties } from "./amount-doubts.ts";
import { type Candidate, nearestDay, resolveDay } from "./candidates.ts";
import { nothingHint } from "./credits.ts";
import { dayDoubt, issueDoubt } from "./day-doubts.ts";
import { debitHint, debitSentencesIn } from "./debit-hints.ts";
import type { Features } from "./features.ts";
import { hintsOf } from "./frequency-hints.ts";
import { firstPart, planOf, rhythmOf } from "./instalments.ts";
import { bestName } from "./name-span.ts";
import { isMoney, type Money, textReader } from "./neighbours.ts";
import { type Answers, type Choice, mostLikely, shares } from "./shares.ts";

const TAX =
  /(?:^|\W)(?:tax(?:es)?|vat|gst|hst|pst|qst|ipt|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|iva|btw|moms)(?:\W|$)/;
const NO_TAX = /relief|credit|refund|erstattung|before/;
/** The highest tax rate. */
const MOST_TAX = 0.3;

/** The number of scores per word, in the network's order. */
export const FIELDS = 5;
const [AMOUNT, DUE, ISSUED] = [0, 1, 2] as const;

/** The document's date is seldom its due date: five times less likely than the network says. */
const SAME_DAY = Math.log(5);

/** How many days ahead a bill is sent at most, with room to spare: later days end a contract, a guarantee or a card. */
const MOST_DAYS_AHEAD = 200;

/** The penalty of the moment a browser printed the document. */
const PRINTED = 6;

/** The bonus of an amount that a sentence says will be debited. */
const TAKEN = 5;
/** The bonus of the first day of an instalment plan. */
const PLANNED = 12;

/** The network's answers with their probabilities; an amount of 0 is 'nothing to pay'. */
export type NetworkResult = {
  name: Found<string> | undefined;
  amount: Found<Cents> | undefined;
  dueDate: Found<Day | null> | undefined;
  date: Found<Day> | undefined;
  frequency: Found<UsualFrequency | null>;
  isDirectDebit: Found<boolean>;
  topics: { category: Category; confidence: number }[];
};

/** Ranks the parsed values by the network's scores. Days are calculated, and impossible ones are left out. */
export function decide(features: Features, answers: Answers): NetworkResult {
  const { tokens, candidates } = features;
  const score = (token: number, field: number) => answers.words[token * FIELDS + field] ?? 0;
  const none = (field: number) => answers.none[field] ?? 0;
  const placeOf = ({ first, last }: { first: number; last: number }) => ({
    page: tokens[first]?.page ?? 0,
    box: boundingBox(tokens.slice(first, last + 1)),
  });
  const found = <T>(choice: Choice<T> | undefined): Found<T> | undefined =>
    choice && { value: choice.value, confidence: choice.share, place: choice.at && placeOf(choice.at) };

  const isUndated = features.rules.date === undefined && !candidates.some(({ kind }) => kind === "date");
  const withoutYear = (one: Candidate) =>
    isUndated && one.kind === "part" && namesMonth(features, one) ? nearestDay(one, features.today) : undefined;
  const isPrintTime = printTimeIn(features);
  const issues = candidates.flatMap((one) => {
    const value = one.kind === "date" ? one.day : withoutYear(one);
    if (value === undefined) return [];
    const doubt = issueDoubt(features, one) + (isPrintTime(one) ? PRINTED : 0);
    return [{ value, score: score(one.first, ISSUED) - doubt, at: one }];
  });
  const date = mostLikely<Day | null>(issues, { value: null, score: none(ISSUED) });
  const issued = date?.value ?? undefined;
  const paper = answers.paper;
  const debitSentences = debitSentencesIn(features);
  const debit = shares([paper[5] ?? 0, (paper[6] ?? 0) + debitHint(debitSentences)]);
  const doubts = amountPenalties(features, (debit[1] ?? 0) > 0.5);
  // The amount to be debited is the amount to pay, rather than a total.
  const bonus = ({ first }: { first: number }) =>
    debitSentences.some((sentence) => sentence.first <= first && first <= sentence.last) ? TAKEN : 0;
  const amounts = candidates.flatMap((one) =>
    one.kind === "money" && one.amount > 0
      ? [{ value: one.amount, score: score(one.first, AMOUNT) - (doubts.get(one) ?? 0) + bonus(one), at: one }]
      : [],
  );
  // Without any amounts, as on a first page, nothing is known about what to pay.
  const hasSum = candidates.some(({ kind }) => kind === "money");
  const likeliest = hasSum ? mostLikely(amounts, { value: 0, score: none(AMOUNT) + nothingHint(features) }) : undefined;
  const whole = withTax(features, likeliest?.value ?? 0);
  const plan = planOf(features, likeliest?.value ?? 0, issued);
  const [first] = plan;
  const chosen = whole ?? first?.sum ?? firstPart(features, likeliest?.value ?? 0);
  const payable = likeliest && chosen ? { ...likeliest, value: chosen.amount, at: chosen } : likeliest;
  const dues = candidates.flatMap((one) => {
    const value = one.kind === "money" ? undefined : (withoutYear(one) ?? resolveDay(one, issued));
    // Nothing is due before the document's date, or long after it.
    return value === undefined || (issued !== undefined && (value < issued || value > addDays(issued, MOST_DAYS_AHEAD)))
      ? []
      : [
          {
            value,
            score: score(one.first, DUE) - (value === issued ? SAME_DAY : 0) - dayDoubt(features, one) + bonus(one),
            at: one,
          },
        ];
  });
  const due = mostLikely<Day | null>(
    dues.map((one) => (one.value === first?.day ? { ...one, score: one.score + PLANNED } : one)),
    { value: null, score: none(DUE) },
  );
  const hints = hintsOf(features, payable?.value ?? 0, rhythmOf(plan));
  const frequencies = shares([...paper.slice(0, 5)].map((score, at) => score + (hints[at] ?? 0)));
  const topics = shares([...paper.slice(7, 7 + CATEGORIES.length)]);
  const frequency = USUAL_FREQUENCIES[frequencies.indexOf(Math.max(...frequencies))] ?? null;
  // Of a yearly bill payable in parts, a part alone would be too little to set aside for.
  const amount = frequency === "annually" && whole === undefined ? likeliest : payable;
  return {
    name: found(bestName(features, answers)),
    amount: amount && found({ ...amount, value: cents(amount.value) }),
    dueDate: found(due),
    date: date && issued !== undefined ? found({ ...date, value: issued }) : undefined,
    frequency: {
      value: frequency,
      confidence: Math.max(...frequencies),
    },
    isDirectDebit: { value: (debit[1] ?? 0) > 0.5, confidence: Math.max(...debit) },
    topics: CATEGORIES.map((category, at) => ({ category, confidence: topics[at] ?? 0 })),
  };
}

/** Whether a date without a year names its month; figures such as 12/10 may be anything. */
const namesMonth = ({ tokens }: Features, { first, last }: Candidate) =>
  tokens.slice(first, last + 1).some(({ text }) => /\p{L}/u.test(text));

/** Recognises the moment a browser printed the document, which is neither its date nor its due date. */
function printTimeIn({ tokens, rows }: Features): (one: Candidate) => boolean {
  const isPrinted = printTimesIn(rows);
  return ({ first, last }) => {
    const { cell, row = -1 } = tokens[first] ?? {};
    if (tokens[first - 1]?.cell === cell) return false;
    const words = tokens.slice(first, last + 2).filter((token) => token.row === row);
    return isPrinted(row, words.map(({ text }) => text).join(" "));
  };
}

/** An amount including its tax, if the document adds the two: 25.00, then tax of 2.06, then 27.06. */
function withTax(paper: Pick<Features, "tokens" | "candidates">, amount: number): Money | undefined {
  const sums = paper.candidates.filter(isMoney);
  const textOf = textReader(paper);
  for (const [nth, { amount: net }] of sums.entries()) {
    const [tax, whole] = [sums[nth + 1], sums[nth + 2]];
    if (net !== amount || tax === undefined || whole === undefined || tax.amount <= 0) continue;
    const row = paper.tokens[tax.first]?.row;
    const label = textOf(
      paper.tokens.findIndex((token) => token.row === row),
      tax.first,
    );
    const isTax = tax.amount < MOST_TAX * net && TAX.test(label) && !NO_TAX.test(label);
    if (isTax && whole.amount === net + tax.amount) return whole;
  }
  return undefined;
}
