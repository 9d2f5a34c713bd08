import { History, Pencil, Trash2, Wallet } from "lucide-react";
import type { Bill } from "#contract/bills.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import type { RowActs } from "./use-row-actions.ts";

const ACTIONS = [
  { act: "onPay", label: "Pay", heard: "Pay", Icon: Wallet },
  { act: "onEdit", label: "Edit", heard: "Edit", Icon: Pencil },
  { act: "onHistory", label: "History", heard: "History of", Icon: History },
  { act: "onDelete", label: "Delete", heard: "Delete", Icon: Trash2 },
] as const;

type RowActionsProps = { bill: Bill; acts: RowActs; isCompact: boolean };

/** What can be done with a bill, in words: hundreds of icons would need hundreds of tooltips. */
export function RowActions({ bill, acts, isCompact }: RowActionsProps) {
  return (
    <div className={cx("flex shrink-0", isCompact ? "-mx-1.25" : "gap-1 max-sm:grid max-sm:w-full max-sm:grid-cols-4")}>
      {ACTIONS.map(({ act, label, heard, Icon }) => (
        <Button
          key={act}
          size="sm"
          variant={act === "onPay" && !isCompact ? "secondary" : "ghost"}
          aria-label={`${heard} ${bill.name}`}
          className={isCompact ? "px-1.25! text-xs! touch:min-w-11" : "px-2.5! max-sm:px-0!"}
          onClick={() => acts[act](bill)}
        >
          {!isCompact && <Icon aria-hidden="true" className="text-muted max-sm:hidden" />}
          {label}
        </Button>
      ))}
    </div>
  );
}
