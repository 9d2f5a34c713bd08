import { useId } from "react";
import { useController } from "react-hook-form";
import { MONTHS } from "#web/lib/format.ts";
import { CheckboxCard } from "#web/ui/form/checkbox-card.tsx";
import type { BillForm } from "./bill-values.ts";

/** The months in which nothing is due, such as February and March of a council tax in ten instalments. */
export function MonthsField({ form }: { form: BillForm }) {
  const { field, fieldState } = useController({ control: form.control, name: "skippedMonths" });
  const id = useId();
  const toggle = (month: number) => {
    const rest = field.value.filter((each) => each !== month);
    const after = rest.length < field.value.length ? rest : [...rest, month].sort((one, other) => one - other);
    field.onChange(after);
  };
  const error = fieldState.error?.message;
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="mb-1.5 text-sm font-semibold text-text">Months without a bill</legend>
      <div className="grid grid-cols-3 gap-2 @lg:grid-cols-6">
        {MONTHS.map((name, index) => (
          <CheckboxCard
            key={name}
            checked={field.value.includes(index + 1)}
            onChange={() => toggle(index + 1)}
            onBlur={field.onBlur}
          >
            {name}
          </CheckboxCard>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        The total is spread evenly over the whole year.
      </p>
      <div aria-live="polite" className="empty:hidden">
        {error && (
          <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-red">
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
