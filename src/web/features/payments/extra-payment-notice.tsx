import type { Day } from "#core/day.ts";
import { date } from "#web/lib/format.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Says that nothing near today is left to pay, so that nobody pays twice by mistake. */
export function InAddition({ paidFor, next }: { paidFor: Day | undefined; next: Day }) {
  return (
    <Notice title={paidFor && `Already paid for ${date(paidFor)}.`}>
      <p>The next one is due {date(next)}. A payment now is in addition: that one stays due.</p>
    </Notice>
  );
}
