import { Plus } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import type { Account } from "#contract/accounts.ts";
import type { Bill } from "#contract/bills.ts";
import { listAccounts } from "#contract/requests/accounts.ts";
import { AccountSelect } from "#web/domain/account-select.tsx";
import { useCreateAccount } from "#web/domain/use-create-account.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Tooltip } from "#web/ui/tooltip/tooltip.tsx";
import type { BillForm } from "./bill-values.ts";

type AccountFieldProps = { form: BillForm; bill: Bill | undefined };

/** The account a bill is paid from, or a new one created on the spot. A new bill starts with the first account. */
export function AccountField({ form, bill }: AccountFieldProps) {
  const { data: accounts } = useCall(listAccounts);
  const [created, setCreated] = useState<Account>();
  const plus = useRef<HTMLButtonElement>(null);
  const { field, fieldState } = useController({ control: form.control, name: "accountId" });
  const isNaming = useWatch({ control: form.control, name: "newAccount" }) !== undefined;
  const first = accounts?.[0]?.id;

  useEffect(() => {
    if (bill === undefined && first !== undefined && form.getValues("accountId") === undefined)
      form.resetField("accountId", { defaultValue: first });
  }, [bill, first, form]);

  const close = () => {
    form.setValue("newAccount", undefined);
    form.clearErrors("newAccount");
    // The pressed button is removed, so the focus goes back to the plus button.
    setTimeout(() => plus.current?.focus());
  };
  const select = (account: Account) => {
    setCreated(account);
    form.setValue("accountId", account.id, { shouldDirty: true });
    form.clearErrors("accountId");
    close();
  };

  if (isNaming) return <NewAccount form={form} onAdded={select} onCancel={close} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <AccountSelect
        ref={field.ref}
        label="Account"
        hint={hintOf(bill, accounts?.length)}
        value={field.value}
        chosen={created ?? bill?.account}
        onChange={(id) => field.onChange(id ?? undefined)}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
      <Tooltip content="Add a new account">
        <Button
          ref={plus}
          variant="secondary"
          size="icon"
          aria-label="Add a new account"
          // Aligned with the select, which has a label above it.
          className="mt-6.5"
          onClick={() => {
            form.setValue("newAccount", "");
            // An error about the select must not show at the name field.
            form.clearErrors("accountId");
          }}
        >
          <Plus aria-hidden="true" />
        </Button>
      </Tooltip>
    </div>
  );
}

function hintOf(bill: Bill | undefined, count: number | undefined): string | undefined {
  if (bill && bill.accountId === null) return "The account for this bill was deleted. Choose another one.";
  return count === 0 ? "Press + to add your first account." : undefined;
}

type NewAccountProps = { form: BillForm; onAdded: (account: Account) => void; onCancel: () => void };

/** The name of a new account. It is nested in the bill's form, so it handles Enter and Escape itself. */
function NewAccount({ form, onAdded, onCancel }: NewAccountProps) {
  const { create, isCreating } = useCreateAccount();
  const { newAccount, accountId } = form.formState.errors;
  const frame = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    form.setFocus("newAccount");
    const element = frame.current;
    if (!element?.parentElement) return;
    // Focusing scrolls the field into view together with its buttons, also when suggestions push them down.
    element.scrollIntoView({ block: "nearest" });
    const observer = new ResizeObserver(() => {
      if (element.contains(document.activeElement)) element.scrollIntoView({ block: "nearest" });
    });
    observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [form]);

  const add = async () => {
    if (isCreating) return;
    const result = await create(form.getValues("newAccount") ?? "", "0.00");
    if ("account" in result) onAdded(result.account);
    else if (result.error)
      form.setError("newAccount", { type: "refused", message: result.error }, { shouldFocus: true });
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
