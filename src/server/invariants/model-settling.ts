import { doesEnd, type Kept, newPayment, type Paid, standing, unpaid } from "./model-bill.ts";
import { periodAfter } from "./model-days.ts";

type Model = { accounts: ReturnType<typeof modelAccounts>; bills: Kept[]; payments: Paid[] };

/** What a payment in the model settles, and what happens when it is replaced or undone. */
export function modelSettling({ accounts, bills, payments }: Model) {
  const { balances, move } = accounts;
  let turn = 0;
  const nextTurn = () => {
    turn += 1;
    return turn;
  };

  const find = (name: string) => {
    const bill = bills.find((each) => each.name === name);
    if (bill === undefined) throw new Error(`no bill ${name}`);
    return bill;
  };
  const of = (bill: Kept) => payments.filter((each) => each.bill === bill.name);

  /** Tries a payment; returns whether there was enough money. */
  function tryPay(bill: Kept, payment: Paid, day: number): boolean {
    if (payment.amount > (balances[bill.account] ?? 0)) return false;
    move(bill.account, { day, kind: "payment", amount: -payment.amount });
    Object.assign(payment, { status: "completed", day, turn: nextTurn() });
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

  /** Paid twice and the first undone: the second, which found nothing to settle, settles the first's due date. */
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

  /** Reopens a payment's due date, or returns it to the one it had replaced. */
  function open(bill: Kept, { stands, instead }: Paid, today: number): void {
    if (stands === null) return;
    if (instead === undefined) {
      if (stands <= today) bill.left.add(stands);
      return;
    }
    // One whose day has passed is retried like a failed one.
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

  return { find, of, nextTurn, tryPay, replace, passOn, open, payDues };
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
