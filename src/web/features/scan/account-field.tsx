import { Plus } from "lucide-react";
import { useState } from "react";
import type { Account } from "#contract/accounts.ts";
import { balanceText } from "#web/domain/balance.tsx";
import { withAlso } from "#web/domain/use-create-account.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { NewAccount } from "./new-account.tsx";

type Props = {
  accounts: readonly Account[];
  value: string;
  onValueChange: (id: string) => void;
  error: string | undefined;
};

/** Which account a bill is paid from; a plus makes a new one on the spot and chooses it. */
export function AccountField({ accounts, value, onValueChange, error }: Props) {
  const [isAdding, setAdding] = useState(false);
  // The list is asked for again after an account was made; until it comes, the new one is remembered here.
  const [made, setMade] = useState<Account>();
  const all = withAlso(accounts, made);

  const choose = (account: Account) => {
    setMade(account);
    setAdding(false);
    onValueChange(String(account.id));
  };
  if (isAdding || all.length === 0) {
    const onCancel = all.length > 0 ? () => setAdding(false) : undefined;
    // What was wrong with a choice says nothing about a name that nobody has typed yet.
    return <NewAccount error={onCancel ? undefined : error} onMade={choose} onCancel={onCancel} />;
  }
  return (
    <div className="flex items-start gap-2">
      <SelectField
        className="grow"
        label="Account"
        placeholder="Choose an account"
        options={all.map(({ id, name, balance }) => ({
          value: String(id),
          label: `${name} · ${balanceText(balance)}`,
        }))}
        value={value}
        onValueChange={onValueChange}
        error={error}
      />
      <Button
        variant="secondary"
        size="icon"
        className="mt-6.5 shrink-0"
        aria-label="Create a new account"
        onClick={() => setAdding(true)}
      >
        <Plus aria-hidden="true" />
      </Button>
    </div>
  );
}
