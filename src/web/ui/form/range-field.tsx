import { type ReactNode, useId } from "react";

type RangeFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
  /** The value as read by screen readers. */
  valueText: string;
  /** The value displayed beside the label. */
  displayValue: ReactNode;
};

/** A slider. */
export function RangeField({ label, value, min, max, onValueChange, valueText, displayValue }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span aria-hidden="true" className="tabular-nums">
          {displayValue}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={valueText}
        onChange={({ target }) => onValueChange(Number(target.value))}
        className="h-8 w-full cursor-pointer accent-primary touch:h-11"
      />
    </div>
  );
}
