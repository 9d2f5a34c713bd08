import { useState } from "react";
import type { Role } from "#contract/access.ts";
import type { Household, Member } from "#contract/household.ts";
import { changeRole, handOver, removeMember } from "#contract/requests/household.ts";
import { useConfirmed } from "#web/domain/confirm-identity/use-confirmed.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { nameOf, ROLE_OPTIONS, ROLE_TEXT } from "./role-text.ts";
import { useHouseholdChange } from "./use-household-change.ts";

type DialogRequest = { what: "remove" | "hand over"; member: Member };

/** The members and their roles, which owners can change. */
export function Members({ household }: { household: Household }) {
  const { members, role } = household;
  const [request, setRequest] = useState<DialogRequest>();
  const isOwner = role === "owner";
  const owners = members.filter((member) => member.role === "owner").length;
  return (
    <section aria-labelledby="household-members" className="grid gap-3">
      <h3 id="household-members" className="text-base font-semibold">
        {members.length === 1 ? "Members" : `${members.length} members`}
      </h3>
      <ul className="divide-y divide-border rounded-control border border-border">
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 grow basis-48">
              <p className="font-medium wrap-anywhere">
                <bdi>{nameOf(member)}</bdi> {member.isYou && <Badge>You</Badge>}
              </p>
              {member.name !== null && <p className="text-sm wrap-anywhere text-muted">{member.email}</p>}
            </div>
            {isOwner && !(member.role === "owner" && owners === 1) ? (
              <RoleField member={member} />
            ) : (
              <Badge tone={member.role === "owner" ? "green" : "neutral"}>{ROLE_TEXT[member.role].label}</Badge>
            )}
            {isOwner && !member.isYou && (
              <div className="flex flex-wrap gap-2">
                {member.role !== "owner" && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Transfer ownership to ${nameOf(member)}`}
                    onClick={() => setRequest({ what: "hand over", member })}
                  >
                    Transfer ownership
                  </Button>
                )}
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Remove ${nameOf(member)}`}
                  onClick={() => setRequest({ what: "remove", member })}
                >
                  Remove
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <RemoveDialog
        member={request?.what === "remove" ? request.member : undefined}
        onClose={() => setRequest(undefined)}
      />
      <HandOverDialog
        member={request?.what === "hand over" ? request.member : undefined}
        onClose={() => setRequest(undefined)}
      />
    </section>
  );
}

const isRole = (value: string): value is Role => ROLE_OPTIONS.some((option) => option.value === value);

function RoleField({ member }: { member: Member }) {
  const { mutate } = useHouseholdChange(changeRole, "Failed to change the role");
  return (
    <SelectField
      label={<span className="sr-only">Role of {nameOf(member)}</span>}
      className="w-32"
      options={ROLE_OPTIONS}
      value={member.role}
      onValueChange={(role) => {
        if (isRole(role))
          void mutate({ params: { id: member.id }, input: { role } }, `${nameOf(member)}: ${ROLE_TEXT[role].may}`);
      }}
    />
  );
}

type DialogProps = { member: Member | undefined; onClose: () => void };

function RemoveDialog({ member, onClose }: DialogProps) {
  const { mutate, isBusy } = useHouseholdChange(removeMember, "Failed to remove this member");
  const confirm = async () => {
    if (member) await mutate({ params: { id: member.id } }, `${nameOf(member)} was removed`);
    onClose();
  };
  return (
    <AlertDialog
      open={member !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={`Remove ${member ? nameOf(member) : "this member"}?`}
      description="They lose access at once, their pay leaves the plan, and invitation links that anyone can use stop working. Their activity stays in the history."
      confirmLabel="Remove"
      busyLabel="Removing..."
      busy={isBusy}
      danger
      onConfirm={confirm}
    />
  );
}

function HandOverDialog({ member, onClose }: DialogProps) {
  const { withConfirmation, dialog } = useConfirmed();
  const { mutate, isBusy } = useHouseholdChange(handOver, "Failed to transfer ownership", withConfirmation);
  const confirm = async () => {
    if (member) await mutate({ input: { memberId: member.id } }, `${nameOf(member)} is now the owner`);
    onClose();
  };
  return (
    <>
      <AlertDialog
        open={member !== undefined}
        onOpenChange={(open) => open || onClose()}
        title={`Transfer ownership to ${member ? nameOf(member) : "this member"}?`}
        description="They will decide who belongs to the household. You'll stay as a member; only an owner can make you an owner again."
        confirmLabel="Transfer ownership"
        busyLabel="Transferring..."
        busy={isBusy}
        danger
        onConfirm={confirm}
      />
      {dialog}
    </>
  );
}
