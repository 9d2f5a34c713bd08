import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

const tones = {
  amber: "border-amber/30 bg-amber-soft text-on-amber-soft",
  green: "border-primary/30 bg-primary-soft text-on-primary-soft",
};

type BannerProps = { tone: keyof typeof tones; icon: LucideIcon; action: ReactNode; children: ReactNode };

/** A strip under the header, as wide as the page. */
export function Banner({ tone, icon: Icon, action, children }: BannerProps) {
  return (
    <div className={cx("border-b", tones[tone])}>
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-[0.9375rem] sm:px-8">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <p className="min-w-48 grow basis-0 text-balance">{children}</p>
        {action}
      </div>
    </div>
  );
}
