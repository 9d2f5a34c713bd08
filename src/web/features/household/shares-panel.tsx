import { useState } from "react";
import type { Household } from "#contract/household.ts";
import { setShares } from "#contract/requests/household.ts";
import type { ShareMode } from "#core/shares.ts";
import { RadioCards } from "#web/ui/form/radio-cards.tsx";
import { BillShares } from "./bill-shares.tsx";
import { PercentFields } from "./percent-fields.tsx";
import { nameOf } from "./role-words.ts";
import { percentText } from "./share-values.ts";
import { useAct } from "./use-act.ts";

const MODES = [
  { value: "income", label: "By income", description: "Who earns more carries more" },
  { value: "equal", label: "Equally", description: "Everybody with a payday carries the same" },
  { value: "percent", label: "By percentages", description: "As you agree" },
] as const;

/** How the members share the bills: each payday card shows its member's part. */
export function SharesPanel({ household }: { household: Household }) {
  const { members, shares, role } = household;
  const { act, isBusy } = useAct(setShares, "Failed to save the shares");
  const [chosen, setChosen] = useState<ShareMode>();
  if (members.length === 1 && shares.bills.length === 0 && shares.mode === "income") return null;
  const mode = chosen ?? shares.mode;
  const choose = async (next: ShareMode) => {
    setChosen(next);
    if (next === "percent") return;
    await act({ input: { mode: next } }, "Shares saved");
    setChosen(undefined);
  };
  return (
    <section aria-labelledby="household-shares" className="grid gap-4">
      <h3 id="household-shares" className="text-base font-semibold">
        Sharing the bills
      </h3>
      {role === "viewer" ? (
        <p className="text-[0.9375rem]">{sharesText(household)}</p>
      ) : (
        <>
          <RadioCards
            legend={<span className="sr-only">How bills are shared</span>}
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
                if (await act({ input: { mode: "percent", parts } }, "Shares saved")) setChosen(undefined);
              }}
            />
          )}
        </>
      )}
      <BillShares household={household} />
    </section>
  );
}

/** How it is now, in a sentence. */
function sharesText({ members, shares: { mode, parts } }: Household): string {
  if (mode === "income") return "By income: who earns more carries more.";
  if (mode === "equal") return "Equally: everybody with a payday carries the same.";
  const named = parts.map(({ memberId, share }) => {
    const member = members.find(({ id }) => id === memberId);
    return `${member ? nameOf(member) : "Somebody"} ${percentText(share)} %`;
  });
  return `By percentages: ${named.join(", ")}.`;
}
