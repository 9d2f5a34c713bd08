import { type Control, useController } from "react-hook-form";
import type { Account } from "#contract/accounts.ts";
import { getHousehold } from "#contract/requests/household.ts";
import { useCall } from "#web/lib/use-call.ts";
import { CheckboxCard } from "#web/ui/form/checkbox-card.tsx";

export type AccountValues = { name: string; balance: string; holders?: string[] | undefined };

type HoldersFieldProps = { control: Control<AccountValues>; account: Account | undefined };

/** The holders of an account, in households with several members. Only sent if changed. */
export function HoldersField({ control, account }: HoldersFieldProps) {
  const { data } = useCall(getHousehold);
  const { field } = useController({ control, name: "holders" });
  const people = data?.members ?? [];
  if (people.length < 2) return null;
  const you = people.filter(({ isYou }) => isYou);
  const holders = field.value ?? (account ? (account.holders ?? []) : you).map(({ id }) => id);
  const toggle = (id: string) =>
    field.onChange(holders.includes(id) ? holders.filter((each) => each !== id) : [...holders, id]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-text">Whose account is it?</legend>
      <div className="grid gap-2">
        {people.map(({ id, name, email, isYou }) => (
          <CheckboxCard key={id} checked={holders.includes(id)} onChange={() => toggle(id)} onBlur={field.onBlur}>
            <bdi>{name ?? email}</bdi>
            {isYou && " (you)"}
          </CheckboxCard>
        ))}
      </div>
    </fieldset>
  );
}
