import { Link } from "wouter";
import { type Statement, undoStatement } from "#contract/statements.ts";
import { messageOf } from "#web/lib/ask.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

type DoneStepProps = { statement: Statement; known: number; onAgain: () => void };

const some = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What was done, in a list. */
function didWords({ made, lines }: Statement, known: number): string {
  const did = [
    ...some(made?.bills ?? 0, "bill added", "bills added"),
    ...some(made?.incomes ?? 0, "income added", "incomes added"),
    ...some(made?.payments ?? 0, "due marked as paid", "dues marked as paid"),
    ...some(made?.changes ?? 0, "bill changed", "bills changed"),
    ...(made?.isCorrected ? ["the balance corrected"] : []),
    `${lines} new ${lines === 1 ? "line" : "lines"} remembered`,
    ...some(known, "line was known", "lines were known"),
  ];
  return `${did.join(", ")}.`;
}

/** The import is made; it can be taken back as a whole. */
export function DoneStep({ statement, known, onAgain }: DoneStepProps) {
  const undo = useChange(undoStatement, { refresh: ["bills", "accounts", "incomes", "payments", "statements"] });
  const isUndone = undo.isSuccess;
  const press = () =>
    undo.mutate(
      { params: { id: statement.id } },
      {
        onError: (error) =>
          toast({ title: "Error", description: messageOf(error, "This could not be undone."), variant: "destructive" }),
      },
    );
  return (
    <div className="grid max-w-2xl gap-5">
      <Notice tone={isUndone ? "info" : "green"} role="status" title={isUndone ? "Undone" : "Done"}>
        <p>{isUndone ? "Everything is as it was before." : didWords(statement, known)}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Link href="/dashboard" className={buttonClass()}>
          Go to the dashboard
        </Link>
        <Button variant="secondary" onClick={onAgain}>
          Another statement
        </Button>
        {!isUndone && (
          <Button variant="ghost" busy={undo.isPending} onClick={press}>
            Undo all of it
          </Button>
        )}
      </div>
    </div>
  );
}
