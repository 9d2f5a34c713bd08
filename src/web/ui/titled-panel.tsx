import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";

type Props = { icon: LucideIcon; title: string; text: string; children: ReactNode };

/** A panel with a picture, a title and a line about it. */
export function TitledPanel({ icon: Icon, title, text, children }: Props) {
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
