import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

type EmptyStateProps = Omit<ComponentProps<"div">, "title" | "children"> & {
  icon?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
};

/** An empty state with the next step. */
export function EmptyState({ icon, title, description, action, className, ...rest }: EmptyStateProps) {
  return (
    <div
      className={cx(
        "grid justify-items-center rounded-card border border-dashed border-border-strong/50 px-6 py-10 text-center",
        className,
      )}
      {...rest}
    >
      {icon != null && (
        <div className="mb-4 grid size-12 place-items-center rounded-full bg-primary-soft text-on-primary-soft [&_svg]:size-6">
          {icon}
        </div>
      )}
      <p className="text-base font-semibold text-text">{title}</p>
      {description != null && <p className="mt-1 max-w-sm text-[0.9375rem] text-balance text-muted">{description}</p>}
      {action != null && <div className="mt-5">{action}</div>}
    </div>
  );
}
