import { X } from "lucide-react";
import type { Category } from "#core/categories.ts";
import { USUAL_FREQUENCIES, type UsualFrequency } from "#core/interval.ts";
import { today } from "#web/domain/bill-figures.ts";
import { USUAL_FREQUENCY_CHOICES } from "#web/domain/choices.ts";
import { DateField } from "#web/domain/date-field.tsx";
import { currencySymbol } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

export type UsualBill = { name: string; frequency: UsualFrequency; category: Category };

const usual = (name: string, category: Category, frequency: UsualFrequency = "monthly"): UsualBill => ({
  ...{ name, category, frequency },
});

/** Common bills, most likely first. */
export const USUAL_BILLS: readonly UsualBill[] = [
  usual("Rent", "housing"),
  usual("Mortgage", "housing"),
  usual("Electricity", "utilities"),
  usual("Gas", "utilities"),
  usual("Water", "utilities", "quarterly"),
  usual("Internet", "utilities"),
  usual("Phone", "utilities"),
  usual("Car insurance", "insurance", "annually"),
  usual("Car registration", "transportation", "annually"),
  usual("Home insurance", "insurance", "annually"),
  usual("Health insurance", "insurance"),
  usual("Property tax", "housing", "annually"),
  usual("Car loan", "debt"),
  usual("Credit card", "debt"),
  usual("Childcare", "education"),
  usual("Streaming", "subscriptions"),
  usual("Gym", "healthcare"),
  usual("Groceries", "food", "weekly"),
];

export type Entered = UsualBill & { amount: string; nextDue: string };

type RowErrors = { amount?: string | undefined; name?: string | undefined; nextDue?: string | undefined };

export type RowValues = Entered & {
  /** Also the idempotency key, so that it is added only once. */
  key: string;
  /** A custom bill, whose name is also typed. */
  isCustom: boolean;
  /** Its bill once added, and what was entered then. */
  added?: { id: number; as: Entered } | undefined;
  error?: RowErrors | undefined;
};

type BillRowProps = { row: RowValues; onChange: (next: Partial<RowValues>) => void; onRemove: () => void };

/** A bill edited in place. The amount gets the focus when the name is tapped. */
export function BillRow({
  row: { name, isCustom, amount, frequency, nextDue, error },
  onChange,
  onRemove,
}: BillRowProps) {
  return (
    <li className="grid grid-cols-2 items-start gap-3 border-t border-border pt-3 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="col-span-2 flex items-center justify-between gap-2 sm:col-span-1 sm:self-center">
        {isCustom ? (
          <TextField
            label="Name"
            className="grow"
            autoComplete="off"
            autoFocus
            value={name}
            error={error?.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        ) : (
          <span className="font-semibold wrap-anywhere">{name}</span>
        )}
        <Remove name={name} onRemove={onRemove} className="sm:hidden" />
      </div>
      <MoneyField
        label="Amount"
        aria-label={`Amount of ${name || "this bill"}`}
        symbol={currencySymbol()}
        autoFocus={!isCustom}
        value={amount}
        error={error?.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      <SelectField
        label="How often"
        value={frequency}
        onValueChange={(value) =>
          onChange({ frequency: USUAL_FREQUENCIES.find((word) => word === value) ?? "monthly" })
        }
        options={USUAL_FREQUENCY_CHOICES}
      />
      <DateField
        label="Next due"
        className="max-sm:col-span-2"
        min={today()}
        value={nextDue}
        error={error?.nextDue}
        onChange={({ target }) => onChange({ nextDue: target.value })}
      />
      <Remove name={name} onRemove={onRemove} className="mt-6 max-sm:hidden" />
    </li>
  );
}

function Remove({ name, onRemove, className }: { name: string; onRemove: () => void; className: string }) {
  return (
    <Button
      size="icon"
      variant="ghost"
      aria-label={`Remove ${name || "this bill"}`}
      className={className}
      onClick={onRemove}
    >
      <X aria-hidden="true" />
    </Button>
  );
}
