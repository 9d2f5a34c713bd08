import { Code } from "lucide-react";
import { useState } from "react";
import { deleteToken, listTokens } from "#contract/requests/security.ts";
import type { ApiToken } from "#contract/tokens.ts";
import type { useConfirmed } from "#web/domain/confirm-identity/use-confirmed.tsx";
import { messageOf } from "#web/lib/ask.ts";
import { formatInstant } from "#web/lib/format-instant.ts";
import { useCall, useChange } from "#web/lib/use-call.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TitledPanel } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { RowAction, SecurityRow } from "./security-panel.tsx";
import { TokenDialog } from "./token-dialog.tsx";

type Props = Pick<ReturnType<typeof useConfirmed>, "withConfirmation">;

/** The person's API tokens. */
export function TokensPanel({ withConfirmation }: Props) {
  const { data: tokens } = useCall(listTokens);
  const [isOpen, setOpen] = useState(false);
  const revoke = useChange(deleteToken, { refresh: ["tokens"] });
  const revokeToken = async (id: string) => {
    try {
      await revoke.mutateAsync({ params: { id } });
      toast({ title: "Success", description: "Token revoked" });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to revoke the token"), variant: "destructive" });
    }
  };
  return (
    <TitledPanel icon={Code} title="API tokens" text="Let your own programs read or change your data.">
      {!tokens && <Skeleton className="h-10" />}
      {tokens?.map((token) => (
        <SecurityRow key={token.id} title={token.name} text={describeToken(token)}>
          <RowAction label="Revoke" about={token.name} onClick={() => revokeToken(token.id)} />
        </SecurityRow>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <RowAction label="Create token" onClick={() => setOpen(true)} />
        <a href="/api/docs" target="_blank" rel="noreferrer" className="text-sm text-primary underline">
          API documentation
        </a>
      </div>
      {isOpen && <TokenDialog withConfirmation={withConfirmation} onClose={() => setOpen(false)} />}
    </TitledPanel>
  );
}

function describeToken({ scope, expiresAt, usedAt }: ApiToken): string {
  const what = scope === "read" ? "Read only" : "Read and change";
  const hasExpired = new Date(expiresAt) <= new Date();
  const use = usedAt ? `last used ${formatInstant(usedAt)}` : "never used";
  return `${what}, ${use}. ${hasExpired ? "Expired" : "Expires"} ${formatInstant(expiresAt)}.`;
}
