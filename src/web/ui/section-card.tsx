import { type ReactNode, useId } from "react";
import { Card } from "./card.tsx";
import { cx } from "./cx.ts";

type SectionCardProps = { title: string; action?: ReactNode; className?: string | undefined; children: ReactNode };

/** A card with a heading, and perhaps something to do beside it. */
export function SectionCard({ title, action, className, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className={cx("min-w-0 p-4 sm:p-5", className)}>
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lg leading-snug font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
