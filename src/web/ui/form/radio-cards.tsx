import { type ReactNode, useId } from "react";
import { cx } from "#web/ui/cx.ts";

type Option<Value extends string> = {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean | undefined;
};

type RadioCardsProps<Value extends string> = {
  legend: ReactNode;
  options: readonly Option<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string | undefined;
};

/** Radio buttons as cards with descriptions. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, value, onValueChange, className } = props;
  const name = useId();
  return (
    <fieldset className={cx("min-w-0", className)}>
      <legend className="mb-1.5 text-sm font-semibold text-text">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer gap-3 rounded-control border border-border-strong bg-surface px-3 py-2.5 transition-colors duration-150 hover:bg-surface-sunken has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-border has-disabled:bg-surface-sunken"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              className="peer mt-1 size-4 shrink-0 accent-primary outline-none"
            />
            <span className="min-w-0 text-text peer-checked:text-on-primary-soft peer-disabled:text-muted">
              <span className="block text-[0.9375rem] font-semibold">{option.label}</span>
              {option.description != null && <span className="block text-sm">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
