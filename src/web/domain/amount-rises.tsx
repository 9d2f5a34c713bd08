import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Bill } from "#contract/bills.ts";
import { updateBill } from "#contract/requests/bills.ts";
import { listIncomes } from "#contract/requests/incomes.ts";
import { getPlan, startCatchUp } from "#contract/requests/plan.ts";
import type { Day } from "#core/day.ts";
import { incomeInterval, weeksIn } from "#core/interval.ts";
import { type Cents, formatMoney, shownCents } from "#core/money.ts";
import { raiseTo } from "#core/plan/what-if.ts";
import { ask, messageOf } from "#web/lib/ask.ts";
import { date, money } from "#web/lib/format.ts";
import { refresh, useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { centsOf } from "./bill-figures.ts";
import { weeklyOf } from "./coming-amount.tsx";
import { shortOfNext, usePlanInput } from "./trial-plan.ts";

type Rise = {
  from: Cents;
  to: Cents;
  weekly: Cents;
  eachPayday: Cents | undefined;
  short: Cents | undefined;
  /** The start date, if the rise is planned for later. */
  begins?: Day | undefined;
};

/** '$180.00 → $240.00: +$4.61 per week, +$9.22 each payday. Next due is $59.95 short.' */
export function riseText({ from, to, weekly, eachPayday, short, begins }: Rise): string {
  const payday = eachPayday === undefined ? "" : `, +${money(eachPayday)} each payday`;
  const dueText = begins === undefined ? "Next due" : "The first due after that";
  const next = short === undefined ? "" : ` ${dueText} is ${money(short)} short.`;
  const start = begins === undefined ? "" : ` from ${date(begins)}`;
  return `${money(from)} → ${money(to)}${start}: +${money(weekly)} per week${payday}.${next}`;
}

/** The effect of a higher amount; undefined when it is not higher. */
export function useRise(bill: Bill, to: Cents | undefined, begins?: Day): Rise | undefined {
  const input = usePlanInput();
  const plan = useCall(getPlan);
  const incomes = useCall(listIncomes);
  const from = centsOf(bill.amount);
  if (to === undefined || to <= from) return undefined;
  const weekly = shownCents(weeklyOf(bill, to) - weeklyOf(bill, from));
  const next = plan.data?.paydays[0]?.incomeId;
  const income = incomes.data?.find(({ id }) => id === next);
  const { weeks, per } = income ? weeksIn(incomeInterval(income)) : { weeks: 0, per: 1 };
  return {
    ...{ from, to, weekly, begins },
    eachPayday: income && shownCents(Math.floor((weekly * weeks * 2 + per) / (2 * per))),
    short: input && shortOfNext(raiseTo(input, bill.id, to, begins), bill.id, begins)?.short,
  };
}

type Props = {
  bill: Bill;
  amount: Cents | undefined;
  /** The start date, if the new amount is planned for later. */
  begins?: Day | undefined;
  /** Beside a payment, where the bill itself would keep its amount. */
  offersUpdate?: boolean;
  onSaved?: (amount: Cents) => void;
};

/** Explains the effect of a higher amount. 'Fix it' saves it and starts the catch-up that the next due needs. */
export function AmountRises({ bill, amount, begins, offersUpdate = false, onSaved }: Props) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<"update" | "fix">();
  const rise = useRise(bill, amount, begins);
  if (rise === undefined) return null;
  const save = async (what: "update" | "fix") => {
    setBusy(what);
    try {
      await ask(updateBill, { params: { id: bill.id }, input: amountInput(rise.to, begins) });
      onSaved?.(rise.to);
      const { catchUp } =
        what === "fix" ? await ask(startCatchUp, { params: { id: bill.id }, input: { needed: true } }) : bill;
      toast({ title: "Amount Saved", description: savedText(rise.to, begins, what === "fix" ? catchUp : null) });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to update bill"), variant: "destructive" });
    }
    await refresh(client, ["bills", "accounts", "payments"]);
    setBusy(undefined);
  };
  return (
    <div className="grid gap-2">
      <p className="text-sm text-pretty tabular-nums">{riseText(rise)}</p>
      <div className="flex flex-wrap gap-2">
        {offersUpdate && (
          <Button size="sm" variant="secondary" busy={busy === "update"} onClick={() => save("update")}>
            Update the bill
          </Button>
        )}
        {rise.short !== undefined && (
          <Button size="sm" variant="secondary" busy={busy === "fix"} onClick={() => save("fix")}>
            Fix it
          </Button>
        )}
      </div>
    </div>
  );
}

/** The request for an amount that applies now or from a later date. */
export const amountInput = (amount: Cents, begins: Day | undefined) =>
  begins === undefined ? { amount: formatMoney(amount) } : { nextAmount: formatMoney(amount), nextAmountFrom: begins };

export function savedText(amount: Cents, begins: Day | undefined, catchUp: Bill["catchUp"] = null): string {
  const saved =
    begins === undefined
      ? `Bill amount updated to ${money(amount)}`
      : `Bill amount will be ${money(amount)} from ${date(begins)}`;
  return catchUp === null
    ? saved
    : `${saved}, with ${money(catchUp.weekly)} more per week until ${date(catchUp.until)}`;
}
