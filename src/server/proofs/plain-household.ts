/**
 * A household on paper: what should happen, written down a second time and apart from the code that does it. Days are
 * numbers, money is cents, and every rule is spelled out by hand.
 */
export type PaperBill = {
  name: string;
  amount: number;
  weekly: number;
  account: string;
  start: number;
  /** The nth due day; undefined for a bill that is paid by hand. */
  due?: (n: number) => number;
  source: "automatic" | "direct-debit";
};

type Line = { day: number; kind: string; amount: number; after: number };
type Paid = { bill: string; source: string; amount: number; due: number | null; status: string; day: number | null };
type Kept = PaperBill & { n: number; saved: number; lastPaid: number | null; isDeleted: boolean };

const DAY = 86_400_000;
export const dayNumber = (text: string) => Date.parse(`${text}T00:00:00Z`) / DAY;
export const dayText = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);

/** The day of a month, or the last if the month is shorter. Months are counted from January of year 0. */
const inMonth = (month: number, day: number) => {
  const length = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  return Date.UTC(Math.floor(month / 12), month % 12, Math.min(day, length)) / DAY;
};

/** Every so many months from one on, on a day of the month. */
export const monthly = (first: string, every: number, day: number) => (n: number) => {
  const [year = 0, month = 0] = first.split("-").map(Number);
  return inMonth(year * 12 + month - 1 + n * every, day);
};

/** Every seven days. */
export const weekly = (first: string) => (n: number) => dayNumber(first) + 7 * n;

/** On the first such weekday (Thursday is 0, as 1970 began) on or after the same day of every month. */
export const weekdayAfter = (first: string, weekday: number) => {
  const same = monthly(first, 1, Number(first.slice(8)));
  return (n: number) => same(n) + ((((weekday - (same(n) % 7)) % 7) + 7) % 7);
};

export function paperHousehold(opening: Record<string, number>, startDay: number) {
  const balances = { ...opening };
  const ledger: Record<string, Line[]> = {};
  const bills: Kept[] = [];
  const payments: Paid[] = [];

  function move(account: string, line: Omit<Line, "after">): void {
    const after = (balances[account] ?? 0) + line.amount;
    balances[account] = after;
    ledger[account] = [...(ledger[account] ?? []), { ...line, after }];
  }
  for (const [account, amount] of Object.entries(opening)) {
    balances[account] = 0;
    move(account, { day: startDay, kind: "opening", amount });
  }

  /** Tries a payment; whether the money was there. */
  function tryPay(bill: Kept, payment: Paid, day: number): boolean {
    if (payment.amount > (balances[bill.account] ?? 0)) return false;
    move(bill.account, { day, kind: "payment", amount: -payment.amount });
    Object.assign(bill, { saved: 0, lastPaid: day });
    Object.assign(payment, { status: "completed", day });
    return true;
  }

  function cancel(name: string, ...statuses: string[]): void {
    for (const payment of payments) {
      if (payment.bill === name && statuses.includes(payment.status)) payment.status = "cancelled";
    }
  }

  const find = (name: string) => {
    const bill = bills.find((each) => each.name === name);
    if (bill === undefined) throw new Error(`no bill ${name}`);
    return bill;
  };

  return {
    balances,
    ledger,
    bills,
    payments,
    add: (bill: PaperBill) => bills.push({ ...bill, n: 0, saved: 0, lastPaid: null, isDeleted: false }),

    /** Everything that happens by itself on a day. */
    live(day: number): void {
      const here = bills.filter((bill) => !bill.isDeleted);
      for (const bill of here) {
        if (day <= bill.start || (day - bill.start) % 7 !== 0) continue;
        bill.saved += bill.weekly;
        move(bill.account, { day, kind: "weekly", amount: bill.weekly });
      }
      for (const bill of here) {
        for (const payment of payments.filter((each) => each.bill === bill.name)) {
          const isWaiting = payment.status === "scheduled" && payment.due !== null && payment.due <= day;
          if (!isWaiting && payment.status !== "failed") continue;
          if (!tryPay(bill, payment, day)) payment.status = "failed";
        }
      }
      for (const bill of here) {
        if (bill.due?.(bill.n) !== day) continue;
        bill.n += 1;
        const { name, amount, source } = bill;
        const payment: Paid = { bill: name, source, amount, due: day, status: "failed", day: null };
        tryPay(bill, payment, day);
        payments.push(payment);
      }
    },

    correct: (account: string, to: number, day: number) =>
      move(account, { day, kind: "correction", amount: to - (balances[account] ?? 0) }),
    change: (name: string, fields: Partial<Kept>) => Object.assign(find(name), fields),
    /** Paid by hand now, or on a later day; either way the coming due day needs no payment if `settles`. */
    payByHand(
      name: string,
      { amount, on, due, settles }: { amount: number; on: number; due?: number; settles: boolean },
    ) {
      const bill = find(name);
      const payment: Paid = { bill: name, source: "manual", amount, due: due ?? null, status: "scheduled", day: null };
      if (due === undefined && tryPay(bill, payment, on)) cancel(name, "failed");
      payments.push(payment);
      if (settles) bill.n += 1;
    },
    /** A deleted bill's payments that wait are not made any more. */
    remove(name: string): void {
      find(name).isDeleted = true;
      cancel(name, "failed", "scheduled");
    },
  };
}
