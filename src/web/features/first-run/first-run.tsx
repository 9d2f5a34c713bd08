import { useEffect, useRef, useState } from "react";
import type { Account } from "#contract/accounts.ts";
import { Button } from "#web/ui/button.tsx";
import { AccountStep } from "./account-step.tsx";
import { BillsStep } from "./bills-step.tsx";
import { PayStep } from "./pay-step.tsx";

type FirstRunProps = {
  onScan: () => void;
  onDone: () => void;
  onLeave: () => void;
};

/** Three questions for a household that has nothing yet. What is answered is saved at once; it can be left at any time. */
export function FirstRun({ onScan, onDone, onLeave }: FirstRunProps) {
  const [step, setStep] = useState(1);
  const [account, setAccount] = useState<Account>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where reading goes on once a step has taken the place of the last.
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
        <Button variant="ghost" className="max-sm:-ml-4" onClick={onLeave}>
          Do this later
        </Button>
      </div>
      {step === 1 && (
        <AccountStep
          onDone={(made) => {
            setAccount(made);
            setStep(2);
          }}
        />
      )}
      {step === 2 && account && <BillsStep accountId={account.id} onScan={onScan} onDone={() => setStep(3)} />}
      {step === 3 && <PayStep onDone={onDone} />}
    </div>
  );
}
