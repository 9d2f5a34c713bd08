import type { ComponentProps, MouseEvent } from "react";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

const base =
  "inline-flex items-center justify-center gap-2 rounded-control border font-semibold whitespace-nowrap select-none no-underline transition-colors duration-150 disabled:cursor-not-allowed aria-disabled:cursor-progress [&_svg]:size-[1.15em] [&_svg]:shrink-0";

const disabledClass = "disabled:border-border disabled:bg-surface-sunken disabled:text-muted";

const variants = {
  primary: `border-primary bg-primary text-on-primary hover:border-primary-hover hover:bg-primary-hover ${disabledClass}`,
  secondary: `border-border-strong bg-surface text-text hover:bg-surface-sunken ${disabledClass}`,
  ghost: "border-transparent bg-transparent text-text hover:bg-surface-sunken disabled:text-muted",
  danger: `border-red bg-red text-on-red hover:border-red-hover hover:bg-red-hover ${disabledClass}`,
  link: "border-transparent bg-transparent text-primary underline decoration-1 underline-offset-4 hover:text-primary-hover hover:decoration-2 disabled:text-muted disabled:no-underline",
};

const sizes = {
  sm: "h-8 px-3 text-sm touch:h-11 touch:px-4",
  md: "h-10 px-4 text-[0.9375rem] touch:h-11",
  lg: "h-12 px-6 text-base",
  icon: "size-10 text-base touch:size-11",
};

type ButtonStyle = {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
};

type ButtonProps = ComponentProps<"button"> & ButtonStyle & { busy?: boolean | undefined };

/** The classes of a button, for links styled as buttons. */
export function buttonClass({ variant = "primary", size = "md" }: ButtonStyle = {}): string {
  return cx(base, variants[variant], sizes[size], variant === "link" && "px-1 touch:px-1");
}

/** While busy it keeps the focus and its size but ignores presses, so that nothing happens twice. */
export function Button({ variant, size, busy = false, className, onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      className={cx(buttonClass({ variant, size }), className)}
      onClick={press}
    >
      {busy && <Spinner />}
      {busy && size === "icon" ? null : children}
    </button>
  );
}
