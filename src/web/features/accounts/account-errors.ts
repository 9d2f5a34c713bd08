import type { QueryClient } from "@tanstack/react-query";
import type { UseFormSetError } from "react-hook-form";
import { fieldErrorsOf, isRefusal, messageOf } from "#web/lib/ask.ts";
import { refresh } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

export type AccountValues = { name: string; balance: string };

/** Whether the server says that the account is not there, or not any more. */
export const isMissing = (error: unknown) => isRefusal(error) && error.status === 404;

/** Shows what went wrong. An account that no longer exists is removed from the list. */
export function showError(error: unknown, fallback: string, client: QueryClient): void {
  toast({ title: "Error", description: messageOf(error, fallback), variant: "destructive" });
  if (isMissing(error)) void refresh(client, ["accounts"]);
}

/** The server's messages beside the fields they are about; a name that is taken is one. */
export function showFieldErrors(error: unknown, setError: UseFormSetError<AccountValues>): void {
  const { name, balance } = fieldErrorsOf(error);
  const taken = isRefusal(error) && error.status === 409 ? error.fault?.message : undefined;
  const message = name ?? taken;
  if (message) setError("name", { type: "server", message }, { shouldFocus: true });
  if (balance) setError("balance", { type: "server", message: balance }, { shouldFocus: !message });
}
