import { Button } from "#web/ui/button.tsx";
import type { Timing } from "./draft.ts";

type Props = { form: string; action: "new" | "payment"; timing: Timing; isBusy: boolean; onAgain: () => void };

const IDLE = { new: "Add Bill", immediate: "Pay Bill", scheduled: "Schedule Payment" };

export function ReviewButtons({ form, action, timing, isBusy, onAgain }: Props) {
  const pending = action === "new" ? "Saving..." : "Processing...";
  const idle = IDLE[action === "new" ? "new" : timing];
  return (
    <>
      <Button variant="secondary" disabled={isBusy} onClick={onAgain}>
        Scan another
      </Button>
      <Button type="submit" form={form} busy={isBusy}>
        {isBusy ? pending : idle}
      </Button>
    </>
  );
}
