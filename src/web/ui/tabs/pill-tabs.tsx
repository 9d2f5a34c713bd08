import type { ComponentProps } from "react";
import { cx } from "#web/ui/cx.ts";
import { List, Trigger } from "./tab-parts.tsx";

/** A row of tabs inside a part of the page that already stands under tabs: pills in a trough instead of an underline. */
export function PillsList({ className, ...rest }: ComponentProps<typeof List>) {
  return (
    <List
      className={cx(
        "flex max-w-full gap-0.5 overflow-x-auto overflow-y-hidden rounded-control bg-surface-sunken p-1 [scrollbar-width:none]",
        className,
      )}
      {...rest}
    />
  );
}

export function PillsTrigger({ className, ...rest }: ComponentProps<typeof Trigger>) {
  return (
    <Trigger
      className={cx(
        "inline-flex h-8 shrink-0 grow items-center justify-center rounded-md border border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted tabular-nums transition-colors duration-150 hover:text-text focus-visible:-outline-offset-2 data-[state=active]:border-border data-[state=active]:bg-surface data-[state=active]:text-text touch:h-11 max-sm:px-1.5",
        className,
      )}
      {...rest}
    />
  );
}
