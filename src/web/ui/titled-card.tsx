import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Card } from "./card.tsx";
import { cx } from "./cx.ts";

type SectionCardProps = { title: string; action?: ReactNode; className?: string | undefined; children: ReactNode };

/** A card with a heading and an optional action. */
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

type TitledPanelProps = { icon: LucideIcon; title: string; text: string; children: ReactNode };

/** A panel with an icon, a title and a description. */
export function TitledPanel({ icon: Icon, title, text, children }: TitledPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-control border border-border p-4">
      <div className="flex gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <div className="min-w-0">
          <h3 id={id} className="font-semibold">
            {title}
          </h3>
          <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
