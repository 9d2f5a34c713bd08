import { Copy } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

type Props = { codes: readonly string[]; onClose: () => void };

/** The recovery codes, the one time they can be seen. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
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
      description="Each signs you in once when your phone or passkey is out of reach. Keep them now: they are not shown again."
      footer={
        <>
          <Button variant="secondary" onClick={copy}>
            <Copy aria-hidden="true" />
            Copy
          </Button>
          <Button onClick={onClose}>I have kept them</Button>
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
