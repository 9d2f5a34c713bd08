import { Copy } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { Role } from "#contract/access.ts";
import { INVITATION_DAYS, type Invitation } from "#contract/invitations.ts";
import { authOptions } from "#contract/requests/auth.ts";
import { invite, listInvitations, revokeInvitation } from "#contract/requests/invitations.ts";
import { date } from "#web/lib/format.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useUnsavedPart } from "#web/ui/form/unsaved-parts.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { ROLE_OPTIONS, ROLE_TEXT } from "./role-text.ts";
import { useHouseholdChange } from "./use-household-change.ts";

type CreatedInvitation = { link: string; isMailed: boolean; email: string | null };

/** Creates invitation links and lists those not used yet. */
export function Invitations() {
  const open = useCall(listInvitations);
  const [created, setCreated] = useState<CreatedInvitation>();
  return (
    <section aria-labelledby="household-invitations" className="grid gap-4">
      <div>
        <h3 id="household-invitations" className="text-base font-semibold">
          Invite someone
        </h3>
        <p className="text-[0.9375rem] text-pretty text-muted">
          Each link lets one person join within {INVITATION_DAYS} days, with an existing account or a new one.
        </p>
      </div>
      <InviteForm onCreated={setCreated} />
      {created && <Link created={created} />}
      {open.isError && <LoadFailure load={open}>Failed to load invitations. Please try again.</LoadFailure>}
      {open.data && open.data.length > 0 && (
        <ul aria-label="Open invitations" className="divide-y divide-border rounded-control border border-border">
          {open.data.map((invitation) => (
            <OpenInvitation key={invitation.id} invitation={invitation} onRevoked={() => setCreated(undefined)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function InviteForm({ onCreated }: { onCreated: (created: CreatedInvitation) => void }) {
  const { data } = useCall(authOptions);
  const { mutate, isBusy } = useHouseholdChange(invite, "Failed to create an invitation");
  const [role, setRole] = useState<Role>("member");
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const action = email.trim() && data?.mail ? "Send invitation" : "Create link";
  // The link is shown once, so saving the settings, which reloads the page, must not create it.
  useUnsavedPart(email.trim() !== "", () => {
    setError(`Press ${action}, or clear this field`);
    return false;
  });
  const submit = async () => {
    if (isBusy) return;
    setError(undefined);
    const recipient = email.trim() || null;
    const answer = await mutate({ input: { role, email: recipient } });
    if (answer === undefined || answer === true) return;
    onCreated({ link: answer.link, isMailed: answer.isMailed, email: recipient });
    setEmail("");
  };
  // Nested in the settings form, so Enter must not submit it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void submit();
  };
  const hint = data?.mail
    ? "We'll email them the link. Only they can use it."
    : "Only they can use the link. This server can't send email, so copy the link to them.";
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_11rem]">
      <TextField
        label="Their email (optional)"
        type="email"
        inputMode="email"
        autoComplete="off"
        hint={hint}
        value={email}
        error={error}
        onChange={({ target }) => setEmail(target.value)}
        onKeyDown={onKeyDown}
      />
      <SelectField
        label="Their role"
        hint={ROLE_TEXT[role].may}
        options={ROLE_OPTIONS}
        value={role}
        onValueChange={(value) => setRole(ROLE_OPTIONS.find((option) => option.value === value)?.value ?? "member")}
      />
      <Button className="justify-self-start" busy={isBusy} onClick={submit}>
        {action}
      </Button>
    </div>
  );
}

function Link({ created: { link, isMailed, email } }: { created: CreatedInvitation }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: "Copied", description: "Send it to the person you invite." });
    } catch {
      // The clipboard needs https or localhost; otherwise the field is selected for copying manually.
      document.querySelector<HTMLInputElement>("#invitation-link")?.select();
    }
  };
  return (
    <div
      role="status"
      className="grid gap-3 rounded-control border border-primary/30 bg-primary-soft p-4 text-on-primary-soft"
    >
      {isMailed && <p className="font-medium wrap-anywhere">Sent to {email}. You can also copy the link:</p>}
      <div className="flex items-end gap-2">
        <TextField
          id="invitation-link"
          className="grow"
          label="Invitation link"
          value={link}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={copy}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
      </div>
      <p className="text-sm">Shown only once. If you lose it, revoke the invitation and create another.</p>
    </div>
  );
}

type OpenProps = { invitation: Invitation; onRevoked: () => void };

function OpenInvitation({ invitation: { id, role, email, expiresAt }, onRevoked }: OpenProps) {
  const { mutate, isBusy } = useHouseholdChange(revokeInvitation, "Failed to revoke the invitation");
  const invitee = email ?? "Anyone with the link";
  const revoke = async () => {
    if (await mutate({ params: { id } }, "Invitation revoked")) onRevoked();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{invitee}</p>
        <p className="text-sm text-muted tabular-nums">
          {ROLE_TEXT[role].label} · expires on {date(expiresAt)}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        aria-label={`Revoke the invitation for ${invitee}`}
        onClick={revoke}
      >
        Revoke
      </Button>
    </li>
  );
}
