import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ImportSummary } from "#contract/import.ts";
import { NO_EXPORT } from "#contract/limits.ts";
import type { InputOf } from "#contract/request-types.ts";
import { importData, previewImport } from "#contract/requests/import.ts";
import { forgetDocuments } from "#web/domain/send-document.ts";
import { fieldErrorsOf, messageOf, newIdempotencyKey } from "#web/lib/ask.ts";
import { useChange } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { describePlace } from "./import-figures.tsx";
import { readHead } from "./read-export.ts";
import { sendContents } from "./send-contents.ts";

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
      /** How many documents have been sent. */
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
      else toast({ title: "Error", description: notSent(failed), variant: "destructive" });
    } catch (error) {
      setState({ ...state, isImporting: false });
      toast({ title: "Error", description: errorTextOf(error, "Failed to import data"), variant: "destructive" });
    }
  };

  return { state, choose, confirm, reset: () => setState({ step: "idle" }) };
}

const notSent = (count: number) =>
  `Your data was imported, but ${count === 1 ? "1 document was" : `${count} documents were`} not. Import the file again to try once more.`;

/** The server's words, with the first place in the file that it named. */
function errorTextOf(error: unknown, fallback: string): string {
  const message = messageOf(error, fallback);
  const [place] = Object.keys(fieldErrorsOf(error));
  return place === undefined || !place.includes(".") ? message : `${message} (${describePlace(place)})`;
}
