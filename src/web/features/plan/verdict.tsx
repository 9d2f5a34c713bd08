import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { Plan } from "#contract/plan.ts";
import { listBills } from "#contract/requests/bills.ts";
import { greetingSentence } from "#web/domain/plan-text.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

const TONE_STYLES = {
  green: { box: "border-primary/25 bg-primary-soft text-on-primary-soft", Icon: CircleCheck },
  amber: { box: "border-amber/30 bg-amber-soft text-on-amber-soft", Icon: TriangleAlert },
  plain: { box: "border-border bg-surface text-text", Icon: Info },
};

// Two lines on a phone, one on wider screens, also while loading.
const BOX =
  "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border px-4 py-2.5 text-base leading-6 font-semibold";
const LINE = "flex min-h-12 min-w-64 grow basis-0 items-center gap-3 sm:min-h-11 sm:pointer-fine:min-h-8";

type VerdictProps = {
  plan: Plan | undefined;
  canFix: boolean;
  fix: { open: () => void; isLoading: boolean };
};

/** The verdict: on track, or what goes wrong first. */
export function Verdict({ plan, canFix, fix }: VerdictProps) {
  const bills = useCall(listBills);
  // Only a plan without dues may be one without bills.
  const isEmptyUnknown = bills.isPending && plan?.timeline.every(({ kind }) => kind === "pay");
  const sentence =
    plan && !isEmptyUnknown ? greetingSentence(plan, bills.data == null || bills.data.length > 0) : undefined;
  const { box, Icon } = TONE_STYLES[sentence?.tone ?? "plain"];
  return (
    <div className={cx(BOX, box)}>
      <p aria-live="polite" className={LINE}>
        {sentence ? (
          <>
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-0 text-balance wrap-anywhere">
              {sentence.before}
              {sentence.name !== undefined && <bdi>{sentence.name}</bdi>}
              {sentence.after}
            </span>
          </>
        ) : (
          <Skeleton className="h-5 w-full max-w-80" />
        )}
      </p>
      {canFix &&
        (sentence ? (
          <Button data-edits size="sm" className="max-sm:w-full" busy={fix.isLoading} onClick={fix.open}>
            Fix it
          </Button>
        ) : (
          <Skeleton className="h-8 w-20 max-sm:w-full touch:h-11" />
        ))}
    </div>
  );
}
