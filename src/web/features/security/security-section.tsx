import { sendConfirmation } from "#contract/requests/own-account.ts";
import { getSecurity } from "#contract/requests/security.ts";
import { useConfirmed } from "#web/domain/confirm-identity/use-confirmed.tsx";
import { messageOf } from "#web/lib/ask.ts";
import { useCall, useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { DeleteAccountPanel } from "./delete-account-panel.tsx";
import { SecondStepPanel } from "./second-step-panel.tsx";
import type { Person } from "./security-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";
import { SignInPanel } from "./sign-in-panel.tsx";
import { TokensPanel } from "./tokens-panel.tsx";

/** How the person signs in, their sessions and API tokens. */
export function SecuritySection({ user, onUserChange }: Person) {
  const { data: security, isError, refetch } = useCall(getSecurity);
  const { withConfirmation, dialog } = useConfirmed();
  if (isError) {
    return (
      <Notice tone="red" role="alert" title="Failed to load this section. Please try again.">
        <Button variant="secondary" size="sm" className="mt-2 justify-self-start" onClick={() => refetch()}>
          Retry
        </Button>
      </Notice>
    );
  }
  if (!security) {
    return (
      <div role="status" aria-label="Loading security settings" className="grid gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-56" />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {security.mustConfirmEmail && user && <ConfirmEmailNotice email={user.email} />}
      <SignInPanel user={user} security={security} withConfirmation={withConfirmation} />
      <SecondStepPanel security={security} withConfirmation={withConfirmation} />
      <SessionsPanel />
      <TokensPanel withConfirmation={withConfirmation} />
      <DeleteAccountPanel user={user} onUserChange={onUserChange} withConfirmation={withConfirmation} />
      {dialog}
    </div>
  );
}

function ConfirmEmailNotice({ email }: { email: string }) {
  const send = useChange(sendConfirmation);
  const sendLink = async () => {
    try {
      const { message } = await send.mutateAsync({});
      toast({ title: "Success", description: message });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to send the link"), variant: "destructive" });
    }
  };
  return (
    <Notice tone="amber" title="Please confirm your email address">
      <p>Open the link we sent to {email}. Until then, two-step sign-in and API tokens can't be set up.</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2 justify-self-start"
        busy={send.isPending}
        onClick={sendLink}
      >
        Send the link again
      </Button>
    </Notice>
  );
}
