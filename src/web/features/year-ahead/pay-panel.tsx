import { useState } from "react";
import { formatMoney, shownCents, ZERO } from "#core/money.ts";
import { parsePositiveAmount } from "#web/domain/bill-figures.ts";
import { currencySymbol, money } from "#web/lib/format.ts";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { RangeField } from "#web/ui/form/range-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import type { PanelProps } from "./raise-panel.tsx";

/** What if an income were another amount? */
export function PayPanel({ input: { incomes }, onTrial }: PanelProps) {
  const [incomeId, setIncomeId] = useState(incomes[0]?.id);
  const income = incomes.find(({ id }) => id === incomeId);
  const now = income?.amount ?? ZERO;
  const [typed, setTyped] = useState(formatMoney(now));
  if (income === undefined) return <p className="text-[0.9375rem] text-muted">There is no income yet to change.</p>;
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
        shown={<span className="text-muted">now {money(now)}</span>}
        onValueChange={(percent) => change(formatMoney(shownCents(Math.round((now * (100 + percent)) / 100))))}
      />
    </div>
  );
}
