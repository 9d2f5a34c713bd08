import { Download, FileJson, Sheet } from "lucide-react";
import { useState } from "react";
import type { CallRequest } from "#contract/request-types.ts";
import {
  exportBillsCsv,
  exportData,
  exportIncomesCsv,
  exportLedgerCsv,
  exportPaymentsCsv,
} from "#contract/requests/export.ts";
import { useConfirmed } from "#web/domain/confirm-identity/use-confirmed.tsx";
import { addressOf, messageOf, refusalOf } from "#web/lib/ask.ts";
import { Button } from "#web/ui/button.tsx";
import { TitledPanel } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

const TABLES = [
  { label: "Bills", request: exportBillsCsv },
  { label: "Incomes", request: exportIncomesCsv },
  { label: "Payments", request: exportPaymentsCsv },
  { label: "Ledger", request: exportLedgerCsv },
];

/** Downloads all of the user's data. */
export function ExportPanel() {
  const [busy, setBusy] = useState<CallRequest>();
  const { withConfirmation, dialog } = useConfirmed();

  const save = async (request: CallRequest) => {
    if (busy) return;
    setBusy(request);
    try {
      await withConfirmation(() => download(request));
      toast({ title: "Success", description: "Your file is being saved" });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to export data"), variant: "destructive" });
    }
    setBusy(undefined);
  };

  return (
    <TitledPanel
      icon={Download}
      title="Export"
      text="One file with your accounts, bills, incomes, payments, settings, documents, scan corrections and every balance change. You can import it into another Weekwise. Keep it safe: it contains everything except your password."
    >
      <div className="grid justify-items-start gap-3">
        <Button variant="secondary" busy={busy === exportData} onClick={() => save(exportData)}>
          {busy !== exportData && <FileJson aria-hidden="true" />}
          {busy === exportData ? "Exporting..." : "Export as JSON"}
        </Button>
        <fieldset className="grid w-full gap-2">
          <legend className="mb-2 text-sm text-muted">Or as a spreadsheet (CSV)</legend>
          <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
            {TABLES.map(({ label, request }) => (
              <Button
                key={label}
                variant="secondary"
                size="sm"
                aria-label={`${label} as CSV`}
                busy={busy === request}
                onClick={() => save(request)}
              >
                {busy !== request && <Sheet aria-hidden="true" />}
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
      </div>
      {dialog}
    </TitledPanel>
  );
}

const FILE_NAME = /filename="([^"]+)"/;
// Long enough for the download to start.
const REVOKE_DELAY = 10_000;

/** Downloads a call's response under the name the server gave it. */
async function download(request: CallRequest): Promise<void> {
  const response = await fetch(addressOf(request), {
    method: request.method,
    credentials: "include",
    cache: "no-store",
  });
  if (!response.ok) throw await refusalOf(response);
  const name = FILE_NAME.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "weekwise";
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY);
}
