import * as Radix from "radix-ui/switch";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "#web/ui/cx.ts";

type SwitchFieldProps = Omit<ComponentProps<typeof Radix.Root>, "checked" | "onCheckedChange" | "children"> & {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** A switch. The whole row is clickable; `className` applies to the row. */
export function SwitchField({ label, description, className, id, ...control }: SwitchFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={cx("flex min-h-11 items-center gap-4", className)}>
      <label htmlFor={fieldId} className="min-w-0 grow py-1.5">
        <span className="block text-[0.9375rem] font-semibold text-text">{label}</span>
        {description != null && (
          <span id={`${fieldId}-description`} className="block text-sm text-muted">
            {description}
          </span>
        )}
      </label>
      <Radix.Root
        aria-describedby={description != null ? `${fieldId}-description` : undefined}
        {...control}
        id={fieldId}
        className="relative h-6 w-11 shrink-0 rounded-full bg-border-strong transition-colors duration-150 before:absolute before:-inset-x-1 before:-inset-y-2.5 disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:bg-primary forced-colors:border"
      >
        <Radix.Thumb className="block size-5 translate-x-0.5 rounded-full bg-surface transition-transform duration-150 data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-on-primary forced-colors:bg-[ButtonText]" />
      </Radix.Root>
    </div>
  );
}
