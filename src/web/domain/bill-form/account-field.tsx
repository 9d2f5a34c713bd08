import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { type Account, listAccounts } from "#contract/accounts.ts";
import type { Bill } from "#contract/bills.ts";
import { withAlso } from "#web/domain/use-create-account.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Tooltip } from "#web/ui/tooltip/tooltip.tsx";
import { NewAccount } from "./new-account.tsx";
import type { BillFormApi } from "./use-save-bill.ts";

type AccountFieldProps = { form: BillFormApi; bill: Bill | undefined };

/** The account a bill is paid from, or a new one made on the spot. */
export function AccountField({ form, bill }: AccountFieldProps) {
  const load = useCall(listAccounts);
  const [created, setCreated] = useState<Account>();
  const plus = useRef<HTMLButtonElement>(null);
  const { field, fieldState } = useController({ control: form.control, name: "accountId" });
  const isNaming = useWatch({ control: form.control, name: "newAccount" }) !== undefined;
  const accounts = withAlso<Pick<Account, "id" | "name">>(
    load.data ?? [],
    created ?? (load.data ? null : bill?.account),
  );
  const first = load.data?.[0]?.id;

  useEffect(() => {
    if (bill === undefined && first !== undefined && form.getValues("accountId") === undefined)
      form.resetField("accountId", { defaultValue: first });
  }, [bill, first, form]);

  const close = () => {
    form.setValue("newAccount", undefined);
    form.clearErrors("newAccount");
    // The button that was pressed leaves the page; the plus that brought it comes back.
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
    <div className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <SelectField
          ref={field.ref}
          label="Account"
          options={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
          placeholder={
            load.isPending ? "Loading accounts..." : accounts.length > 0 ? "Select an account" : "No accounts yet"
          }
          hint={hintOf(bill, load.data?.length)}
          value={field.value === undefined ? "" : String(field.value)}
          onValueChange={(value) => value && field.onChange(Number(value))}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
        <Tooltip content="Add a new account">
          <Button
            ref={plus}
            variant="secondary"
            size="icon"
            aria-label="Add a new account"
            // As far down as the select beside it, whose label stands above.
            className="mt-6.5"
            onClick={() => {
              form.setValue("newAccount", "");
              // What was wrong with the choice says nothing about a name that nobody has typed yet.
              form.clearErrors("accountId");
            }}
          >
            <Plus aria-hidden="true" />
          </Button>
        </Tooltip>
      </div>
      {load.isError && (
        <p className="flex items-center gap-2 text-sm text-red">
          Your accounts could not be loaded.
          <Button size="sm" variant="link" busy={load.isFetching} onClick={() => load.refetch()}>
            Retry
          </Button>
        </p>
      )}
    </div>
  );
}

function hintOf(bill: Bill | undefined, count: number | undefined): string | undefined {
  if (bill && bill.accountId === null) return "This bill needs an account: the one it had was deleted.";
  return count === 0 ? "Press + to add your first one." : undefined;
}
