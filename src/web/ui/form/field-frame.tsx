import { CircleAlert } from "lucide-react";
import type { ReactNode, Ref, WheelEvent, WheelEventHandler } from "react";
import { cx } from "#web/ui/cx.ts";

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

type FrameProps = FieldTexts & {
  id: string;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
};

/** The shared classes of inputs and selects. */
export const controlClass =
  "h-10 w-full min-w-0 rounded-control border border-border-strong bg-surface px-3 text-base text-text transition-colors duration-150 hover:border-text focus-visible:border-focus focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-sunken disabled:text-muted aria-invalid:border-red touch:h-11";

/** The ids that explain a control, for its aria-describedby. */
export function describedBy(
  id: string,
  { hint, error }: Omit<FieldTexts, "label">,
  ownIds?: string,
): string | undefined {
  return cx(ownIds, hint != null && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined;
}

/** Label above, hint and error below. The error's element always exists, so that its text is announced. */
export function FieldFrame({ id, label, hint, error, className, ref, children }: FrameProps) {
  return (
    <div ref={ref} className={cx("grid min-w-0 gap-1.5", className)}>
      <label htmlFor={id} className="justify-self-start text-sm font-semibold text-text">
        {label}
      </label>
      {children}
      {hint != null && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite" className="empty:hidden">
        {error && (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-red">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** Scrolling over a focused number input changes its value; blurring it scrolls the page instead. */
export function preventWheelChange(onWheel?: WheelEventHandler<HTMLInputElement>) {
  return (event: WheelEvent<HTMLInputElement>) => {
    event.currentTarget.blur();
    onWheel?.(event);
  };
}
