import { type Account, CreateAccountInput, createAccount } from "#contract/accounts.ts";
import { fieldErrorsOf, isRefusal, messageOf } from "#web/lib/ask.ts";
import { useChange } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

type Named = Pick<Account, "id" | "name">;
type Made = { account: Account } | { complaint: string | undefined };

/** Makes an account in the middle of another form. It tells how that went; a complaint about the name is left to its field. */
export function useCreateAccount() {
  const change = useChange(createAccount, { refresh: ["accounts"] });
  // Without a balance the server opens it with 0.00.
  const create = async (name: string, balance?: string): Promise<Made> => {
    const input = { name, balance };
    const checked = CreateAccountInput.safeParse(input);
    if (!checked.success) return { complaint: checked.error.issues[0]?.message ?? "Account name is required" };
    try {
      const account = await change.mutateAsync({ input });
      toast({ title: "Success", description: "Account created successfully" });
      return { account };
    } catch (error) {
      const description = messageOf(error, "Failed to create account");
      toast({ title: "Error", description, variant: "destructive" });
      return { complaint: isRefusal(error) ? (fieldErrorsOf(error).name ?? description) : undefined };
    }
  };
  return { create, isCreating: change.isPending };
}

/** A list with one more at its end, unless it is in it already: what was made just now, until the list has it. */
export function withAlso<A extends Named>(accounts: readonly A[], also: A | null | undefined): readonly A[] {
  return also && !accounts.some(({ id }) => id === also.id) ? [...accounts, also] : accounts;
}
