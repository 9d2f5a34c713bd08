import { paperAccounts } from "./plain-accounts.ts";
import {
  doesEnd,
  first,
  isPausedOn,
  type Kept,
  lastDue,
  newPayment,
  type Paid,
  type PaperBill,
  saved,
  settledDay,
  standing,
  unpaid,
} from "./plain-bill.ts";
import { type DuePlan, periodAfter } from "./plain-days.ts";

/**
 * A household on paper: what should happen, written down a second time and apart from the code that does it. Days are
 * numbers, money is cents, and every rule is spelled out by hand.
 */
export function paperHousehold(opening: Record<string, number>, startDay: number) {
  const { balances, ledger, move } = paperAccounts(opening, startDay);
  const bills: Kept[] = [];
  const payments: Paid[] = [];
  let turn = 0;

  const find = (name: string) => {
    const bill = bills.find((each) => each.name === name);
    if (bill === undefined) throw new Error(`no bill ${name}`);
    return bill;
  };
  const of = (bill: Kept) => payments.filter((each) => each.bill === bill.name);

  /** Tries a payment; whether the money was there. */
  function tryPay(bill: Kept, payment: Paid, day: number): boolean {
    if (payment.amount > (balances[bill.account] ?? 0)) return false;
    move(bill.account, { day, kind: "payment", amount: -payment.amount });
    turn += 1;
    Object.assign(payment, { status: "completed", day, turn });
    bill.savings.push({ paid: payment });
    archiveDone(bill, payment, day);
    return true;
  }

  /** A bill that ends is archived once nothing is left to pay. */
  function archiveDone(bill: Kept, payment: Paid, day: number): void {
    const left = unpaid(bill, of(bill), day + 1_500).filter((due) => due !== payment.stands);
    if (doesEnd(bill) && left.length === 0) bill.isArchived = true;
  }

  function replace(bill: Kept, by: Paid): void {
    const old = of(bill).find(
      (each) => each !== by && each.stands === by.stands && (each.status === "failed" || each.status === "scheduled"),
    );
    if (by.stands === null || old === undefined) return;
    if (old.status === "failed" || old.status === "scheduled") by.instead = { payment: old, was: old.status };
    old.status = "cancelled";
    if (bill.before.includes(old)) bill.before.push(by);
  }

  /** Paid twice and the first undone: the second, which found nothing to settle, settles what the first had. */
  function passOn(bill: Kept, from: Paid, due: number): boolean {
    const couldSettle = (each: Paid) =>
      bill.due !== undefined && each.day !== null && (due - each.day) * 2 <= periodAfter(bill.due, due);
    const heir = of(bill)
      .filter((each) => each.status === "completed" && each.turn > from.turn && each.source === "manual")
      .sort((a, b) => a.turn - b.turn)
      .find((each) => each.stands === null && !each.isExtra && couldSettle(each));
    if (heir === undefined) return false;
    heir.stands = due;
    if (bill.before.includes(from)) bill.before.push(heir);
    if (bill.done.includes(from)) bill.done.push(heir);
    if (from.instead !== undefined) heir.instead = from.instead;
    return true;
  }

  /** The due of a payment is open again, or stood for by the one that it had replaced. */
  function open(bill: Kept, { stands, instead }: Paid, today: number): void {
    if (stands === null) return;
    if (instead === undefined) {
      if (stands <= today) bill.left.add(stands);
      return;
    }
    // One whose day has passed meanwhile is tried again like one that failed.
    const isLate = instead.payment.due !== null && instead.payment.due <= today;
    instead.payment.status = isLate ? "failed" : instead.was;
  }

  function payDues(day: number): void {
    for (const bill of bills.filter((each) => !each.isDeleted && !each.isArchived)) {
      if (!bill.isSelf || !unpaid(bill, of(bill), day).includes(day)) continue;
      if (bill.left.has(day) || standing(of(bill), day) !== undefined) continue;
      const { name, source } = bill;
      const amount = bill.amount - (bill.parts.get(day) ?? 0);
      const payment = newPayment({ bill: name, source, amount, due: day, stands: day });
      payments.push(payment);
      tryPay(bill, payment, day);
    }
  }

  return {
    balances,
    ledger,
    payDues,
    bills,
    payments,
    add: (bill: PaperBill) =>
      bills.push({
        ...bill,
        savings: [],
        skipped: [],
        left: new Set(),
        before: [],
        from: bill.due?.(0) ?? 0,
        done: [],
        isDeleted: false,
        isArchived: false,
        pauses: [],
        parts: new Map(),
      }),

    /** The last due before another that is paid, skipped or has a payment standing for it. */
    lastSettled(name: string, before: number): number | null {
      const bill = find(name);
      const days = [...of(bill), ...bill.skipped]
        .flatMap((each) => settledDay(each) ?? [])
        .filter((day) => day < before);
      return days.length === 0 ? null : Math.max(...days);
    },

    /** What a bill shows. */
    shown(name: string, today: number) {
      const bill = find(name);
      const paid = of(bill).filter(({ status }) => status === "completed");
      return {
        ...{ amount: bill.amount, weekly: bill.weekly },
        left: doesEnd(bill) ? unpaid(bill, of(bill), today + 1_500).length : null,
        saved: saved(bill),
        lastPaid: paid.sort((a, b) => b.turn - a.turn)[0]?.day ?? null,
        nextDue: first(bill, of(bill), today, (due) => standing(of(bill), due) === undefined),
        nextPayment: bill.isSelf
          ? first(
              bill,
              of(bill),
              today,
              (due) => due >= today && !bill.left.has(due) && standing(of(bill), due) === undefined,
            )
          : null,
      };
    },

    /** Everything that happens by itself on a day. */
    live(day: number): void {
      const here = bills.filter((bill) => !bill.isDeleted);
      for (const bill of here) {
        if (bill.later === undefined || day < bill.later.from) continue;
        const { amount, weekly } = bill.later;
        Object.assign(bill, { amount, weekly, later: undefined });
      }
      for (const bill of here) {
        if (day <= bill.start || (day - bill.start) % 7 !== 0) continue;
        if (bill.isArchived || isPausedOn(bill, day) || day > lastDue(bill, day)) continue;
        bill.savings.push({ amount: bill.weekly });
        move(bill.account, { day, kind: "weekly", amount: bill.weekly });
      }
      for (const bill of here) {
        for (const payment of of(bill)) {
          const isWaiting = payment.status === "scheduled" && payment.due !== null && payment.due <= day;
          if (!isWaiting && payment.status !== "failed") continue;
          if (!tryPay(bill, payment, day)) payment.status = "failed";
        }
      }
      payDues(day);
    },

    correct: (account: string, to: number, day: number) =>
      move(account, { day, kind: "correction", amount: to - (balances[account] ?? 0) }),
    planAmount: (name: string, later: PaperBill["later"]) => Object.assign(find(name), { later }),
    change: (name: string, fields: Partial<PaperBill>) => Object.assign(find(name), fields),

    /** Other days from now on: what was settled stays so, and the plan goes on half a period later at the soonest. */
    replan(name: string, due: DuePlan | undefined, { from, goesOn = false }: { from: number; goesOn?: boolean }) {
      const bill = find(name);
      const before = [...of(bill), ...bill.skipped];
      const isDone = (each: Paid | { due: number }) => !("status" in each) || each.status === "completed";
      Object.assign(bill, { due, from, before, done: goesOn ? before.filter(isDone) : [] });
    },

    /** Pays now; false when there is too little money. It settles the oldest due up to half a period ahead. */
    pay(
      name: string,
      { amount, on, due = null, extra = false }: { amount: number; on: number; due?: number | null; extra?: boolean },
    ): boolean {
      const bill = find(name);
      const plan = bill.due;
      const near = plan === undefined || extra ? [] : unpaid(bill, of(bill), on + 400);
      const stands = near.find((each) => plan !== undefined && (each - on) * 2 <= periodAfter(plan, each)) ?? null;
      const payment = newPayment({ bill: name, amount, due, stands, isExtra: extra });
      if (!tryPay(bill, payment, on)) return false;
      replace(bill, payment);
      payments.push(payment);
      if (bill.estimate !== undefined) {
        const by = of(bill).filter(({ source, status }) => source === "manual" && status === "completed");
        const last = by.slice(bill.estimate === "last" ? -1 : -3).map((each) => each.amount);
        bill.amount = Math.floor((2 * last.reduce((a, b) => a + b, 0) + last.length) / (2 * last.length));
      }
      return true;
    },

    /** Pays a part: the account and the savings fall by it, the rest stays due. */
    payPart(name: string, { amount, on }: { amount: number; on: number }): void {
      const bill = find(name);
      const due = unpaid(bill, of(bill), on + 400)[0];
      if (due === undefined) throw new Error(`nothing of ${name} is due`);
      move(bill.account, { day: on, kind: "payment", amount: -amount });
      turn += 1;
      payments.push({
        ...newPayment({ bill: name, amount, due: null, stands: null }),
        status: "completed",
        day: on,
        turn,
      });
      bill.savings.push({ amount: -Math.min(amount, saved(bill)) });
      bill.parts.set(due, (bill.parts.get(due) ?? 0) + amount);
    },
    pause(name: string, from: number, until: number | null): void {
      find(name).pauses.push({ from, until });
    },
    resume(name: string, on: number): void {
      const last = find(name).pauses.at(-1);
      if (last !== undefined) last.until = on;
    },
    archive(name: string, isArchived: boolean): void {
      find(name).isArchived = isArchived;
    },

    /** Puts a payment down for a later day, for the due nearest to it; false when that one is paid already. */
    schedule(name: string, { amount, due, extra = false }: { amount: number; due: number; extra?: boolean }): boolean {
      const bill = find(name);
      const plan = bill.due;
      let stands: number | null = null;
      if (plan !== undefined && !extra) {
        const isNear = (each: number) => Math.abs(each - due) * 2 <= periodAfter(plan, each);
        const near = unpaid(bill, of(bill), due + 400).filter(isNear);
        stands = near.sort((a, b) => Math.abs(a - due) - Math.abs(b - due) || a - b)[0] ?? null;
        // Near one that is paid already, and near no other: only in addition.
        const settled = [...of(bill).filter(({ status }) => status === "completed"), ...bill.skipped];
        if (stands === null && settled.some((each) => isNear(settledDay(each) ?? Number.NaN))) return false;
      }
      const payment = newPayment({ bill: name, amount, due, stands, status: "scheduled", isExtra: extra });
      replace(bill, payment);
      payments.push(payment);
      return true;
    },

    /** As if it had never been made: the money, the due, the savings, and the payment it took the place of. */
    undo(payment: Paid, today: number): void {
      const bill = bills.find((each) => each.name === payment.bill);
      if (bill === undefined) return;
      move(bill.account, { day: today, kind: "reversal", amount: payment.amount });
      payment.status = "cancelled";
      if (payment.stands === null || passOn(bill, payment, payment.stands)) return;
      open(bill, payment, today);
    },

    /** A failed payment that is cancelled skips its due; that of a scheduled one is open again. */
    cancel(payment: Paid, today: number): void {
      const bill = find(payment.bill);
      if (payment.stands !== null && payment.status === "failed") {
        const skipped = { due: payment.stands };
        bill.skipped.push(skipped);
        if (bill.before.includes(payment)) bill.before.push(skipped);
      } else open(bill, payment, today);
      payment.status = "cancelled";
    },

    addWeek(day: number): void {
      for (const bill of bills.filter((each) => !each.isDeleted)) {
        bill.savings.push({ amount: bill.weekly });
        move(bill.account, { day, kind: "add-week", amount: bill.weekly });
      }
    },
    removeWeek(day: number): void {
      for (const bill of bills.filter((each) => !each.isDeleted)) {
        const amount = -Math.min(bill.weekly, saved(bill));
        bill.savings.push({ amount });
        move(bill.account, { day, kind: "remove-week", amount });
      }
    },
    /** A deleted bill's payments that wait are not made any more. */
    remove(name: string): void {
      const bill = find(name);
      bill.isDeleted = true;
      for (const each of of(bill))
        if (each.status === "failed" || each.status === "scheduled") each.status = "cancelled";
    },
  };
}
