import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ImportSummary } from "#contract/import.ts";
import { DOCUMENT_FIELD, NO_EXPORT } from "#contract/limits.ts";
import type { InputOf } from "#contract/request-types.ts";
import { importData, importDocument, previewImport } from "#contract/requests/import.ts";
import { forgetDocuments } from "#web/domain/send-document.ts";
import { fieldErrorsOf, messageOf, newIdempotencyKey, refusalOf } from "#web/lib/ask.ts";
import { useChange } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { describePlace } from "./import-figures.tsx";
import { bytesOf, type Content, readContents, readHead } from "./read-export.ts";

type ListedDocument = { id: number; billId: number; paymentId: number | null; name: string; createdAt: string };
type Keyed = { id: number; key: string };
/** The file's documents, once the server has accepted the file. */
type Head = { documents?: readonly ListedDocument[] | undefined; bills: readonly Keyed[]; payments: readonly Keyed[] };

type Input = InputOf<typeof importData>;

type ImportStep =
  | { step: "idle" }
  | { step: "reading"; name: string }
  | { step: "refused"; name: string; errorText: string }
  | {
      step: "ready";
      name: string;
      file: File;
      input: Input;
      key: string;
      summary: ImportSummary;
      isImporting: boolean;
      /** The number of uploaded documents. */
      sent?: number;
    }
  | { step: "done"; name: string; summary: ImportSummary };

const REFRESHED = { refresh: ["bills", "accounts", "payments", "incomes"] };

/** The steps of an import: choose a file, preview, import. */
export function useImport() {
  const [state, setState] = useState<ImportStep>({ step: "idle" });
  const client = useQueryClient();
  const preview = useChange(previewImport);
  const change = useChange(importData, REFRESHED);

  const refuse = (name: string, errorText: string) => {
    setState({ step: "refused", name, errorText });
    toast({ title: "Error", description: errorText, variant: "destructive" });
  };

  const choose = async (file: File) => {
    const { name } = file;
    setState({ step: "reading", name });
    const input = await readHead(file).catch((error: unknown) =>
      error instanceof Error ? error : new Error(NO_EXPORT),
    );
    if (input instanceof Error) return refuse(name, input.message);
    try {
      const summary = await preview.mutateAsync({ input });
      setState({ step: "ready", name, file, input, key: newIdempotencyKey(), summary, isImporting: false });
    } catch (error) {
      refuse(name, errorTextOf(error, "Failed to read the file"));
    }
  };

  const confirm = async () => {
    if (state.step !== "ready" || state.isImporting) return;
    const { name, file, input, key } = state;
    setState({ ...state, isImporting: true });
    try {
      const summary = await change.mutateAsync({ input, headers: { "idempotency-key": key } });
      const onSent = (sent: number) => setState({ ...state, isImporting: true, sent });
      const failed = await sendContents(file, input, onSent);
      await forgetDocuments(client);
      const documents = { ...summary.documents, missing: Math.max(0, summary.documents.missing - failed) };
      setState({ step: "done", name, summary: { ...summary, documents } });
      if (failed === 0) toast({ title: "Success", description: "Data imported successfully" });
      else toast({ title: "Error", description: unsentText(failed), variant: "destructive" });
    } catch (error) {
      setState({ ...state, isImporting: false });
      toast({ title: "Error", description: errorTextOf(error, "Failed to import data"), variant: "destructive" });
    }
  };

  return { state, choose, confirm, reset: () => setState({ step: "idle" }) };
}

const unsentText = (count: number) =>
  `Your data was imported, but ${count === 1 ? "1 document was" : `${count} documents were`} not. Import the file again to try once more.`;

/** The server's message, with the first error's place in the file. */
function errorTextOf(error: unknown, fallback: string): string {
  const message = messageOf(error, fallback);
  const [place] = Object.keys(fieldErrorsOf(error));
  return place === undefined || !place.includes(".") ? message : `${message} (${describePlace(place)})`;
}

/** Uploads each document of a file to its bill. Returns how many failed. */
async function sendContents(file: Blob, head: Head, onSent: (sent: number) => void): Promise<number> {
  const documentsById = new Map(head.documents?.map((document) => [document.id, document]));
  const keysOf = (items: readonly Keyed[]) => new Map(items.map(({ id, key }) => [id, key]));
  const [bills, payments] = [keysOf(head.bills), keysOf(head.payments)];
  let [sent, failed] = [0, 0];
  for await (const content of readContents(file)) {
    const document = documentsById.get(content.id);
    const billKey = bills.get(document?.billId ?? 0);
    const isSent =
      document && billKey
        ? await send(content, document, { billKey, paymentKey: payments.get(document.paymentId ?? 0) })
        : false;
    if (isSent) onSent(++sent);
    else failed += 1;
  }
  return failed;
}

type Keys = { billKey: string; paymentKey: string | undefined };

async function send(
  content: Content,
  { name, createdAt }: ListedDocument,
  { billKey, paymentKey }: Keys,
): Promise<boolean> {
  const form = new FormData();
  form.set(DOCUMENT_FIELD, new File([bytesOf(content)], name));
  const query = new URLSearchParams({ billKey, createdAt, ...(paymentKey !== undefined && { paymentKey }) });
  try {
    const options = { method: importDocument.method, credentials: "include", body: form } as const;
    const response = await fetch(`${importDocument.path}?${query}`, options);
    if (!response.ok) throw await refusalOf(response);
    return true;
  } catch {
    return false;
  }
}
