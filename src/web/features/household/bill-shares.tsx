import { useState } from "react";
import type { Household } from "#contract/household.ts";
import { listBills } from "#contract/requests/bills.ts";
import { setBillShares } from "#contract/requests/household.ts";
import type { SharePart } from "#core/shares.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { PercentFields } from "./percent-fields.tsx";
import { shortNameOf } from "./role-text.ts";
import { percentText } from "./share-values.ts";
import { useHouseholdChange } from "./use-household-change.ts";

/** Bills that do not follow the household's split. */
export function BillShares({ household }: { household: Household }) {
  const { members, shares, role } = household;
  const bills = useCall(listBills);
  const { mutate, isBusy } = useHouseholdChange(setBillShares, "Failed to save the split of this bill");
  const [edited, setEdited] = useState<{ billId: number | undefined }>();
  const ownShares = new Map(shares.bills.map((each) => [each.billId, each]));
  const options = (bills.data ?? [])
    .filter(({ id }) => !ownShares.has(id) || id === edited?.billId)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const save = async (billId: number, parts: SharePart[]) => {
    const done = parts.length > 0 ? "Split saved" : "This bill uses the household split again";
    const isSaved = (await mutate({ params: { id: billId }, input: { parts } }, done)) !== undefined;
    if (isSaved) setEdited(undefined);
    return isSaved;
  };
  if (shares.bills.length === 0 && (role === "viewer" || options.length === 0)) return null;
  return (
    <div className="grid gap-3">
      {shares.bills.length > 0 && (
        <ul
          aria-label="Bills split differently"
          className="divide-y divide-border rounded-control border border-border"
        >
          {shares.bills.map(({ billId, billName, parts }) => (
            <li key={billId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">
                  <bdi>{billName}</bdi>
                </p>
                <p className="text-sm text-muted">{partsText(household, parts)}</p>
              </div>
              <div data-edits className="flex gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Change the split of ${billName}`}
                  onClick={() => setEdited({ billId })}
                >
                  Change
                </Button>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Use household split for ${billName}`}
                  onClick={() => save(billId, [])}
                >
                  Use household split
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited ? (
        <div className="grid gap-3 rounded-control border border-border p-4">
          <SelectField
            label="Bill"
            placeholder="Select a bill"
            options={options}
            value={edited.billId === undefined ? "" : String(edited.billId)}
            onValueChange={(value) => setEdited({ billId: Number(value) })}
          />
          {edited.billId !== undefined && (
            <PercentFields
              key={edited.billId}
              members={members}
              parts={ownShares.get(edited.billId)?.parts ?? []}
              label="Percentage of each member for this bill"
              isBusy={isBusy}
              onSave={async (parts) => edited.billId !== undefined && save(edited.billId, parts)}
              onCancel={() => setEdited(undefined)}
            />
          )}
        </div>
      ) : (
        options.length > 0 && (
          <Button
            data-edits
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => setEdited({ billId: undefined })}
          >
            Split a bill differently
          </Button>
        )
      )}
    </div>
  );
}

/** 'Ann 30%, Sam 70%' */
function partsText({ members }: Household, parts: readonly SharePart[]): string {
  const memberTexts = parts.map(({ memberId, share }) => {
    const member = members.find(({ id }) => id === memberId);
    return `${member ? shortNameOf(member) : "Someone"} ${percentText(share)}%`;
  });
  return memberTexts.join(", ");
}
