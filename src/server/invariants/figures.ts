import { LATEST, type ModelComparison } from "./model-comparison.ts";
import { dayText } from "./model-days.ts";
import { money } from "./typed-bill.ts";

const text = (day: number | null) => (day === null ? null : dayText(day));

export const modelFigures = ({ model, bills, today }: ModelComparison) => ({
  day: dayText(today()),
  balances: Object.entries(model.balances).map(([name, balance]) => `${name} ${money(balance)}`),
  bills: bills().map(({ name }) => {
    const { amount, weekly, left, saved, lastPaid, nextDue, nextPayment } = model.figuresOf(name, today());
    return {
      name,
      amount: money(amount),
      weekly: money(weekly),
      left,
      saved: money(saved),
      paid: text(lastPaid),
      due: text(nextDue),
      next: text(nextPayment),
    };
  }),
  payments: model.payments
    .slice(-LATEST)
    .map(
      ({ bill, source, status, amount, due, settles }) =>
        `${bill} ${source} ${money(amount)} due ${text(due)} ${status === "cancelled" ? "" : `for ${text(settles)} `}${status}`,
    ),
});

/** The same figures from the application. */
export async function figures({ send, today }: ModelComparison) {
  const accounts: { name: string; balance: string; id: number }[] = (await send("GET", "/api/accounts")).json();
  type BillRow = {
    id: number;
    name: string;
    amount: string;
    weeklyAmount: string;
    paymentsLeft: number | null;
    lastPaidDate: string;
    nextDueDate: string;
    nextPaymentDate: string;
    savings: { savedAmount: string } | null;
  };
  const bills: BillRow[] = (await send("GET", "/api/bills")).json();
  const { items } = (await send("GET", `/api/payments?limit=${LATEST}`)).json();
  type Row = {
    id: number;
    billName: string;
    source: string;
    amount: string;
    dueDate: string | null;
    settlesDue: string | null;
    status: string;
  };
  const byId = <T extends { id: number }>(all: T[]) => all.sort((a, b) => a.id - b.id);
  return {
    day: dayText(today()),
    balances: byId(accounts).map(({ name, balance }) => `${name} ${balance}`),
    bills: byId(bills).map((bill) => ({
      name: bill.name,
      amount: bill.amount,
      weekly: bill.weeklyAmount,
      left: bill.paymentsLeft,
      saved: bill.savings?.savedAmount ?? "0.00",
      paid: bill.lastPaidDate,
      due: bill.nextDueDate,
      next: bill.nextPaymentDate,
    })),
    payments: byId<Row>(items).map(
      (row) =>
        `${row.billName} ${row.source} ${row.amount} due ${row.dueDate} ${row.status === "cancelled" ? "" : `for ${row.settlesDue} `}${row.status}`,
    ),
  };
}
