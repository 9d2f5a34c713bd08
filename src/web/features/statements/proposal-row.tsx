import { ChevronDown } from "lucide-react";
import { CATEGORIES } from "#core/categories.ts";
import { MOST_EVERY, UNITS } from "#core/interval.ts";
import { today } from "#web/domain/bill-figures.ts";
import { BILL_FREQUENCY_CHOICES, CATEGORY_CHOICES, incomeFrequencyChoices, UNIT_CHOICES } from "#web/domain/choices.ts";
import { DateField } from "#web/domain/date-field.tsx";
import { currencySymbol, money } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { CheckboxRow } from "./checkbox-row.tsx";
import { type Draft, frequencyText, problemOf, shownAmount } from "./draft.ts";
import { reasonText } from "./statement-text.ts";
import { Evidence } from "./time-axis.tsx";

type ProposalRowProps = { draft: Draft; onChange: (change: Partial<Draft>) => void };

/** A recurring payment: selectable, editable, with its evidence. */
export function ProposalRow({ draft, onChange }: ProposalRowProps) {
  const { proposal, kind, isTicked, name, isOpen } = draft;
  const { recurring, likely } = proposal;
  const problem = problemOf(draft);
  return (
    <li className="rounded-card border border-border bg-surface">
      <div className="flex items-start gap-3 p-4">
        <CheckboxRow
          label={`Add ${name}`}
          checked={isTicked}
          onChange={(next) => onChange({ isTicked: next, isLinked: false })}
        />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold wrap-anywhere">{name || "No name"}</span>
            <span className="tabular-nums">
              {shownAmount(draft)} <span className="text-muted">{frequencyText(draft)}</span>
            </span>
          </p>
          <p className="mt-0.5 text-sm text-muted">
            {reasonText(recurring.reasons, today())}
            {recurring.range && `: ${money(recurring.range.least)} to ${money(recurring.range.most)}`}
          </p>
          {likely && <LikelyHint draft={draft} likely={likely} onChange={onChange} />}
          {problem && <p className="mt-1 text-sm font-medium text-red">{problem}</p>}
        </div>
        <Button
          size="icon"
          variant="ghost"
          className="-my-2 -mr-2"
          aria-expanded={isOpen}
          aria-label={`Details of ${name}`}
          onClick={() => onChange({ isOpen: !isOpen })}
        >
          <ChevronDown aria-hidden="true" className={cx("transition-transform duration-150", isOpen && "rotate-180")} />
        </Button>
      </div>
      {isOpen && (
        <div className="grid grid-cols-1 gap-5 border-t border-border p-4">
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <TextField label="Name" value={name} onChange={({ target }) => onChange({ name: target.value })} />
            <MoneyField
              label="Amount"
              symbol={currencySymbol()}
              value={draft.amount}
              onChange={({ target }) => onChange({ amount: target.value })}
            />
            <SelectField
              label="How often"
              value={draft.frequency}
              onValueChange={(frequency) => onChange({ frequency })}
              options={kind === "bill" ? BILL_FREQUENCY_CHOICES : incomeFrequencyChoices(draft.frequency)}
            />
            {draft.frequency === "custom" && (
              <>
                <TextField
                  label="Every"
                  type="number"
                  inputMode="numeric"
                  min="1"
                  max={MOST_EVERY}
                  step="1"
                  value={draft.every}
                  onChange={({ target }) => onChange({ every: target.value })}
                />
                <SelectField
                  label="Weeks, months or years"
                  value={draft.unit}
                  onValueChange={(value) => onChange({ unit: UNITS.find((each) => each === value) ?? "month" })}
                  options={UNIT_CHOICES}
                />
              </>
            )}
            <DateField
              label={kind === "bill" ? "Next due" : "Next payday"}
              min={today()}
              value={draft.nextDue}
              onChange={({ target }) => onChange({ nextDue: target.value })}
            />
            {draft.frequency === "twice-monthly" && (
              <TextField
                label="Second payday in the month"
                type="number"
                inputMode="numeric"
                min="1"
                max="31"
                step="1"
                value={draft.secondDay}
                onChange={({ target }) => onChange({ secondDay: target.value })}
              />
            )}
            {kind === "bill" && (
              <SelectField
                label="Category"
                value={draft.category}
                onValueChange={(value) => onChange({ category: CATEGORIES.find((one) => one === value) ?? "bills" })}
                groups={CATEGORY_CHOICES}
              />
            )}
          </div>
          <Evidence recurring={recurring} today={today()} />
        </div>
      )}
    </li>
  );
}

type LikelyHintProps = ProposalRowProps & { likely: NonNullable<Draft["proposal"]["likely"]> };

/** Asks whether it's an existing bill or income, so that it isn't added twice. */
function LikelyHint({ draft: { isLinked, kind }, likely: { name, bill }, onChange }: LikelyHintProps) {
  return (
    <div className="mt-2 text-[0.9375rem]">
      <p className="wrap-anywhere">
        <span className="font-semibold">Is this your {name}?</span> The amount and the frequency match. Tick it only if
        it's another {kind}.
      </p>
      {bill && (
        <CheckboxRow
          label={`Link to ${name}`}
          checked={isLinked}
          onChange={(next) => onChange({ isLinked: next, ...(next ? { isTicked: false } : {}) })}
        >
          Yes, recognise these payments as {name}
        </CheckboxRow>
      )}
    </div>
  );
}
