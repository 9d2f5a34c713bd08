import { useState } from "react";
import { formatMoney, shownCents, ZERO } from "#core/money.ts";
import type { PlanInput } from "#core/plan/input.ts";
import { parsePositiveAmount } from "#web/domain/bill-figures.ts";
import { currencySymbol, money } from "#web/lib/format.ts";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { RangeField } from "#web/ui/form/range-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { applyTrial, type Trial } from "./trial.ts";

export type PanelProps = { input: PlanInput; onTrial: (trial: Trial | undefined) => void };

/** Tries changing a bill by a percentage. */
export function RaisePanel({ input, trial, onTrial }: PanelProps & { trial: Trial | undefined }) {
  // One paused until further notice is in the plan only for its savings and payments under way.
  const bills = input.bills.filter(({ accountId, days }) => accountId !== null && days.gap?.until !== null);
  const [billId, setBillId] = useState(bills[0]?.id);
  // Kept by the parent: Reset clears it but keeps the chosen bill.
  const percent = trial?.kind === "raise" ? trial.percent : 0;
  const amountIn = (plan: PlanInput) => plan.bills.find(({ id }) => id === billId)?.amount ?? ZERO;
  if (billId === undefined) return <p className="text-[0.9375rem] text-muted">There are no bills to change yet.</p>;
  const change = (next: { billId?: number; percent?: number }) => {
    const trialValues = { billId, percent, ...next };
    setBillId(trialValues.billId);
    onTrial(trialValues.percent === 0 ? undefined : { kind: "raise", ...trialValues });
  };
  const after = amountIn(applyTrial(input, { kind: "raise", billId, percent }));
  const percentLabel = `${percent > 0 ? "+" : ""}${percent}%`;
  return (
    <div className="grid gap-4">
      <SelectField
        label="Bill"
        value={String(billId)}
        onValueChange={(value) => change({ billId: Number(value) })}
        options={bills.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <RangeField
        label="Changes by"
        value={percent}
        min={-50}
        max={100}
        valueText={`${percentLabel}, ${money(after)}`}
        displayValue={
          <>
            <strong className="font-semibold">{percentLabel}</strong>{" "}
            <span className="text-muted">
              {money(amountIn(input))} → {money(after)}
            </span>
          </>
        }
        onValueChange={(next) => change({ percent: next })}
      />
    </div>
  );
}

/** Tries another amount for an income. */
export function PayPanel({ input: { incomes }, onTrial }: PanelProps) {
  const [incomeId, setIncomeId] = useState(incomes[0]?.id);
  const income = incomes.find(({ id }) => id === incomeId);
  const now = income?.amount ?? ZERO;
  const [typed, setTyped] = useState(formatMoney(now));
  if (income === undefined) return <p className="text-[0.9375rem] text-muted">There is no income to change yet.</p>;
  const choose = (id: number) => {
    setIncomeId(id);
    setTyped(formatMoney(incomes.find((each) => each.id === id)?.amount ?? ZERO));
    onTrial(undefined);
  };
  const change = (text: string) => {
    setTyped(text);
    const amount = parsePositiveAmount(text);
    onTrial(amount === undefined || amount === now ? undefined : { kind: "pay", incomeId: income.id, amount });
  };
  const amount = parsePositiveAmount(typed) ?? now;
  const difference = shownCents(amount - now);
  return (
    <div className="grid gap-4">
      <SelectField
        label="Income"
        value={String(income.id)}
        onValueChange={(value) => choose(Number(value))}
        options={incomes.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <MoneyField label="Pay" symbol={currencySymbol()} value={typed} onChange={({ target }) => change(target.value)} />
      <RangeField
        label="Changes by"
        value={Math.min(100, Math.max(-100, Math.round((amount * 100) / Math.max(1, now)) - 100))}
        min={-99}
        max={100}
        valueText={money(amount)}
        displayValue={
          <>
            {difference !== 0 && (
              <strong className="font-semibold">
                {difference > 0 && "+"}
                {money(difference)}
              </strong>
            )}{" "}
            <span className="text-muted">currently {money(now)}</span>
          </>
        }
        onValueChange={(percent) => change(formatMoney(shownCents(Math.round((now * (100 + percent)) / 100))))}
      />
    </div>
  );
}
