import type { ComponentProps } from "react";
import { buttonClass } from "./button.tsx";
import { cx } from "./cx.ts";

/** One icon and one name for both themes, so that prerendered and hydrated markup agree. */
export function ThemeButton({ className, ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-label="Switch between light and dark"
      {...rest}
      className={cx(buttonClass({ variant: "ghost", size: "icon" }), className)}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="fill-none stroke-current"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0v18m0-14.5h7m-7 3.5h8.7m-8.7 3.5h8.7M12 17h7" />
      </svg>
    </button>
  );
}
