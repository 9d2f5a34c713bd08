import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { fieldErrorsOf, isRefusal, messageOf } from "#web/lib/ask.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

type Fallback = { refused: string; broke: string };

/** Shows a failed submit: a toast in the server's words, and its complaints beside the fields they are about. */
export function refuseForm<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
  fallback: Fallback,
): void {
  const complaints = fieldErrorsOf(error);
  for (const name of fields) {
    const message = complaints[name];
    if (message) setError(name, { type: "server", message }, { shouldFocus: true });
  }
  const description = messageOf(error, isRefusal(error) ? fallback.refused : fallback.broke);
  toast({ title: "Error", description, variant: "destructive" });
}
