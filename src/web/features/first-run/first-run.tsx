import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Account } from "#contract/accounts.ts";
import { createAccount, updateAccount } from "#contract/requests/accounts.ts";
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
  const [furthest, setFurthest] = useState(1);
  const [account, setAccount] = useState<Account>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focus moves here when another step replaces this one.
    if (furthest > 1) box.current?.querySelector<HTMLElement>(`[data-step="${step}"] h2`)?.focus();
  }, [step, furthest]);
  const goTo = (next: number) => {
    setStep(next);
    setFurthest(Math.max(furthest, next));
  };
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
      {/* Earlier steps are only hidden: going back shows what was entered. */}
      <div data-step={1} hidden={step !== 1}>
        <AccountStep
          account={account}
          onDone={(saved) => {
            setAccount(saved);
            goTo(2);
          }}
        />
      </div>
      {account && (
        <div data-step={2} hidden={step !== 2}>
          <BillsStep accountId={account.id} onScan={onScan} onBack={() => goTo(1)} onDone={() => goTo(3)} />
        </div>
      )}
      {furthest === 3 && (
        <div data-step={3} hidden={step !== 3}>
          <PayStep onBack={() => goTo(2)} onDone={onDone} />
        </div>
      )}
    </div>
  );
}

type AccountStepProps = {
  /** The account once created; then its name and balance are changed. */
  account: Account | undefined;
  onDone: (account: Account) => void;
};

/** Step 1: the account bills are paid from. */
function AccountStep({ account, onDone }: AccountStepProps) {
  const [name, setName] = useState("Everyday");
  const [balance, setBalance] = useState("");
  const [error, setError] = useState<string>();
  const [savedBalance, setSavedBalance] = useState("");
  const create = useChange(createAccount, { refresh: ["accounts"] });
  const update = useChange(updateAccount, { refresh: ["accounts", "bills", "plan"] });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // An unchanged balance is not sent: it would revert any money that came in since.
    const input = { name, ...(balance !== savedBalance && { balance }) };
    try {
      onDone(
        account
          ? await update.mutateAsync({ params: { id: account.id }, input })
          : await create.mutateAsync({ input: { name, balance } }),
      );
      setSavedBalance(balance);
    } catch (failure) {
      setError(fieldErrorsOf(failure).name ?? messageOf(failure, `Failed to ${account ? "update" : "create"} account`));
    }
  };
  return (
    <StepFrame
      title="Where are your bills paid from?"
      intro="Use any name you like. You can add other accounts later. Nothing here is connected to your bank."
      onSubmit={submit}
      label="Next"
      isBusy={create.isPending || update.isPending}
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
