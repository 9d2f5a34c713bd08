import { useEffect, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { ESTIMATE_RULES, type EstimateRule } from "#core/bills/amounts.ts";
import { MOST_EVERY, UNITS } from "#core/interval.ts";
import { UNIT_CHOICES } from "#web/domain/choices.ts";
import { DateField } from "#web/domain/date-field.tsx";
import { ESTIMATE_LABELS } from "#web/domain/frequency-labels.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import type { BillForm } from "./bill-values.ts";
import { MonthsField } from "./months-field.tsx";

type Props = { form: BillForm };

/** Every so many weeks, months or years; shown for 'Other…'. */
export function CustomIntervalField({ form }: Props) {
  const frequency = useWatch({ control: form.control, name: "frequency" });
  const { field: unit, fieldState } = useController({ control: form.control, name: "unit" });
  if (frequency !== "custom") return null;
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <TextField
        label="Every"
        type="number"
        inputMode="numeric"
        min="1"
        max={MOST_EVERY}
        step="1"
        autoComplete="off"
        error={form.formState.errors.every?.message}
        {...form.register("every")}
      />
      <SelectField
        ref={unit.ref}
        label="Weeks, months or years"
        options={UNIT_CHOICES}
        value={unit.value}
        onValueChange={(value) => unit.onChange(UNITS.find((each) => each === value) ?? "month")}
        onBlur={unit.onBlur}
        error={fieldState.error?.message}
      />
    </div>
  );
}

const RULE_CHOICES = ESTIMATE_RULES.map((value) => ({ value, label: ESTIMATE_LABELS[value] }));

/** A bill whose amount is an estimate, and by which rule it is estimated. */
export function VaryingField({ form }: Props) {
  const { field, fieldState } = useController({ control: form.control, name: "estimate" });
  const frequency = useWatch({ control: form.control, name: "frequency" });
  if (frequency === "once") return null;
  const set = (rule: EstimateRule | null) => field.onChange(rule);
  return (
    <div className="grid gap-3">
      <SwitchField
        label="The amount varies"
        description="For bills such as power or water. The amount above becomes an estimate and is updated as you pay."
        checked={field.value !== null}
        onCheckedChange={(isOn) => set(isOn ? "average-of-three" : null)}
      />
      {field.value !== null && (
        <SelectField
          ref={field.ref}
          label="Estimate based on"
          options={RULE_CHOICES}
          value={field.value}
          onValueChange={(value) => set(ESTIMATE_RULES.find((rule) => rule === value) ?? "last")}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    </div>
  );
}

const END_CHOICES = [
  { value: "never", label: "No end date" },
  { value: "date", label: "On a date" },
  { value: "count", label: "After a number of payments" },
] as const;

/** End date and skipped months. Collapsed, since most bills need neither. */
export function MoreAboutDues({ form }: Props) {
  const frequency = useWatch({ control: form.control, name: "frequency" });
  const { errors, defaultValues } = form.formState;
  const isCustomised = defaultValues?.ends !== "never" || (defaultValues.skippedMonths?.length ?? 0) > 0;
  const hasError = errors.endsOn !== undefined || errors.endsAfter !== undefined || errors.skippedMonths !== undefined;
  const [isOpen, setOpen] = useState(isCustomised);
  // An error expands it; fixing the error must not collapse it while typing.
  useEffect(() => {
    if (hasError) setOpen(true);
  }, [hasError]);
  if (frequency === "once") return null;
  return (
    <details className="group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer rounded-control py-2 text-sm font-semibold text-text">
        End date and months without a bill
      </summary>
      <div className="grid gap-4 pt-2">
        <EndFields form={form} />
        <MonthsField form={form} />
      </div>
    </details>
  );
}

function EndFields({ form }: Props) {
  const { field } = useController({ control: form.control, name: "ends" });
  const endsOn = useWatch({ control: form.control, name: "endsOn" });
  const { errors } = form.formState;
  return (
    <div className="grid items-start gap-4 @lg:grid-cols-2">
      <SelectField
        ref={field.ref}
        label="When does it end?"
        options={END_CHOICES}
        value={field.value}
        onValueChange={(value) =>
          field.onChange(END_CHOICES.find((choice) => choice.value === value)?.value ?? "never")
        }
        onBlur={field.onBlur}
      />
      {field.value === "date" && (
        <DateField
          label="End date"
          chosen={endsOn}
          hint="Nothing is due after this date."
          error={errors.endsOn?.message}
          {...form.register("endsOn")}
        />
      )}
      {field.value === "count" && (
        <TextField
          label="Payments left"
          type="number"
          inputMode="numeric"
          min="1"
          step="1"
          autoComplete="off"
          hint="Counted from the next due date."
          error={errors.endsAfter?.message}
          {...form.register("endsAfter")}
        />
      )}
    </div>
  );
}
