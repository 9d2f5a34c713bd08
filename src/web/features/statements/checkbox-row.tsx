import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

type CheckboxRowProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The row's content; makes the whole row clickable. */
  children?: ReactNode;
};

/** A checkbox. */
export function CheckboxRow({ label, checked, onChange, children }: CheckboxRowProps) {
  return (
    <label
      className={cx(
        "flex cursor-pointer items-start gap-3",
        children ? "min-h-11 py-2" : "p-1 -m-1 touch:p-3 touch:-m-3",
      )}
    >
      <input
        type="checkbox"
        aria-label={children ? undefined : label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-primary"
      />
      {children && <span className="min-w-0 grow">{children}</span>}
    </label>
  );
}
