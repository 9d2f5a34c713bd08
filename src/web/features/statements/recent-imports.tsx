import { useQueryClient } from "@tanstack/react-query";
import { Link } from "wouter";
import type { Account } from "#contract/accounts.ts";
import { listAccounts } from "#contract/requests/accounts.ts";
import { undoStatement } from "#contract/requests/statements.ts";
import type { Statement } from "#contract/statements.ts";
import { centsOf, today } from "#web/domain/bill-figures.ts";
import { messageOf } from "#web/lib/ask.ts";
import { money, shortDay } from "#web/lib/format.ts";
import { formatInstant } from "#web/lib/format-instant.ts";
import { loaded, useChange } from "#web/lib/use-call.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

type EarlierImportsProps = { statements: readonly Statement[]; accounts: readonly Account[] };

/** Imports that can still be undone, also after leaving the page. */
export function EarlierImports({ statements, accounts }: EarlierImportsProps) {
  const undoable = statements.filter(
    ({ state, undoUntil }) => state === "applied" && undoUntil !== null && Date.parse(undoUntil) > Date.now(),
  );
  if (undoable.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports" className="grid max-w-2xl grid-cols-1 gap-3">
      <h2 id="earlier-imports" className="text-lg font-semibold">
        Imported in the last 24 hours
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {undoable.map((statement) => (
          <EarlierImport
            key={statement.id}
            statement={statement}
            account={accounts.find(({ id }) => id === statement.accountId)?.name ?? "An account"}
          />
        ))}
      </ul>
    </section>
  );
}

function EarlierImport({ statement, account }: { statement: Statement; account: string }) {
  const { undo, isUndoing } = useUndo(statement);
  const { from, to, undoUntil } = statement;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-card border border-border bg-surface p-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {account}, {shortDay(from, today())} to {shortDay(to, today())}
        </p>
        <p className="mt-0.5 text-sm text-muted">{summaryText(statement)}</p>
        {undoUntil && <p className="mt-0.5 text-sm text-muted">Can be undone until {formatInstant(undoUntil)}</p>}
      </div>
      <Button
        variant="secondary"
        busy={isUndoing}
        aria-label={`Undo the import into ${account}, ${shortDay(from, today())} to ${shortDay(to, today())}`}
        onClick={undo}
      >
        Undo
      </Button>
    </li>
  );
}

const countText = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** A summary of what an import did. */
function summaryText({ made, lines }: Statement, known = 0): string {
  const changes = [
    ...countText(made?.bills ?? 0, "bill added", "bills added"),
    ...countText(made?.incomes ?? 0, "income added", "incomes added"),
    ...countText(made?.payments ?? 0, "bill marked as paid", "bills marked as paid"),
    ...countText(made?.changes ?? 0, "bill changed", "bills changed"),
    ...countText(made?.links ?? 0, "bill linked", "bills linked"),
    ...(made?.isCorrected ? ["balance corrected"] : []),
    `${lines} new ${lines === 1 ? "transaction" : "transactions"} saved`,
    ...countText(known, "transaction already saved", "transactions already saved"),
  ];
  return `${changes.join(", ")}.`;
}

/** Undoes a whole import, with a toast on failure, and if its account is below zero without it. */
function useUndo({ id, accountId }: Statement) {
  const client = useQueryClient();
  const change = useChange(undoStatement, { refresh: ["bills", "accounts", "incomes", "payments", "statements"] });
  const warnBelowZero = () => {
    const account = loaded(client, listAccounts)?.find((each) => each.id === accountId);
    if (account && centsOf(account.balance) < 0)
      toast({ title: `${account.name} is below zero`, description: `Its balance is ${money(account.balance)} now.` });
  };
  const undo = () =>
    // Not by callbacks of `mutate`, which are dropped with the row of an import that is undone.
    change.mutateAsync({ params: { id } }).then(warnBelowZero, (error) => {
      const description = messageOf(error, "Failed to undo the import.");
      toast({ title: "Error", description, variant: "destructive" });
    });
  return { undo, isUndoing: change.isPending, isUndone: change.isSuccess };
}

type DoneStepProps = { statement: Statement; known: number; onAgain: () => void };

/** The import is done and can be undone as a whole. */
export function DoneStep({ statement, known, onAgain }: DoneStepProps) {
  const { undo, isUndoing, isUndone } = useUndo(statement);
  return (
    <div className="grid max-w-2xl gap-5">
      <Notice tone={isUndone ? "info" : "green"} role="status" title={isUndone ? "Undone" : "Done"}>
        <p>{isUndone ? "All changes from this import were undone." : summaryText(statement, known)}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Link href="/dashboard" className={buttonClass()}>
          Go to the dashboard
        </Link>
        <Button variant="secondary" onClick={onAgain}>
          Import another statement
        </Button>
        {!isUndone && (
          <Button variant="ghost" busy={isUndoing} onClick={undo}>
            Undo import
          </Button>
        )}
      </div>
    </div>
  );
}
