import type { DocumentOwner } from "#web/domain/send-document.ts";
import { sendDocument } from "#web/domain/send-document.ts";
import { messageOf } from "#web/lib/ask.ts";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

type Props = { isKept: boolean; onKept: (isKept: boolean) => void };

/** Scans are kept only on request. */
export function KeepField({ isKept, onKept }: Props) {
  return (
    <SwitchField
      label="Keep this document"
      description="Saves the scan with the bill so you can view it later."
      checked={isKept}
      onCheckedChange={onKept}
    />
  );
}

/** Uploads the scan after its bill or payment was saved; that stays saved even if the upload fails. */
export async function keepScan(files: readonly File[], owner: DocumentOwner): Promise<void> {
  try {
    for (const file of files) await sendDocument(file, owner);
  } catch (error) {
    const description = `Your entry was saved, but the document was not: ${messageOf(error, "it couldn't be uploaded")}`;
    toast({ title: "Error", description, variant: "destructive" });
  }
}
