import { useQueryClient } from "@tanstack/react-query";
import { FileUp, Plus, ScanLine } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { deleteBill, listBills } from "#contract/requests/bills.ts";
import { everyPeriod } from "#web/domain/frequency-labels.ts";
import { ask, messageOf, newIdempotencyKey } from "#web/lib/ask.ts";
import { money } from "#web/lib/format.ts";
import { refresh, useCall } from "#web/lib/use-call.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { BillRow, type RowValues, USUAL_BILLS, type UsualBill } from "./bill-row.tsx";
import { saveRow } from "./save-row.ts";
import { StepFrame } from "./step-frame.tsx";

type BillsStepProps = { accountId: number; onScan: () => void; onBack: () => void; onDone: () => void };

const CHIP =
  "inline-flex min-h-9 items-center gap-1.5 rounded-full border border-border-strong bg-surface px-3 text-[0.9375rem] font-medium transition-colors duration-150 hover:bg-surface-sunken touch:min-h-11";

const REFRESHED = ["bills", "accounts", "plan"];
const OTHER: UsualBill = { name: "", frequency: "monthly", category: "bills" };

/** Step 2: each tapped name becomes a row for its amount. */
export function BillsStep({ accountId, onScan, onBack, onDone }: BillsStepProps) {
  const client = useQueryClient();
  const saved = useCall(listBills).data ?? [];
  const [rows, setRows] = useState<RowValues[]>([]);
  const [isBusy, setBusy] = useState(false);
  const add = (bill: UsualBill, isCustom = false) =>
    setRows([...rows, { ...bill, isCustom, key: newIdempotencyKey(), amount: "", nextDue: "" }]);
  const change = (key: string, next: Partial<RowValues>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, error: undefined, ...next } : row)));

  /** Saves each row. The rows stay, so that coming back to this step can change them. */
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const next: RowValues[] = [];
    for (const row of rows) next.push(await saveRow(row, accountId));
    await refresh(client, REFRESHED);
    setRows(next);
    setBusy(false);
    if (next.every(({ error }) => error === undefined)) onDone();
  };

  const remove = async ({ key, name, added }: RowValues) => {
    setRows(rows.filter((row) => row.key !== key));
    if (!added) return;
    try {
      await ask(deleteBill, { params: { id: added.id } });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, `${name} couldn't be removed.`), variant: "destructive" });
    }
    await refresh(client, REFRESHED);
  };

  const usedNames = new Set([...rows, ...saved].map(({ name }) => name));
  const rowBills = new Set(rows.map(({ added }) => added?.id));
  const others = saved.filter(({ id }) => !rowBills.has(id));
  return (
    <StepFrame
      title="Which bills do you have?"
      intro="Tap the ones you have and enter their amounts. An estimate is fine; you can change it later."
      onSubmit={submit}
      label={rows.length + others.length > 0 ? "Next" : "Continue without bills"}
      isBusy={isBusy}
      onBack={onBack}
    >
      {others.length > 0 && (
        <p className="text-[0.9375rem]">
          Added:{" "}
          {others
            .map(({ name, amount, frequency }) => `${name}, ${money(amount)} ${everyPeriod({ frequency })}`)
            .join("; ")}
        </p>
      )}
      {rows.length > 0 && (
        <ul aria-label="Your bills" className="grid gap-4">
          {rows.map((row) => (
            <BillRow key={row.key} row={row} onChange={(next) => change(row.key, next)} onRemove={() => remove(row)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {USUAL_BILLS.filter(({ name }) => !usedNames.has(name)).map((bill) => (
          <button key={bill.name} type="button" className={CHIP} onClick={() => add(bill)}>
            <Plus aria-hidden="true" className="size-4 text-muted" />
            {bill.name}
          </button>
        ))}
        <button type="button" className={CHIP} onClick={() => add(OTHER, true)}>
          <Plus aria-hidden="true" className="size-4 text-muted" />
          Another bill
        </button>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link href="/statements" className={buttonClass({ variant: "secondary" })}>
          <FileUp aria-hidden="true" />
          Import a bank statement
        </Link>
        <Button variant="secondary" onClick={onScan}>
          <ScanLine aria-hidden="true" />
          Scan a bill
        </Button>
      </div>
    </StepFrame>
  );
}
