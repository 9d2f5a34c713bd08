import { useState } from "react";
import { addMonths, parseDay } from "#core/day.ts";
import { USUAL_FREQUENCIES, type UsualFrequency } from "#core/interval.ts";
import { AccountSelect } from "#web/domain/account-select.tsx";
import { parsePositiveAmount } from "#web/domain/bill-figures.ts";
import { USUAL_FREQUENCY_CHOICES } from "#web/domain/choices.ts";
import { DateField } from "#web/domain/date-field.tsx";
import { currencySymbol } from "#web/lib/format.ts";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import type { PanelProps } from "./change-panels.tsx";

type Values = {
  name: string;
  amount: string;
  frequency: UsualFrequency;
  accountId: number | undefined;
  firstDue: string;
};

/** Tries adding a bill. */
export function AddPanel({ input, onTrial }: PanelProps) {
  const [values, setValues] = useState<Values>({
    ...{ name: "", amount: "", frequency: "monthly", accountId: input.accounts[0]?.id },
    firstDue: addMonths(input.today, 1),
  });
  const change = (next: Partial<Values>) => {
    const { name, amount: typed, frequency, accountId, firstDue: date } = { ...values, ...next };
    setValues({ ...values, ...next });
    const [amount, firstDue] = [parsePositiveAmount(typed), parseDay(date)];
    const isComplete =
      amount !== undefined && accountId !== undefined && firstDue !== undefined && firstDue >= input.today;
    onTrial(
      isComplete ? { kind: "add", name: name.trim() || "New bill", amount, frequency, accountId, firstDue } : undefined,
    );
  };
  return (
    <div className="grid gap-4">
      <TextField
        label="Bill Name"
        placeholder="e.g. Gym, Car loan"
        autoComplete="off"
        maxLength={255}
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <MoneyField
          label="Amount"
          symbol={currencySymbol()}
          value={values.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <SelectField
          label="How often"
          value={values.frequency}
          onValueChange={(value) =>
            change({ frequency: USUAL_FREQUENCIES.find((word) => word === value) ?? "monthly" })
          }
          options={USUAL_FREQUENCY_CHOICES}
        />
      </div>
      <AccountSelect
        label="Paid from"
        value={values.accountId}
        onChange={(accountId) => change({ accountId: accountId ?? undefined })}
        chosen={input.accounts.find(({ id }) => id === values.accountId)}
      />
      <DateField
        label="First due on"
        min={input.today}
        value={values.firstDue}
        onChange={({ target }) => change({ firstDue: target.value })}
      />
    </div>
  );
}
