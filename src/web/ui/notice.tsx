import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
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

/** A message that stays on the page. Pass `role="alert"` or `"status"` when it appears in answer to something. */
export function Notice({ tone = "info", title, className, children, ...rest }: NoticeProps) {
  const { box, Icon } = tones[tone];
  return (
    <div className={cx("flex gap-3 rounded-control border px-4 py-3 text-[0.9375rem]", box, className)} {...rest}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 grow gap-0.5">
        {title != null && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
