import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Account } from "#contract/accounts.ts";
import { useCreateAccount } from "#web/domain/use-create-account.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import type { BillFormApi } from "./use-save-bill.ts";

type NewAccountProps = { form: BillFormApi; onAdded: (account: Account) => void; onCancel: () => void };

/** An account made on the spot. It stands inside the bill's form, so Enter and Escape are meant for it alone. */
export function NewAccount({ form, onAdded, onCancel }: NewAccountProps) {
  const { create, isCreating } = useCreateAccount();
  const { newAccount, accountId } = form.formState.errors;
  const frame = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    form.setFocus("newAccount");
    // The focus brings the field into view; its buttons below must come with it.
    frame.current?.scrollIntoView({ block: "nearest" });
  }, [form]);

  const add = async () => {
    if (isCreating) return;
    const made = await create(form.getValues("newAccount") ?? "", "0.00");
    if ("account" in made) onAdded(made.account);
    else if (made.complaint)
      form.setError("newAccount", { type: "refused", message: made.complaint }, { shouldFocus: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") onCancel();
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <fieldset ref={frame} aria-label="New account" data-inline className="grid min-w-0 scroll-my-4 gap-2">
      <TextField
        label="New Account Name"
        placeholder="e.g. Everyday"
        autoComplete="off"
        error={newAccount?.message ?? accountId?.message}
        {...form.register("newAccount")}
        onKeyDown={onKeyDown}
      />
      <div className="flex gap-2">
        <Button size="sm" busy={isCreating} onClick={add}>
          {isCreating ? "Adding..." : "Add"}
        </Button>
        <Button size="sm" variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
