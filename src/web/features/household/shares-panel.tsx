import { useState } from "react";
import type { Household } from "#contract/household.ts";
import { setShares } from "#contract/requests/household.ts";
import type { ShareMode } from "#core/shares.ts";
import { RadioCards } from "#web/ui/form/radio-cards.tsx";
import { BillShares } from "./bill-shares.tsx";
import { PercentFields } from "./percent-fields.tsx";
import { nameOf } from "./role-text.ts";
import { percentText } from "./share-values.ts";
import { useHouseholdChange } from "./use-household-change.ts";

const MODES = [
  { value: "income", label: "By income", description: "Higher earners pay more" },
  { value: "equal", label: "Equally", description: "Everyone with a payday pays the same" },
  { value: "percent", label: "By percentage", description: "Percentages you agree on" },
] as const;

/** How the members split the bills; each payday card shows its member's share. */
export function SharesPanel({ household }: { household: Household }) {
  const { members, shares, role } = household;
  const { mutate, isBusy } = useHouseholdChange(setShares, "Failed to save the split");
  const [chosen, setChosen] = useState<ShareMode>();
  if (members.length === 1 && shares.bills.length === 0 && shares.mode === "income") return null;
  const mode = chosen ?? shares.mode;
  const choose = async (next: ShareMode) => {
    setChosen(next);
    if (next === "percent") return;
    await mutate({ input: { mode: next } }, "Split saved");
    setChosen(undefined);
  };
  return (
    <section aria-labelledby="household-shares" className="grid gap-4">
      <h3 id="household-shares" className="text-base font-semibold">
        How bills are split
      </h3>
      {role === "viewer" ? (
        <p className="text-[0.9375rem]">{sharesText(household)}</p>
      ) : (
        <>
          <RadioCards
            legend={<span className="sr-only">How bills are split</span>}
            options={MODES}
            value={mode}
            onValueChange={choose}
          />
          {mode === "percent" && (
            <PercentFields
              key={members.map(({ id }) => id).join()}
              members={members}
              parts={shares.mode === "percent" ? shares.parts : []}
              label="Percentage of each member"
              isBusy={isBusy}
              onSave={async (parts) => {
                const isSaved = (await mutate({ input: { mode: "percent", parts } }, "Split saved")) !== undefined;
                if (isSaved) setChosen(undefined);
                return isSaved;
              }}
            />
          )}
        </>
      )}
      <BillShares household={household} />
    </section>
  );
}

/** The current split as a sentence. */
function sharesText({ members, shares: { mode, parts } }: Household): string {
  if (mode === "income") return "By income: higher earners pay more.";
  if (mode === "equal") return "Equally: everyone with a payday pays the same.";
  const memberTexts = parts.map(({ memberId, share }) => {
    const member = members.find(({ id }) => id === memberId);
    return `${member ? nameOf(member) : "Someone"} ${percentText(share)}%`;
  });
  return `By percentage: ${memberTexts.join(", ")}.`;
}
