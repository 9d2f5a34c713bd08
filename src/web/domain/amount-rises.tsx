import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Bill } from "#contract/bills.ts";
import { updateBill } from "#contract/requests/bills.ts";
import { getPlan, startCatchUp } from "#contract/requests/plan.ts";
import type { Day } from "#core/day.ts";
import { type Cents, formatMoney, shownCents, total } from "#core/money.ts";
import { type RiseEffect, riseEffect } from "#core/plan/rise.ts";
import type { Coverage } from "#core/plan/verdict.ts";
import { ask, messageOf } from "#web/lib/ask.ts";
import { date, money, shortDay } from "#web/lib/format.ts";
import { moveRule } from "#web/lib/preferences.ts";
import { refresh, useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { centsOf, today } from "./bill-figures.ts";
import { weeklyOf } from "./coming-amount.tsx";
import { usePlanInput } from "./trial-plan.ts";

type Rise = {
  from: Cents;
  to: Cents;
  weekly: Cents;
  /** Undefined until the plan is loaded. */
  effect: RiseEffect | undefined;
  /** Whose payday each income has, or its name, for more than one. */
  owners: ReadonlyMap<number, { member: string | null; name: string }>;
  /** The start date, if the rise is planned for later. */
  begins?: Day | undefined;
};

/** '+$4.61 per week, +$10.84 on Sam's payday, +$5.94 on Alex's. Gym will then be $59.95 short on 11 Dec.' */
export function riseText({ weekly, effect, owners, begins }: Rise, now: Day): string {
  const start = begins === undefined ? "" : ` from ${date(begins)}`;
  const paydays = effect === undefined ? "" : paydaysText(effect.paydays, owners);
  return `+${money(weekly)} per week${start}${paydays}.${effect === undefined ? "" : shortText(effect.verdict, now)}`;
}

const signed = (amount: Cents) => `${amount > 0 ? "+" : ""}${money(amount)}`;

function paydaysText(paydays: RiseEffect["paydays"], owners: Rise["owners"]): string {
  const [first] = paydays;
  if (first === undefined) return "";
  if (owners.size === 1) return `, ${signed(first.amount)} each payday`;
  const members = [...owners.values()].map(({ member }) => member);
  const areDistinct = !members.includes(null) && new Set(members).size === members.length;
  return paydays
    .map(({ incomeId, amount }, index) => {
      const { member, name } = owners.get(incomeId) ?? { member: null, name: "" };
      const whose = areDistinct ? `on ${member}'s${index === 0 ? " payday" : ""}` : `each payday of ${name}`;
      return `, ${signed(amount)} ${whose}`;
    })
    .join("");
}

/** The first bill that becomes short, which may be another one. */
function shortText(verdict: Coverage, now: Day): string {
  if (verdict.state === "on-track") return "";
  const { name, day, short } = verdict.first;
  if (verdict.state === "later" || verdict.bills === 1)
    return ` ${name} will then be ${money(short)} short on ${shortDay(day, now)}.`;
  return ` ${verdict.bills} bills will then be short. First: ${name}, ${money(short)} on ${shortDay(day, now)}.`;
}

/** The effect of a higher amount; undefined when it is not higher. */
function useRise(bill: Bill, to: Cents | undefined, begins?: Day): Rise | undefined {
  const input = usePlanInput();
  const plan = useCall(getPlan);
  const from = centsOf(bill.amount);
  if (to === undefined || to <= from) return undefined;
  const weekly = shownCents(weeklyOf(bill, to) - weeklyOf(bill, from));
  const members = new Map(plan.data?.paydays.map(({ incomeId, member }) => [incomeId, member]));
  const earning = input?.incomes.filter(({ paydays }) => paydays.length > 0) ?? [];
  return {
    ...{ from, to, weekly, begins },
    effect: input && riseEffect(input, { billId: bill.id, amount: to, from: begins, rule: moveRule() }),
    owners: new Map(earning.map(({ id, name }) => [id, { member: members.get(id) ?? null, name }])),
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

/** Explains the effect of a higher amount. 'Fix it' saves it and starts the catch-ups that it makes necessary. */
export function AmountRises({ bill, amount, begins, offersUpdate = false, onSaved }: Props) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<"update" | "fix">();
  const rise = useRise(bill, amount, begins);
  if (rise === undefined) return null;
  const fixable = rise.effect?.fixable ?? [];
  const save = async (what: "update" | "fix") => {
    setBusy(what);
    try {
      await ask(updateBill, { params: { id: bill.id }, input: amountInput(rise.to, begins) });
      onSaved?.(rise.to);
      const catchUps: NonNullable<Bill["catchUp"]>[] = [];
      // In due order: each catch-up is computed with those before it.
      for (const id of what === "fix" ? fixable : []) {
        const { catchUp } = await ask(startCatchUp, { params: { id }, input: { needed: true } });
        if (catchUp !== null) catchUps.push(catchUp);
      }
      toast({ title: "Amount Saved", description: savedText(rise.to, begins, catchUps) });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to update bill"), variant: "destructive" });
    }
    await refresh(client, ["bills", "accounts", "payments"]);
    setBusy(undefined);
  };
  return (
    <div className="grid gap-2">
      <p className="text-sm text-pretty wrap-anywhere tabular-nums">
        {offersUpdate && `${money(rise.from)} → ${money(rise.to)}: `}
        {riseText(rise, today())}
      </p>
      <div className="flex flex-wrap gap-2">
        {offersUpdate && (
          <Button size="sm" variant="secondary" busy={busy === "update"} onClick={() => save("update")}>
            Update the bill
          </Button>
        )}
        {fixable.length > 0 && (
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

export function savedText(
  amount: Cents,
  begins: Day | undefined,
  catchUps: readonly NonNullable<Bill["catchUp"]>[] = [],
): string {
  const saved =
    begins === undefined
      ? `Bill amount updated to ${money(amount)}`
      : `Bill amount will be ${money(amount)} from ${date(begins)}`;
  const until = catchUps
    .map((catchUp) => catchUp.until)
    .sort()
    .at(-1);
  if (until === undefined) return saved;
  const weekly = `${catchUps.length === 1 ? "" : "up to "}${money(total(catchUps.map((each) => centsOf(each.weekly))))}`;
  return `${saved}, with ${weekly} more per week until ${date(until)}`;
}
