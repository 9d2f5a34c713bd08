import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { User } from "#contract/auth.ts";
import { Button } from "#web/ui/button.tsx";

type SecurityUser = Pick<User, "email"> & Partial<User>;

/** The signed-in user as cached by this browser. */
export type Person = { user: SecurityUser | undefined; onUserChange: (user: SecurityUser) => void };

type RowProps = { title: ReactNode; text: ReactNode; icon?: LucideIcon | undefined; children?: ReactNode };

/** A setting on the left, its action on the right; stacked on narrow screens. */
export function SecurityRow({ title, text, icon: Icon, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-border pt-3">
      {Icon && <Icon aria-hidden="true" className="size-5 shrink-0 text-muted max-sm:hidden" />}
      <div className="min-w-52 grow basis-0 text-[0.9375rem] wrap-anywhere">
        <p className="font-medium">{title}</p>
        <p className="text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}

type ActionProps = { label: string; about?: string; busy?: boolean; onClick: () => void };

/** A row's button; `about` names the row for screen readers. */
export function RowAction({ label, about, busy, onClick }: ActionProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      {...(about && { "aria-label": `${label}: ${about}` })}
      {...(busy !== undefined && { busy })}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
