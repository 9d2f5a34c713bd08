import { type KeyboardEvent, useEffect } from "react";
import { type Account, CreateAccountInput, createAccount } from "#contract/accounts.ts";
import { fieldErrorsOf, isRefusal, messageOf } from "#web/lib/ask.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import type { BillFormApi } from "./use-save-bill.ts";

type NewAccountProps = { form: BillFormApi; onAdded: (account: Account) => void; onCancel: () => void };

/** An account made on the spot. It stands inside the bill's form, so Enter and Escape are meant for it alone. */
export function NewAccount({ form, onAdded, onCancel }: NewAccountProps) {
  const create = useChange(createAccount, { refresh: ["accounts"] });
  const { newAccount, accountId } = form.formState.errors;
  useEffect(() => form.setFocus("newAccount"), [form]);

  const refuse = (message: string) => form.setError("newAccount", { type: "refused", message }, { shouldFocus: true });
  const add = async () => {
    if (create.isPending) return;
    const input = { name: form.getValues("newAccount") ?? "", balance: "0.00" };
    const checked = CreateAccountInput.safeParse(input);
    if (!checked.success) return refuse(checked.error.issues[0]?.message ?? "Account name is required");
    try {
      onAdded(await create.mutateAsync({ input }));
      toast({ title: "Success", description: "Account created successfully" });
    } catch (error) {
      const message = messageOf(error, "Failed to create account");
      if (isRefusal(error)) refuse(fieldErrorsOf(error).name ?? message);
      toast({ title: "Error", description: message, variant: "destructive" });
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") onCancel();
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };

  return (
    <fieldset aria-label="New account" data-inline className="grid min-w-0 gap-2">
      <TextField
        label="New Account Name"
        placeholder="e.g. Everyday"
        autoComplete="off"
        error={newAccount?.message ?? accountId?.message}
        {...form.register("newAccount")}
        onKeyDown={onKeyDown}
      />
      <div className="flex gap-2">
        <Button size="sm" busy={create.isPending} onClick={add}>
          {create.isPending ? "Adding..." : "Add"}
        </Button>
        <Button size="sm" variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
