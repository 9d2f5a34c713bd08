import { type ClipboardEvent, type ComponentProps, useId } from "react";
import { formatMoney, readMoney } from "#core/money.ts";
import { cx } from "#web/ui/cx.ts";
import { controlClass, describedBy, FieldFrame, type FieldTexts, preventWheelChange } from "./field-frame.tsx";

type MoneyFieldProps = ComponentProps<"input"> & FieldTexts & { symbol?: string | undefined };

/** A money field with the currency symbol. `min={undefined}` allows negative amounts. */
export function MoneyField({ label, hint, error, symbol = "$", className, id, ...input }: MoneyFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3 grid items-center text-muted">
          {symbol}
        </span>
        <input
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          placeholder="0.00"
          autoComplete="off"
          {...input}
          id={fieldId}
          aria-invalid={error ? true : input["aria-invalid"]}
          aria-describedby={describedBy(fieldId, { hint, error }, input["aria-describedby"])}
          onPaste={pasteAmount}
          onWheel={preventWheelChange(input.onWheel)}
          className={cx(controlClass, "pl-12 text-right font-medium tabular-nums")}
        />
      </div>
    </FieldFrame>
  );
}

/** Browsers reject pasted amounts with commas in a number field; strip them. */
function pasteAmount(event: ClipboardEvent<HTMLInputElement>) {
  const amount = readMoney(event.clipboardData.getData("text"));
  if (amount === undefined) return;
  event.preventDefault();
  // The only way to insert into a number field that respects the selection and undo.
  document.execCommand("insertText", false, formatMoney(amount));
}
