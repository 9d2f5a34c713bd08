import {
  doesEnd,
  findPaymentFor,
  first,
  isPausedOn,
  lastDue,
  type ModelBill,
  type ModelBillState,
  type ModelPayment,
  newPayment,
  saved,
  settledDay,
  unpaid,
} from "./model-bill.ts";
import { type DuePlan, periodAfter } from "./model-days.ts";
import { modelAccounts, modelSettling } from "./model-settling.ts";

/**
 * A model of a household: what should happen, implemented a second time and independently. Days are numbers, money is
 * cents, and every rule is written out.
 */
export function modelHousehold(opening: Record<string, number>, startDay: number) {
  const accounts = modelAccounts(opening, startDay);
  const { balances, ledger, move } = accounts;
  const bills: ModelBillState[] = [];
  const payments: ModelPayment[] = [];
  const { find, paymentsOf, nextOrder, tryPay, replace, passDueToLater, open, payDues } = modelSettling({
    accounts,
    bills,
    payments,
  });

  /** A bill's amount on a due date, minus part payments. */
  const amountDue = ({ amount, later, parts }: ModelBillState, due: number) =>
    (later !== undefined && due >= later.from ? later.amount : amount) - (parts.get(due) ?? 0);

  /** Changes a bill. A payment scheduled for exactly its amount follows. */
  function change(name: string, fields: Partial<ModelBill>): void {
    const bill = find(name);
    const scheduled = paymentsOf(bill).filter(({ status }) => status === "scheduled");
    const replaced = paymentsOf(bill).flatMap((each) => each.replaced ?? []);
    // Scheduled until another replaced them.
    const hidden = replaced.flatMap((each) => (each.previousStatus === "scheduled" ? each.payment : []));
    const waiting = [...new Set([...scheduled, ...hidden])];
    const following = waiting.filter(({ settles, amount }) => settles !== null && amount === amountDue(bill, settles));
    Object.assign(bill, fields);
    for (const payment of following) payment.amount = amountDue(bill, payment.settles ?? 0);
  }

  return {
    balances,
    ledger,
    payDues,
    bills,
    payments,
    add: (bill: ModelBill) =>
      bills.push({
        ...bill,
        savings: [],
        skipped: [],
        manualDues: new Set(),
        before: [],
        from: bill.due?.(0) ?? 0,
        done: [],
        isDeleted: false,
        isArchived: false,
        pauses: [],
        parts: new Map(),
      }),

    /** The last due date before another that is paid, skipped or has a payment. */
    lastSettled(name: string, before: number): number | null {
      const bill = find(name);
      const days = [...paymentsOf(bill), ...bill.skipped]
        .flatMap((each) => settledDay(each) ?? [])
        .filter((day) => day < before);
      return days.length === 0 ? null : Math.max(...days);
    },

    /** The displayed figures of a bill. */
    figuresOf(name: string, today: number) {
      const bill = find(name);
      const paid = paymentsOf(bill).filter(({ status }) => status === "completed");
      return {
        ...{ amount: bill.amount, weekly: bill.weekly },
        left: doesEnd(bill) ? unpaid(bill, paymentsOf(bill), today + 1_500).length : null,
        saved: saved(bill),
        lastPaid: paid.sort((a, b) => b.order - a.order)[0]?.day ?? null,
        nextDue: first(bill, paymentsOf(bill), today, (due) => findPaymentFor(paymentsOf(bill), due) === undefined),
        nextPayment: bill.isAutoPaid
          ? first(
              bill,
              paymentsOf(bill),
              today,
              (due) => due >= today && !bill.manualDues.has(due) && findPaymentFor(paymentsOf(bill), due) === undefined,
            )
          : null,
      };
    },

    /** Everything that happens automatically on a day. */
    runDay(day: number): void {
      const existing = bills.filter((bill) => !bill.isDeleted);
      for (const bill of existing) {
        if (bill.later === undefined || day < bill.later.from) continue;
        const { amount, weekly } = bill.later;
        Object.assign(bill, { amount, weekly, later: undefined });
      }
      for (const bill of existing) {
        if (day <= bill.start || (day - bill.start) % 7 !== 0) continue;
        if (bill.isArchived || isPausedOn(bill, day) || day > lastDue(bill, day)) continue;
        bill.savings.push({ amount: bill.weekly });
        move(bill.account, { day, kind: "weekly", amount: bill.weekly });
      }
      // The oldest due date first, then in the order of the bills.
      const all = existing.flatMap((bill) => paymentsOf(bill).map((payment) => ({ bill, payment })));
      for (const { bill, payment } of all.sort((a, b) => (a.payment.due ?? 0) - (b.payment.due ?? 0))) {
        const isDue = payment.status === "scheduled" && payment.due !== null && payment.due <= day;
        const isTried = isDue || payment.status === "failed";
        if (isTried && !tryPay(bill, payment, day)) payment.status = "failed";
      }
      payDues(day);
    },

    correct: (account: string, to: number, day: number) =>
      move(account, { day, kind: "correction", amount: to - (balances[account] ?? 0) }),
    planAmount: (name: string, later: ModelBill["later"]) => change(name, { later }),
    change,

    /**
     * Changes the schedule: settled due dates stay settled, and the new schedule continues at least half a period
     * later.
     */
    replan(name: string, due: DuePlan | undefined, { from, continues = false }: { from: number; continues?: boolean }) {
      const bill = find(name);
      const before = [...paymentsOf(bill), ...bill.skipped];
      const isDone = (each: ModelPayment | { due: number }) => !("status" in each) || each.status === "completed";
      Object.assign(bill, { due, from, before, done: continues ? before.filter(isDone) : [] });
    },

    /** Pays now; false when there is too little money. Settles the oldest due date up to half a period ahead. */
    pay(
      name: string,
      { amount, on, due = null, extra = false }: { amount: number; on: number; due?: number | null; extra?: boolean },
    ): boolean {
      const bill = find(name);
      const plan = bill.due;
      const candidates = plan === undefined || extra ? [] : unpaid(bill, paymentsOf(bill), on + 400);
      const settles =
        candidates.find((each) => plan !== undefined && (each - on) * 2 <= periodAfter(plan, each)) ?? null;
      const payment = newPayment({ bill: name, amount, due, settles, isExtra: extra });
      if (!tryPay(bill, payment, on)) return false;
      replace(bill, payment);
      payments.push(payment);
      if (bill.estimate !== undefined) {
        const by = paymentsOf(bill).filter(({ source, status }) => source === "manual" && status === "completed");
        const last = by.slice(bill.estimate === "last" ? -1 : -3).map((each) => each.amount);
        bill.amount = Math.floor((2 * last.reduce((a, b) => a + b, 0) + last.length) / (2 * last.length));
      }
      return true;
    },

    /** Pays a part: reduces the account and the savings, and the rest is still due. */
    payPart(name: string, { amount, on }: { amount: number; on: number }): void {
      const bill = find(name);
      const due = unpaid(bill, paymentsOf(bill), on + 400)[0];
      if (due === undefined) throw new Error(`nothing of ${name} is due`);
      move(bill.account, { day: on, kind: "payment", amount: -amount });
      payments.push({
        ...newPayment({ bill: name, amount, due: null, settles: null }),
        status: "completed",
        day: on,
        order: nextOrder(),
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

    /** Schedules a payment for the nearest due date; false when that one is already paid. */
    schedule(name: string, { amount, due, extra = false }: { amount: number; due: number; extra?: boolean }): boolean {
      const bill = find(name);
      const plan = bill.due;
      let settles: number | null = null;
      if (plan !== undefined && !extra) {
        const isNear = (each: number) => Math.abs(each - due) * 2 <= periodAfter(plan, each);
        const candidates = unpaid(bill, paymentsOf(bill), due + 400).filter(isNear);
        settles = candidates.sort((a, b) => Math.abs(a - due) - Math.abs(b - due) || a - b)[0] ?? null;
        // Near a paid due date, and no other: only as an extra payment.
        const settled = [...paymentsOf(bill).filter(({ status }) => status === "completed"), ...bill.skipped];
        if (settles === null && settled.some((each) => isNear(settledDay(each) ?? Number.NaN))) return false;
      }
      const payment = newPayment({ bill: name, amount, due, settles, status: "scheduled", isExtra: extra });
      replace(bill, payment);
      payments.push(payment);
      return true;
    },

    /** As if it had never been made: the money, the due date, the savings, and the payment it replaced. */
    undo(payment: ModelPayment, today: number): void {
      const bill = bills.find((each) => each.name === payment.bill);
      if (bill === undefined) return;
      move(bill.account, { day: today, kind: "reversal", amount: payment.amount });
      payment.status = "cancelled";
      if (payment.settles === null || passDueToLater(bill, payment, payment.settles)) return;
      open(bill, payment, today);
    },

    /** Cancelling a failed payment skips its due date; cancelling a scheduled one reopens it. */
    cancel(payment: ModelPayment, today: number): void {
      const bill = find(payment.bill);
      if (payment.settles !== null && payment.status === "failed") {
        const skipped = { due: payment.settles };
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
    /** A deleted bill's open payments are not made any more. */
    remove(name: string): void {
      const bill = find(name);
      bill.isDeleted = true;
      for (const each of paymentsOf(bill))
        if (each.status === "failed" || each.status === "scheduled") each.status = "cancelled";
    },
  };
}
