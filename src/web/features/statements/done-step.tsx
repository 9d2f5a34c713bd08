import { Link } from "wouter";
import type { Statement } from "#contract/statements.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { didWords, useUndo } from "./earlier-imports.tsx";

type DoneStepProps = { statement: Statement; known: number; onAgain: () => void };

/** The import is made; it can be taken back as a whole. */
export function DoneStep({ statement, known, onAgain }: DoneStepProps) {
  const { undo, isUndoing, isUndone } = useUndo(statement.id);
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
          <Button variant="ghost" busy={isUndoing} onClick={undo}>
            Undo all of it
          </Button>
        )}
      </div>
    </div>
  );
}
