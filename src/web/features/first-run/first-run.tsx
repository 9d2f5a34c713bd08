import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Account } from "#contract/accounts.ts";
import { createAccount } from "#contract/requests/accounts.ts";
import { fieldErrorsOf, messageOf } from "#web/lib/ask.ts";
import { currencySymbol } from "#web/lib/format.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { BillsStep } from "./bills-step.tsx";
import { PayStep } from "./pay-step.tsx";
import { StepFrame } from "./step-frame.tsx";

type FirstRunProps = {
  onScan: () => void;
  onDone: () => void;
  onDismiss: () => void;
};

/** Three questions for an empty household. Each answer is saved at once, and the steps can be left at any time. */
export function FirstRun({ onScan, onDone, onDismiss }: FirstRunProps) {
  const [step, setStep] = useState(1);
  const [account, setAccount] = useState<Account>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focus moves here when the next step replaces this one.
    if (step > 1) box.current?.querySelector<HTMLElement>("[data-step]")?.focus();
  }, [step]);
  return (
    <div ref={box} className="mx-auto max-w-3xl">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight wrap-anywhere outline-none sm:text-3xl">
            Welcome to Weekwise
          </h1>
          <p className="mt-1 text-muted">Three short questions. Step {step} of 3.</p>
        </div>
        <Button variant="ghost" className="max-sm:-ml-4" onClick={onDismiss}>
          Do this later
        </Button>
      </div>
      {step === 1 && (
        <AccountStep
          onDone={(created) => {
            setAccount(created);
            setStep(2);
          }}
        />
      )}
      {step === 2 && account && <BillsStep accountId={account.id} onScan={onScan} onDone={() => setStep(3)} />}
      {step === 3 && <PayStep onDone={onDone} />}
    </div>
  );
}

/** Step 1: the account bills are paid from. */
function AccountStep({ onDone }: { onDone: (account: Account) => void }) {
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
      intro="Use any name you like. You can add other accounts later. Nothing here is connected to your bank."
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
          label="What's the balance now?"
          symbol={currencySymbol()}
          min={undefined}
          value={balance}
          onChange={({ target }) => setBalance(target.value)}
        />
      </div>
    </StepFrame>
  );
}
