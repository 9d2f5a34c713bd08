import type { Ref } from "react";
import { listAccounts } from "#contract/accounts.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";

const NONE = "none";

type Props = {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur: () => void;
  name: string;
  ref: Ref<HTMLButtonElement>;
  error: string | undefined;
};

/** The account an income goes into; it may have none. */
export function AccountField({ value, onChange, error, ...field }: Props) {
  const accounts = useCall(listAccounts);
  const known = (accounts.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  // The account it has stays chosen while the list is on its way, or if the list never comes.
  const isMissing = value !== null && !known.some((option) => option.value === String(value));
  const options = [
    { value: NONE, label: "No account" },
    ...(isMissing
      ? [{ value: String(value), label: accounts.isPending ? "Loading accounts..." : "As it is now" }]
      : []),
    ...known,
  ];
  const failure = (
    <>
      Your accounts could not be loaded.{" "}
      <Button size="sm" variant="link" busy={accounts.isFetching} onClick={() => accounts.refetch()}>
        Retry
      </Button>
    </>
  );
  return (
    <SelectField
      label="Account (optional)"
      hint={accounts.isError ? failure : undefined}
      options={options}
      value={value === null ? NONE : String(value)}
      onValueChange={(chosen) => onChange(chosen === NONE ? null : Number(chosen))}
      error={error}
      {...field}
    />
  );
}
