import { type Control, useController } from "react-hook-form";
import type { Account } from "#contract/accounts.ts";
import { getHousehold } from "#contract/requests/household.ts";
import { useCall } from "#web/lib/use-call.ts";

export type AccountValues = { name: string; balance: string; holders?: string[] | undefined };

type HoldersFieldProps = { control: Control<AccountValues>; account: Account | undefined };

/** The holders of an account, in households with several members. Only sent if changed. */
export function HoldersField({ control, account }: HoldersFieldProps) {
  const { data } = useCall(getHousehold);
  const { field } = useController({ control, name: "holders" });
  const people = data?.members ?? [];
  if (people.length < 2) return null;
  const own = people.filter(({ isYou }) => isYou);
  const holders = field.value ?? (account ? (account.holders ?? []) : own).map(({ id }) => id);
  const toggle = (id: string) =>
    field.onChange(holders.includes(id) ? holders.filter((each) => each !== id) : [...holders, id]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-text">Whose account is it?</legend>
      <div className="grid gap-2">
        {people.map(({ id, name, email, isYou }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-border-strong bg-surface px-2.5 text-sm hover:bg-surface-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              checked={holders.includes(id)}
              onChange={() => toggle(id)}
              onBlur={field.onBlur}
              className="size-4 shrink-0 accent-primary outline-none"
            />
            <span className="min-w-0 wrap-anywhere">
              <bdi>{name ?? email}</bdi>
              {isYou && " (you)"}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
