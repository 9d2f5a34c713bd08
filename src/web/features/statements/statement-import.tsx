import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { listAccounts } from "#contract/requests/accounts.ts";
import { listBills } from "#contract/requests/bills.ts";
import { listIncomes } from "#contract/requests/incomes.ts";
import { listStatements } from "#contract/requests/statements.ts";
import type { Statement } from "#contract/statements.ts";
import { formatMoney } from "#core/money.ts";
import type { CsvLayout } from "#core/statements/csv/layout.ts";
import { STATEMENT_MAX_BYTES } from "#core/statements/statement.ts";
import { today } from "#web/domain/bill-figures.ts";
import { messageOf } from "#web/lib/ask.ts";
import { refresh, useCall, whenLoaded } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { ChooseStep } from "./choose-step.tsx";
import { type Choices, initialChoices, inputOf } from "./draft.ts";
import { knownBill, knownIncome, loadBalance, loadKnownLines, suggestCategories } from "./load-review.ts";
import { PreviewStep } from "./preview-step.tsx";
import { DoneStep, EarlierImports } from "./recent-imports.tsx";
import { ReviewStep } from "./review-step.tsx";
import { type Outcome, sendStatement, settle, type Upload } from "./send-statement.ts";
import { NO_TABLE_TEXT, PROBLEM_TEXT } from "./statement-text.ts";
import { isCancelled, useStatementWorker } from "./use-statement-worker.ts";
import type { FileRead, Reviewed } from "./worker-messages.ts";

type Step =
  | { name: "choose"; error?: string | undefined }
  | { name: "preview"; file: FileRead; at: number }
  | { name: "review"; file: FileRead; at: number; reviewed: Reviewed }
  | { name: "sending"; share: number }
  | { name: "done"; statement: Statement; known: number };

const UNCONFIRMED =
  "The server's answer was lost, so the statement may have been imported. Try again to find out: nothing is added twice.";

