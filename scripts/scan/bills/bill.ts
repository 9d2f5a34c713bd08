import type { LayoutName } from "../layouts.ts";

/** A pair of words that stand beside or below each other on a paper. */
export type Pair = readonly [label: string, value: string];

/** What is printed on a bill, and what a person reads from it. Billers, people and places are invented. */
export type Bill = {
  /** Its ending says how it is drawn: .pdf with text, .png as a screen shows it, .jpg as a camera sees it. */
  file: string;
  layout: LayoutName;
  biller: string;
  address: string;
  web: string;
  small: string;
  to: readonly string[];
  title: string;
  facts: readonly Pair[];
  items: readonly Pair[];
  total: Pair;
  /** What the paper shows large. */
  key: readonly Pair[];
  notes: readonly string[];
  truth: {
    amount: string;
    frequency: string | null;
    category: string;
    date: string;
    dueDate: string | null;
    paymentDay: number | null;
    isDirectDebit: boolean;
    currency: string;
  };
};
