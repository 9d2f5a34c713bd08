import type { ComponentProps } from "react";
import { cx } from "#web/ui/cx.ts";
import { Content, List, Root, type RootProps, Trigger } from "./tab-parts.tsx";

export function Tabs({ className, ...rest }: RootProps) {
  return <Root className={cx("min-w-0", className)} {...rest} />;
}

/** The tab list; scrolls sideways on narrow screens. */
export function TabsList({ className, ...rest }: ComponentProps<typeof List>) {
  return (
    <List
      className={cx(
        "flex gap-1 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_0_var(--border)] [scrollbar-width:none]",
        className,
      )}
      {...rest}
    />
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Trigger>) {
  return (
    <Trigger
      className={cx(
        "inline-flex h-11 shrink-0 items-center gap-2 rounded-t-md border-b-2 border-transparent px-3 text-[0.9375rem] font-semibold whitespace-nowrap text-muted tabular-nums transition-colors duration-150 hover:text-text focus-visible:-outline-offset-2 disabled:cursor-not-allowed max-[22.5rem]:px-1 max-[22.5rem]:text-sm data-[state=active]:border-primary data-[state=active]:text-text",
        className,
      )}
      {...rest}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Content>) {
  return <Content className={cx("rounded-control pt-4", className)} {...rest} />;
}

/** A secondary tab list, styled as pills. */
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

const Space = () => (
  <span aria-hidden="true" className="invisible">
    0
  </span>
);

/** A count in brackets after a label, always two digits wide, so that the layout does not shift. */
export function Count({ of }: { of: number | "–" | undefined }) {
  return (
    <span className="tabular-nums">
      ({of ?? <Space />}){(typeof of !== "number" || of < 10) && <Space />}
    </span>
  );
}
