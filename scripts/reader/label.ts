import { CATEGORIES, type Category } from "#core/categories.ts";
import { addDays, type Day } from "#core/day.ts";
import { USUAL_FREQUENCIES, type UsualFrequency } from "#core/interval.ts";
import type { Features } from "#core/scan/reader/features.ts";
import { squash } from "#core/scan/squash.ts";

/** What is right on a paper. Undefined is not judged, null is none. */
export type Gold = {
  names: readonly string[];
  amount?: number | undefined;
  due?: Day | null | undefined;
  /** Days that would be right as well. */
  dueToo?: readonly Day[] | undefined;
  issued?: Day | undefined;
  frequency?: UsualFrequency | null | undefined;
  category?: Category | undefined;
  /** Categories that would be right as well. */
  fitting?: readonly Category[] | undefined;
  isDirectDebit?: boolean | undefined;
};

const [AMOUNT, DUE, ISSUED, START, END, IS_MONEY, IS_DATE, IS_OTHER_DAY] = [1, 2, 4, 8, 16, 32, 64, 128] as const;
/** The most words of a name. */
const MAX_NAME_WORDS = 9;

/**
 * Right answers as numbers: a set of bits for each word (the last three say what it may be), and for the paper frequency, direct debit, category, and for amount, due
 * date, date and name 1 (stands there), 0 (none is right) or -1 (not judged); last the other fitting categories, as bits.
 */
export function labelsOf({ tokens, candidates }: Features, gold: Gold): { words: Uint8Array; paper: Int8Array } {
  const words = new Uint8Array(tokens.length);
  const set = (at: number, bit: number) => {
    words[at] = (words[at] ?? 0) | bit;
  };
  for (const one of candidates) {
    if (one.kind !== "money") set(one.first, one.kind === "date" ? IS_DATE : IS_OTHER_DAY);
    else if (one.amount > 0) set(one.first, IS_MONEY);
    if (one.kind === "money" && gold.amount && one.amount === gold.amount) set(one.first, AMOUNT);
    if (one.kind === "date" && one.day === gold.issued) set(one.first, ISSUED);
    if (one.kind === "date" && gold.due && (one.day === gold.due || gold.dueToo?.includes(one.day)))
      set(one.first, DUE);
  }
  const has = (bit: number) => words.some((word) => (word & bit) > 0);
  if (gold.due && !has(DUE)) {
    const [, month, date] = gold.due.split("-").map(Number);
    for (const one of candidates) {
      const isDueDate =
        (one.kind === "part" && one.month === month && one.date === date) ||
        (one.kind === "term" && gold.issued !== undefined && addDays(gold.issued, one.days) === gold.due) ||
        (one.kind === "monthday" && one.date === date);
      if (isDueDate) set(one.first, DUE);
    }
  }
  markNames(
    tokens.map(({ text }) => squash(text)),
    gold.names,
    set,
  );
  const state = (bit: number, truth: unknown) => (has(bit) ? 1 : truth === null ? 0 : -1);
  const frequency =
    gold.frequency === undefined ? -1 : gold.frequency === null ? 4 : USUAL_FREQUENCIES.indexOf(gold.frequency);
  const paper = Int8Array.of(
    frequency,
    gold.isDirectDebit === undefined ? -1 : Number(gold.isDirectDebit),
    gold.category === undefined ? -1 : CATEGORIES.indexOf(gold.category),
    gold.amount === 0 ? 0 : state(AMOUNT, undefined),
    state(DUE, gold.due),
    state(ISSUED, undefined),
    state(START, undefined),
    ...fittingBits(gold.fitting ?? []),
  );
  return { words, paper };
}

function fittingBits(fitting: readonly Category[]): [number, number] {
  const bits = fitting.reduce((sum, each) => sum | (1 << CATEGORIES.indexOf(each)), 0);
  return [bits & 0xff, bits >> 8];
}

/** Every place where the first name stands that stands there at all; the names come in the order a household would choose. */
function markNames(words: readonly string[], names: readonly string[], set: (at: number, bit: number) => void): void {
  for (const name of names.map(squash)) {
    let isFound = false;
    if (name === "") continue;
    for (let from = 0; from < words.length; from++) {
      let text = "";
      for (let to = from; to < Math.min(words.length, from + MAX_NAME_WORDS) && text.length < name.length; to++) {
        text += words[to] ?? "";
        if (text !== name || words[from] === "") continue;
        set(from, START);
        set(to, END);
        isFound = true;
      }
    }
    if (isFound) return;
  }
}
