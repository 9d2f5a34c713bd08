import { useState } from "react";
import type { Household } from "#contract/household.ts";
import { getHousehold, leaveHousehold } from "#contract/requests/household.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { CardSkeleton } from "#web/ui/skeleton.tsx";
import { HouseholdDetails } from "./household-details.tsx";
import { Invitations } from "./invitations.tsx";
import { Members } from "./members.tsx";
import { SharesPanel } from "./shares-panel.tsx";
import { useHouseholdChange } from "./use-household-change.ts";

/** The household's details, members, invitations and split of bills. */
export function HouseholdSection() {
  const load = useCall(getHousehold);
  if (load.isPending) return <CardSkeleton className="h-80" />;
  if (!load.data) return <LoadFailure load={load}>Failed to load your household. Please try again.</LoadFailure>;
  const household = load.data;
  return (
    <div className="grid gap-8">
      <HouseholdDetails key={household.id} household={household} />
      <Members household={household} />
      {household.role === "owner" && <Invitations />}
      <SharesPanel household={household} />
      <Leave household={household} />
    </div>
  );
}

/** Leave the household, or the reason why not. */
function Leave({ household: { name, role, members } }: { household: Household }) {
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isBusy } = useHouseholdChange(leaveHousehold, "Failed to leave the household");
  if (members.length === 1) return null;
  const isLastOwner = role === "owner" && members.filter((member) => member.role === "owner").length === 1;
  const leave = async () => {
    if (await mutate({})) return window.location.assign("/dashboard");
    setConfirming(false);
  };
  return (
    <section aria-labelledby="leave-household" className="grid justify-items-start gap-2 border-t border-border pt-5">
      <h3 id="leave-household" className="text-base font-semibold">
        Leave this household
      </h3>
      <p className="text-[0.9375rem] text-pretty text-muted">
        {isLastOwner
          ? "You're the only owner. Transfer ownership above before you leave."
          : "You'll lose access, and your pay leaves its plan. Payments you made stay in its history under your name."}
      </p>
      {!isLastOwner && (
        <Button variant="secondary" onClick={() => setConfirming(true)}>
          Leave
        </Button>
      )}
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={`Leave ${name}?`}
        description="Your pay leaves this household's plan. You can rejoin only if an owner invites you again."
        confirmLabel="Leave"
        busyLabel="Leaving..."
        busy={isBusy}
        danger
        onConfirm={leave}
      />
    </section>
  );
}
