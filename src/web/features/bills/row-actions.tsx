import { History, Pencil, Trash2, Wallet } from "lucide-react";
import type { Bill } from "#contract/bills.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Tooltip } from "#web/ui/tooltip.tsx";
import type { RowActs } from "./use-row-acts.ts";

const ACTIONS = [
  { act: "onPay", label: "Pay", Icon: Wallet },
  { act: "onEdit", label: "Edit", Icon: Pencil },
  { act: "onHistory", label: "History", Icon: History },
  { act: "onDelete", label: "Delete", Icon: Trash2 },
] as const;

type RowActionsProps = { bill: Bill; acts: RowActs; isCompact: boolean };

/** What can be done with a bill: in words, or as icons alone where rows are short. */
export function RowActions({ bill, acts, isCompact }: RowActionsProps) {
  return (
    <div className={cx("flex shrink-0", isCompact ? "-mr-1.5" : "gap-1 max-sm:grid max-sm:w-full max-sm:grid-cols-4")}>
      {ACTIONS.map(({ act, label, Icon }) => {
        const button = (
          <Button
            key={act}
            size="sm"
            variant={act === "onPay" && !isCompact ? "secondary" : "ghost"}
            aria-label={`${label} ${bill.name}`}
            className={isCompact ? "w-8 px-0! text-base touch:w-11" : "px-2.5! max-sm:px-0!"}
            onClick={() => acts[act](bill)}
          >
            <Icon aria-hidden="true" className={cx("text-muted", !isCompact && "max-sm:hidden")} />
            {!isCompact && label}
          </Button>
        );
        return isCompact ? (
          <Tooltip key={act} content={label}>
            {button}
          </Tooltip>
        ) : (
          button
        );
      })}
    </div>
  );
}
