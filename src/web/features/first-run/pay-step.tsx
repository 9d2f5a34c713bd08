import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { createIncome } from "#contract/requests/incomes.ts";
import type { IncomeFrequency } from "#core/interval.ts";
import { formatMoney } from "#core/money.ts";
import { onWeekday } from "#core/recurrence.ts";
import { parsePositiveAmount, today } from "#web/domain/bill-figures.ts";
import { DateField } from "#web/domain/date-field.tsx";
import { FREQUENCY_LABELS } from "#web/domain/frequency-labels.ts";
import { ask, fieldErrorsOf, messageOf } from "#web/lib/ask.ts";
import { currencySymbol } from "#web/lib/format.ts";
import { choices, readChoice } from "#web/lib/preferences.ts";
import { refresh } from "#web/lib/use-call.ts";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { RadioCards } from "#web/ui/form/radio-cards.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { StepFrame } from "./step-frame.tsx";

const FREQUENCIES = [
  "weekly",
  "biweekly",
  "four-weekly",
  "monthly",
  "twice-monthly",
] as const satisfies readonly IncomeFrequency[];
type PayFrequencyOption = (typeof FREQUENCIES)[number];

type Values = { name: string; amount: string; frequency: PayFrequencyOption; nextPayday: string; secondDay: string };

const BY_PAY_FREQUENCY = new Map<string, PayFrequencyOption>([
  ["weekly", "weekly"],
  ["monthly", "monthly"],
]);

/** The next pay day by the settings. */
const nextUsualPayday = () =>
  onWeekday(today(), choices.payDay.options.findIndex(({ value }) => value === readChoice("payDay")) + 1);

/** Step 3: income and payday. */
export function PayStep({ onBack, onDone }: { onBack: () => void; onDone: () => void }) {
  const client = useQueryClient();
  const [values, setValues] = useState<Values>(() => ({
    ...{ name: "Pay", amount: "", nextPayday: String(nextUsualPayday()), secondDay: "" },
    frequency: BY_PAY_FREQUENCY.get(readChoice("payFrequency")) ?? "biweekly",
  }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const change = (next: Partial<Values>) => {
    setValues({ ...values, ...next });
    setErrors({});
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { name, frequency, nextPayday, secondDay } = values;
    const amount = parsePositiveAmount(values.amount);
    if (amount === undefined) return setErrors({ amount: "Enter your pay, or skip this step" });
    setBusy(true);
    const second = frequency === "twice-monthly" ? { secondPaymentDay: Number(secondDay) || null } : {};
    try {
      const input = { name, frequency, amount: formatMoney(amount), nextPayday: nextPayday || null, ...second };
      await ask(createIncome, { input });
      await refresh(client, ["incomes", "plan"]);
      onDone();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast({ title: "Error", description: messageOf(error, "Failed to create income"), variant: "destructive" });
      setBusy(false);
    }
  };
  return (
    <StepFrame
      title="When are you paid?"
      intro="We'll work out what to move on each payday and what's left for you."
      onSubmit={submit}
      label="Show my payday"
      isBusy={isBusy}
      onBack={onBack}
      onSkip={onDone}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <MoneyField
          label="Pay"
          symbol={currencySymbol()}
          value={values.amount}
          error={errors.amount}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <DateField
          label="Next payday"
          min={today()}
          value={values.nextPayday}
          error={errors.nextPayday}
          onChange={({ target }) => change({ nextPayday: target.value })}
        />
      </div>
      <RadioCards
        legend="How often?"
        value={values.frequency}
        onValueChange={(frequency) => change({ frequency })}
        options={FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }))}
      />
      {values.frequency === "twice-monthly" && (
        <TextField
          label="Second payday in the month"
          type="number"
          min={1}
          max={31}
          inputMode="numeric"
          value={values.secondDay}
          error={errors.secondPaymentDay}
          onChange={({ target }) => change({ secondDay: target.value })}
        />
      )}
    </StepFrame>
  );
}
