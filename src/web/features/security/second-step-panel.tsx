import { Copy, KeyRound, ShieldCheck, Smartphone } from "lucide-react";
import { useState } from "react";
import { removeAuthenticator, removePasskey, renewRecoveryCodes } from "#contract/requests/security.ts";
import type { Security } from "#contract/security.ts";
import type { useConfirmed } from "#web/domain/confirm-identity/use-confirmed.tsx";
import { messageOf } from "#web/lib/ask.ts";
import { formatInstant } from "#web/lib/format-instant.ts";
import { hasPasskeys } from "#web/lib/passkey.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TitledPanel } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { AuthenticatorDialog } from "./authenticator-dialog.tsx";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import { RowAction, SecurityRow } from "./security-panel.tsx";

type Props = { security: Security } & Pick<ReturnType<typeof useConfirmed>, "withConfirmation">;

/** Authenticator app, passkeys and recovery codes. */
export function SecondStepPanel({ security, withConfirmation }: Props) {
  const [open, setOpen] = useState<"authenticator" | "passkey">();
  const [codes, setCodes] = useState<string[]>();
  const turnOff = useChange(removeAuthenticator, { refresh: ["auth"] });
  const remove = useChange(removePasskey, { refresh: ["auth"] });
  const renew = useChange(renewRecoveryCodes, { refresh: ["auth"] });
  const { authenticatorSince: since, passkeys, recoveryCodesLeft: codesLeft } = security;
  const isOn = since !== null || passkeys.length > 0;

  const run = async (call: () => Promise<unknown>, done: string) => {
    try {
      await withConfirmation(call);
      if (done) toast({ title: "Success", description: done });
    } catch (error) {
      toast({
        title: "Error",
        description: messageOf(error, "That didn't work. Please try again."),
        variant: "destructive",
      });
    }
  };
  const renewCodes = () => run(async () => setCodes((await renew.mutateAsync({})).recoveryCodes), "");
  const finish = (newCodes: string[] | null) => {
    setOpen(undefined);
    if (newCodes) setCodes(newCodes);
  };

  return (
    <TitledPanel
      icon={ShieldCheck}
      title={`Two-step sign-in: ${isOn ? "on" : "off"}`}
      text="With an authenticator app or a passkey, your password alone is not enough to sign in. A passkey also works without the password."
    >
      <SecurityRow
        icon={Smartphone}
        title="Authenticator app"
        text={since ? `On since ${formatInstant(since)}.` : "An app on your phone shows a new code every 30 seconds."}
      >
        {since ? (
          <RowAction
            label="Turn off"
            about="authenticator app"
            busy={turnOff.isPending}
            onClick={() => run(() => turnOff.mutateAsync({}), "Authenticator app turned off")}
          />
        ) : (
          <RowAction label="Set up" about="authenticator app" onClick={() => setOpen("authenticator")} />
        )}
      </SecurityRow>
      {passkeys.map(({ id, name, createdAt, usedAt }) => (
        <SecurityRow
          key={id}
          icon={KeyRound}
          title={name}
          text={usedAt ? `Passkey, last used ${formatInstant(usedAt)}.` : `Passkey, added ${formatInstant(createdAt)}.`}
        >
          <RowAction
            label="Remove"
            about={name}
            onClick={() => run(() => remove.mutateAsync({ params: { id } }), "Passkey removed")}
          />
        </SecurityRow>
      ))}
      <SecurityRow
        icon={KeyRound}
        title={passkeys.length > 0 ? "Another passkey" : "Passkeys"}
        text={
          hasPasskeys()
            ? "Sign in with your fingerprint, face or screen lock."
            : "Passkeys aren't available in this browser. They need https."
        }
      >
        {hasPasskeys() && <RowAction label="Add a passkey" onClick={() => setOpen("passkey")} />}
      </SecurityRow>
      {isOn && (
        <SecurityRow
          title="Recovery codes"
          text={`${codesLeft} left. Each works once, when you don't have your phone or passkey.`}
        >
          <RowAction label="Get new codes" busy={renew.isPending} onClick={renewCodes} />
        </SecurityRow>
      )}
      {open === "authenticator" && (
        <AuthenticatorDialog withConfirmation={withConfirmation} onDone={finish} onClose={() => setOpen(undefined)} />
      )}
      {open === "passkey" && (
        <PasskeyDialog withConfirmation={withConfirmation} onDone={finish} onClose={() => setOpen(undefined)} />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </TitledPanel>
  );
}

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** Shows new recovery codes, which are visible only once. */
function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast({ title: "Copied", description: "Keep them where you keep your passwords." });
    } catch {
      toast({ title: "Error", description: "Select the codes and copy them by hand.", variant: "destructive" });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Your recovery codes"
      description="Each works once, when you don't have your phone or passkey. Save them now: they won't be shown again."
      footer={
        <>
          <Button variant="secondary" onClick={copy}>
            <Copy aria-hidden="true" />
            Copy
          </Button>
          <Button onClick={onClose}>I've saved them</Button>
        </>
      }
    >
      <ul aria-label="Recovery codes" className="grid gap-1 rounded-control bg-surface-sunken p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
