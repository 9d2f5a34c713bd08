import { useState } from "react";
import type { InputOf } from "#contract/call.ts";
import { type ImportSummary, importData, previewImport } from "#contract/import.ts";
import { IMPORT_MAX_BYTES, IMPORT_TOO_LARGE, NO_EXPORT } from "#contract/import-limits.ts";
import { fieldErrorsOf, messageOf, newIdempotencyKey } from "#web/lib/ask.ts";
import { useChange } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { describePlace } from "./import-figures.tsx";

type Input = InputOf<typeof importData>;

type ImportStep =
  | { step: "idle" }
  | { step: "reading"; name: string }
  | { step: "refused"; name: string; errorText: string }
  | { step: "ready"; name: string; input: Input; key: string; summary: ImportSummary; isImporting: boolean }
  | { step: "done"; name: string; summary: ImportSummary };

const REFRESHED = { refresh: ["bills", "accounts", "payments", "incomes"] };

/** The steps of an import: choose a file, preview, import. */
export function useImport() {
  const [state, setState] = useState<ImportStep>({ step: "idle" });
  const preview = useChange(previewImport);
  const change = useChange(importData, REFRESHED);

  const refuse = (name: string, errorText: string) => {
    setState({ step: "refused", name, errorText });
    toast({ title: "Error", description: errorText, variant: "destructive" });
  };

  const choose = async (file: File) => {
    const { name } = file;
    if (file.size > IMPORT_MAX_BYTES) return refuse(name, IMPORT_TOO_LARGE);
    setState({ step: "reading", name });
    const input = await readJson(file);
    if (input === undefined) return refuse(name, NO_EXPORT);
    try {
      const summary = await preview.mutateAsync({ input });
      setState({ step: "ready", name, input, key: newIdempotencyKey(), summary, isImporting: false });
    } catch (error) {
      refuse(name, errorTextOf(error, "Failed to read the file"));
    }
  };

  const confirm = async () => {
    if (state.step !== "ready" || state.isImporting) return;
    const { name, input, key } = state;
    setState({ ...state, isImporting: true });
    try {
      const summary = await change.mutateAsync({ input, headers: { "idempotency-key": key } });
      setState({ step: "done", name, summary });
      toast({ title: "Success", description: "Data imported successfully" });
    } catch (error) {
      setState({ ...state, isImporting: false });
      toast({ title: "Error", description: errorTextOf(error, "Failed to import data"), variant: "destructive" });
    }
  };

  return { state, choose, confirm, reset: () => setState({ step: "idle" }) };
}

async function readJson(file: File): Promise<Input | undefined> {
  try {
    const value = JSON.parse(await file.text());
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The server's words, with the first place in the file that it named. */
function errorTextOf(error: unknown, fallback: string): string {
  const message = messageOf(error, fallback);
  const [place] = Object.keys(fieldErrorsOf(error));
  return place === undefined || !place.includes(".") ? message : `${message} (${describePlace(place)})`;
}
