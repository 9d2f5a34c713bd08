import { Shell } from "#web/app/shell.tsx";
import { StatementImport } from "#web/features/statements/statement-import.tsx";
import { usePage } from "#web/lib/page.ts";

export function StatementsPage() {
  usePage("Bank statement");
  return (
    <Shell>
      <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight outline-none sm:text-3xl">
        Start from a bank statement
      </h1>
      <p className="mt-1 mb-6 max-w-2xl text-muted">
        Your bank already knows your bills. Weekwise finds what recurs; you tick what is right.
      </p>
      <StatementImport />
    </Shell>
  );
}
