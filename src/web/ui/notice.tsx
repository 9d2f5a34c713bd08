import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

const tones = {
  info: { box: "border-border bg-surface-sunken text-text", Icon: Info },
  amber: { box: "border-amber/30 bg-amber-soft text-on-amber-soft", Icon: TriangleAlert },
  red: { box: "border-red/30 bg-red-soft text-on-red-soft", Icon: CircleAlert },
  green: { box: "border-primary/30 bg-primary-soft text-on-primary-soft", Icon: CircleCheck },
};

type NoticeProps = Omit<ComponentProps<"div">, "title"> & {
  tone?: keyof typeof tones | undefined;
  title?: ReactNode;
};

/** A permanent message. Pass `role="alert"` or `"status"` when it appears in response to an action. */
export function Notice({ tone = "info", title, className, children, ...rest }: NoticeProps) {
  const { box, Icon } = tones[tone];
  return (
    <div className={cx("flex gap-3 rounded-control border px-4 py-3 text-[0.9375rem]", box, className)} {...rest}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 grow gap-0.5 wrap-anywhere">
        {title != null && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}

const bannerTones = {
  amber: "border-amber/30 bg-amber-soft text-on-amber-soft",
  green: "border-primary/30 bg-primary-soft text-on-primary-soft",
};

type BannerProps = { tone: keyof typeof bannerTones; icon: LucideIcon; action: ReactNode; children: ReactNode };

/** A full-width strip below the header. */
export function Banner({ tone, icon: Icon, action, children }: BannerProps) {
  return (
    <div className={cx("border-b", bannerTones[tone])}>
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-[0.9375rem] sm:px-8">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <p className="min-w-48 grow basis-0 text-balance">{children}</p>
        {action}
      </div>
    </div>
  );
}
