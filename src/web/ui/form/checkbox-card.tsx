import type { ReactNode } from "react";

type CheckboxCardProps = { checked: boolean; onChange: () => void; onBlur: () => void; children: ReactNode };

/** One of several choices of which any number may be on. */
export function CheckboxCard({ checked, onChange, onBlur, children }: CheckboxCardProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-border-strong bg-surface px-2.5 text-sm hover:bg-surface-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={checked}
        onChange={onChange}
        onBlur={onBlur}
        className="size-4 shrink-0 accent-primary outline-none"
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}
