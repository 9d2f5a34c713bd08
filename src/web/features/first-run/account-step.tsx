import { type FormEvent, useState } from "react";
import type { Account } from "#contract/accounts.ts";
import { createAccount } from "#contract/requests/accounts.ts";
import { fieldErrorsOf, messageOf } from "#web/lib/ask.ts";
import { currencySymbol } from "#web/lib/format.ts";
import { useChange } from "#web/lib/use-call.ts";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { StepFrame } from "./step-frame.tsx";

/** Where are bills paid from? */
export function AccountStep({ onDone }: { onDone: (account: Account) => void }) {
  const [name, setName] = useState("Everyday");
  const [balance, setBalance] = useState("");
  const [error, setError] = useState<string>();
  const change = useChange(createAccount, { refresh: ["accounts"] });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      onDone(await change.mutateAsync({ input: { name, balance } }));
    } catch (failure) {
      setError(fieldErrorsOf(failure).name ?? messageOf(failure, "Failed to create account"));
    }
  };
  return (
    <StepFrame
      title="Where are your bills paid from?"
      intro="Name the account as you call it. You can add others later; nothing here is connected to your bank."
      onSubmit={submit}
      label="Next"
      isBusy={change.isPending}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Account"
          autoComplete="off"
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
        <MoneyField
          label="What is in it now?"
          symbol={currencySymbol()}
          min={undefined}
          value={balance}
          onChange={({ target }) => setBalance(target.value)}
        />
      </div>
    </StepFrame>
  );
}