/** Imports bills from a bank statement: choose, preview, review, done. The file never leaves the browser. */
export function StatementImport() {
  const client = useQueryClient();
  const accounts = useCall(listAccounts).data ?? [];
  const bills = useCall(listBills).data ?? [];
  const earlier = useCall(listStatements).data ?? [];
  const { askWorker, stop } = useStatementWorker();
  const [chosenAccount, setAccount] = useState<number>();
  const [step, setStep] = useState<Step>({ name: "choose" });
  const [choices, setChoices] = useState<Choices>();
  const [isBusy, setBusy] = useState(false);
  const bytes = useRef<Uint8Array>(undefined);
  const abort = useRef<AbortController>(undefined);
  /** An import that may have been applied: its answer was lost. */
  const unconfirmed = useRef<Upload>(undefined);
  const accountId = chosenAccount ?? (accounts.length === 1 ? accounts[0]?.id : undefined);
  const account = accounts.find(({ id }) => id === accountId);
  const fail = (error: unknown, words: string) =>
    toast({ title: "Error", description: messageOf(error, words), variant: "destructive" });

  const read = async (layout: CsvLayout | null) => {
    if (bytes.current === undefined) return;
    setBusy(true);
    try {
      // A file can be chosen before the list has loaded, and even if it fails to load.
      const imports = (await whenLoaded(client, listStatements).catch(() => null)) ?? [];
      const remembered = imports.flatMap(({ layoutKey: key, layout: known, ...one }) =>
        key !== null && one.accountId === accountId && one.state === "applied" ? [{ key, layout: known }] : [],
      );
      const file = await askWorker({ kind: "read", bytes: bytes.current, layout, remembered });
      const { problem } = file;
      const error = problem === "no-columns" ? NO_TABLE_TEXT : problem ? PROBLEM_TEXT[problem] : undefined;
      setStep(error && file.csv === null ? { name: "choose", error } : { name: "preview", file, at: 0 });
    } catch (error) {
      setStep({ name: "choose", error: isCancelled(error) ? undefined : "The file couldn't be read." });
    } finally {
      setBusy(false);
    }
  };

  const chooseFile = async (file: File) => {
    if (file.size > STATEMENT_MAX_BYTES) return setStep({ name: "choose", error: PROBLEM_TEXT["too-large"] });
    setBusy(true);
    bytes.current = new Uint8Array(await file.arrayBuffer());
    await read(null);
  };

  /** Shows what an import did; false if it did nothing. Goes `back` if that is unknown. */
  const showOutcome = async (outcome: Outcome, back: Step): Promise<boolean> => {
    unconfirmed.current = outcome.state === "unknown" ? outcome.upload : undefined;
    if (outcome.state === "unknown") {
      fail(undefined, UNCONFIRMED);
      setStep(back);
    } else if (outcome.state === "applied") {
      await refresh(client, ["bills", "accounts", "incomes", "payments", "statements"]);
      setStep({ name: "done", statement: outcome.statement, known: outcome.known });
    }
    return outcome.state !== "cancelled";
  };

  /** Whether an earlier import turned out to have been applied, or still may have been. */
  const isUnconfirmedShown = async (back: Step): Promise<boolean> =>
    unconfirmed.current !== undefined && (await showOutcome(await settle(unconfirmed.current), back));

  const review = async (file: FileRead, at: number) => {
    const statement = file.statements[at];
    if (!account || !statement) return;
    setBusy(true);
    try {
      if (await isUnconfirmedShown({ name: "preview", file, at })) return;
      const [knownLines, allBills, incomes] = await Promise.all([
        loadKnownLines(account.id),
        whenLoaded(client, listBills),
        whenLoaded(client, listIncomes),
      ]);
      const balance = statement.closing && (await loadBalance(account, statement.closing.amount, statement.from));
      const accountBills = (allBills ?? []).filter((bill) => bill.accountId === account.id || bill.accountId === null);
      const reviewed = await askWorker({
        kind: "review",
        at,
        known: knownLines,
        bills: accountBills.map(knownBill),
        incomes: (incomes ?? []).map(knownIncome),
        balance,
        today: today(),
      });
      const first = initialChoices(reviewed.review);
      setChoices(first);
      setStep({ name: "review", file, at, reviewed });
      suggestCategories(first.drafts, ({ proposal }, category) =>
        setChoices(
          (now) =>
            now && {
              ...now,
              drafts: now.drafts.map((one) =>
                one.proposal === proposal && one.category === "bills" ? { ...one, category } : one,
              ),
            },
        ),
      );
    } catch (error) {
      if (!isCancelled(error)) fail(error, "The statement couldn't be analysed.");
    } finally {
      setBusy(false);
    }
  };

  const apply = async ({ file, at, reviewed }: Extract<Step, { name: "review" }>) => {
    const statement = file.statements[at];
    if (!choices || !account || !statement) return;
    const input = inputOf(choices, reviewed.review, {
      id: account.id,
      bank: statement.closing && formatMoney(statement.closing.amount),
    });
    const back: Step = { name: "review", file, at, reviewed };
    abort.current = new AbortController();
    setStep({ name: "sending", share: 0 });
    try {
      const onProgress = (share: number) => setStep({ name: "sending", share });
      if (await isUnconfirmedShown(back)) return;
      const outcome = await sendStatement({
        askWorker,
        file,
        at,
        statement,
        accountId: account.id,
        input,
        onProgress,
        signal: abort.current.signal,
      });
      await showOutcome(outcome, back);
    } catch (error) {
      if (!abort.current.signal.aborted) fail(error, "The statement couldn't be imported. Nothing was changed.");
      setStep(back);
    }
  };

  const startOver = () => {
    stop();
    setStep({ name: "choose" });
  };

  if (step.name === "preview") {
    const hint = step.file.statements[step.at]?.account ?? null;
    const other =
      hint === null
        ? undefined
        : earlier.find((one) => one.state === "applied" && one.accountHint === hint && one.accountId !== accountId);
    const otherName = accounts.find(({ id }) => id === other?.accountId)?.name;
    return (
      <PreviewStep
        file={step.file}
        chosen={step.at}
        onChoose={(at) => setStep({ ...step, at })}
        onLayout={(layout) => read(layout)}
        onContinue={() => review(step.file, step.at)}
        onBack={startOver}
        isBusy={isBusy}
        warning={
          otherName &&
          `A statement with this account number was imported into ${otherName} before. Is ${account?.name} right?`
        }
      />
    );
  }
  if (step.name === "review" && choices)
    return (
      <ReviewStep
        reviewed={step.reviewed}
        bills={bills}
        choices={choices}
        onChoices={setChoices}
        onApply={() => apply(step)}
        onBack={() => setStep({ name: "preview", file: step.file, at: step.at })}
      />
    );
  if (step.name === "sending")
    return (
      <div className="grid max-w-md gap-4" role="status">
        <p>Saving transactions...</p>
        <Progress label="Transactions saved" value={100 * step.share} />
        <div>
          <Button variant="secondary" onClick={() => abort.current?.abort()}>
            Cancel
          </Button>
        </div>
      </div>
    );
  if (step.name === "done") return <DoneStep statement={step.statement} known={step.known} onAgain={startOver} />;
  return (
    <div className="grid grid-cols-1 gap-10">
      <ChooseStep
        accountId={accountId}
        onAccount={setAccount}
        onFile={chooseFile}
        onCancel={startOver}
        isReading={isBusy}
        error={step.name === "choose" ? step.error : undefined}
      />
      <EarlierImports statements={earlier} accounts={accounts} />
    </div>
  );
}
