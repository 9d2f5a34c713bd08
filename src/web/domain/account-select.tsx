import type { ComponentProps } from "react";
import type { Account } from "#contract/accounts.ts";
import { listAccounts } from "#contract/requests/accounts.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";

const NONE = "none";

type AccountSelectProps = Omit<
  ComponentProps<typeof SelectField>,
  "options" | "value" | "onChange" | "onValueChange"
> & {
  /** Undefined while nothing is chosen, null for no account. */
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  /** The label of the choice to have no account; without it there has to be one. */
  noneLabel?: string | undefined;
  /** The chosen account, before the list containing it has loaded. */
  chosen?: Pick<Account, "id" | "name"> | null | undefined;
};

/** Choice of an account. The value is kept while the list is loading or fails to load. */
export function AccountSelect({ value, onChange, noneLabel, chosen, hint, ...field }: AccountSelectProps) {
  const load = useCall(listAccounts);
  const accountOptions = (load.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const isMissing = value != null && !accountOptions.some((option) => option.value === String(value));
  const placeholderName = load.isPending ? "Loading accounts..." : "Unchanged";
  const missing = { value: String(value), label: chosen?.id === value ? chosen?.name : undefined };
  const options = [
    ...(noneLabel === undefined ? [] : [{ value: NONE, label: noneLabel }]),
    ...accountOptions,
    ...(isMissing ? [{ value: missing.value, label: missing.label ?? placeholderName }] : []),
  ];
  const failure = (
    <>
      Your accounts couldn't be loaded.{" "}
      <Button size="sm" variant="link" busy={load.isFetching} onClick={() => load.refetch()}>
        Retry
      </Button>
    </>
  );
  return (
    <SelectField
      placeholder={
        load.isPending ? "Loading accounts..." : options.length > 0 ? "Select an account" : "No accounts yet"
      }
      {...field}
      hint={load.isError ? failure : hint}
      options={options}
      value={value === undefined ? "" : value === null ? NONE : String(value)}
      onValueChange={(next) => next && onChange(next === NONE ? null : Number(next))}
    />
  );
}
