/** How papers of one language put things. Wordings are parted by |; {A} {D} {N} are the bill's own amount, day and number, {a} {d} {n} others. */
export type Wording = {
  /** The amount to pay, and the day it is due, as labels. */
  amount: string;
  due: string;
  issued: string;
  period: string;
  otherDay: string;
  previous: string;
  paid: string;
  late: string;
  /** Large sums that are not asked for. */
  whole: string;
  minimum: string;
  subtotal: string;
  tax: string;
  number: string;
  /** Sentences: it is taken, it is to be paid, it could be taken. */
  taken: string;
  pay: string;
  offered: string;
  /** Nothing is to be paid; {C} is the credit. */
  nothing: string;
  credit: string;
  within: string;
  monthly: string;
  /** Words of how often. */
  often: { weekly: string; monthly: string; quarterly: string; annually: string };
  noise: string;
  title: string;
  to: string;
  payee: string;
  wasPaid: string;
  change: string;
  /** Kinds of bills: category, what such billers call themselves, what they charge for, what the paper is about. */
  kinds: string;
  forms: string;
  months: string;
  street: string;
};
