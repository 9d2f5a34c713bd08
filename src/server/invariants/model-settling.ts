import { doesEnd, findPaymentFor, type ModelBillState, type ModelPayment, newPayment, unpaid } from "./model-bill.ts";
import { periodAfter } from "./model-days.ts";

type Model = { accounts: ReturnType<typeof modelAccounts>; bills: ModelBillState[]; payments: ModelPayment[] };

/** What a payment in the model settles, and what happens when it is replaced or undone. */
export function modelSettling({ accounts, bills, payments }: Model) {
  const { balances, move } = accounts;
  let order = 0;
  const nextOrder = () => {
    order += 1;
    return order;
  };

  const find = (name: string) => {
    const bill = bills.find((each) => each.name === name);
    if (bill === undefined) throw new Error(`no bill ${name}`);
    return bill;
  };
  const paymentsOf = (bill: ModelBillState) => payments.filter((each) => each.bill === bill.name);

  /** Tries a payment; returns whether there was enough money. */
  function tryPay(bill: ModelBillState, payment: ModelPayment, day: number): boolean {
    if (payment.amount > (balances[bill.account] ?? 0)) return false;
    move(bill.account, { day, kind: "payment", amount: -payment.amount });
    Object.assign(payment, { status: "completed", day, order: nextOrder() });
    bill.savings.push({ paid: payment });
    archiveDone(bill, payment, day);
    return true;
  }

  /** A bill that ends is archived once nothing is left to pay. */
  function archiveDone(bill: ModelBillState, payment: ModelPayment, day: number): void {
    const remaining = unpaid(bill, paymentsOf(bill), day + 1_500).filter((due) => due !== payment.settles);
    if (doesEnd(bill) && remaining.length === 0) bill.isArchived = true;
  }

  function replace(bill: ModelBillState, replacement: ModelPayment): void {
    const previous = paymentsOf(bill).find(
      (each) =>
        each !== replacement &&
        each.settles === replacement.settles &&
        (each.status === "failed" || each.status === "scheduled"),
    );
    if (replacement.settles === null || previous === undefined) return;
    if (previous.status === "failed" || previous.status === "scheduled")
      replacement.replaced = { payment: previous, previousStatus: previous.status };
    previous.status = "cancelled";
    if (bill.before.includes(previous)) bill.before.push(replacement);
  }

  /** Paid twice and the first undone: the second, which found nothing to settle, settles the first's due date. */
  function passDueToLater(bill: ModelBillState, from: ModelPayment, due: number): boolean {
    const couldSettle = (each: ModelPayment) =>
      bill.due !== undefined && each.day !== null && (due - each.day) * 2 <= periodAfter(bill.due, due);
    const successor = paymentsOf(bill)
      .filter((each) => each.status === "completed" && each.order > from.order && each.source === "manual")
      .sort((a, b) => a.order - b.order)
      .find((each) => each.settles === null && !each.isExtra && couldSettle(each));
    if (successor === undefined) return false;
    successor.settles = due;
    if (bill.before.includes(from)) bill.before.push(successor);
    if (bill.done.includes(from)) bill.done.push(successor);
    if (from.replaced !== undefined) successor.replaced = from.replaced;
    return true;
  }

  /** Reopens a payment's due date, or returns it to the one it had replaced. */
  function open(bill: ModelBillState, { settles, replaced }: ModelPayment, today: number): void {
    if (settles === null) return;
    const isAhead = replaced?.payment.due != null && replaced.payment.due > today && settles > today;
    // One that was scheduled by a person is left to them once its day has come.
    const isReturned = replaced !== undefined && (isAhead || replaced.payment.source !== "manual");
    if (isReturned) replaced.payment.status = isAhead ? replaced.previousStatus : "failed";
    else if (settles <= today) bill.manualDues.add(settles);
  }

  function payDues(day: number): void {
    for (const bill of bills.filter((each) => !each.isDeleted && !each.isArchived)) {
      if (!bill.isAutoPaid || !unpaid(bill, paymentsOf(bill), day).includes(day)) continue;
      if (bill.manualDues.has(day) || findPaymentFor(paymentsOf(bill), day) !== undefined) continue;
      const { name, source } = bill;
      const amount = bill.amount - (bill.parts.get(day) ?? 0);
      const payment = newPayment({ bill: name, source, amount, due: day, settles: day });
      payments.push(payment);
      tryPay(bill, payment, day);
    }
  }

  return { find, paymentsOf, nextOrder, tryPay, replace, passDueToLater, open, payDues };
}

type Line = { day: number; kind: string; amount: number; after: number };

/** The model's accounts, each with a line for every movement. */
export function modelAccounts(opening: Record<string, number>, startDay: number) {
  const balances: Record<string, number> = {};
  const ledger: Record<string, Line[]> = {};

  function move(account: string, line: Omit<Line, "after">): void {
    const after = (balances[account] ?? 0) + line.amount;
    balances[account] = after;
    if (line.amount !== 0) ledger[account] = [...(ledger[account] ?? []), { ...line, after }];
  }
  for (const [account, amount] of Object.entries(opening)) {
    balances[account] = 0;
    move(account, { day: startDay, kind: "opening", amount });
  }
  return { balances, ledger, move };
}
