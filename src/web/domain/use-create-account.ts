import { type Account, CreateAccountInput } from "#contract/accounts.ts";
import { createAccount } from "#contract/requests/accounts.ts";
import { fieldErrorsOf, isRefusal, messageOf } from "#web/lib/ask.ts";
import { useChange } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

type Result = { account: Account } | { error: string | undefined };

/** Creates an account inside another form, with toasts; returns an error about the name for its field. */
export function useCreateAccount() {
  const change = useChange(createAccount, { refresh: ["accounts"] });
  const create = async (name: string, balance: string): Promise<Result> => {
    const input = { name, balance };
    const checked = CreateAccountInput.safeParse(input);
    if (!checked.success) return { error: checked.error.issues[0]?.message ?? "Account name is required" };
    try {
      const account = await change.mutateAsync({ input });
      toast({ title: "Success", description: "Account created successfully" });
      return { account };
    } catch (error) {
      const description = messageOf(error, "Failed to create account");
      toast({ title: "Error", description, variant: "destructive" });
      return { error: isRefusal(error) ? (fieldErrorsOf(error).name ?? description) : undefined };
    }
  };
  return { create, isCreating: change.isPending };
}
