import { Shell } from "#web/app/shell.tsx";
import { StatementImport } from "#web/features/statements/statement-import.tsx";
import { useMayEdit } from "#web/lib/household.ts";
import { usePage } from "#web/lib/page.ts";
import { Notice } from "#web/ui/notice.tsx";

export function StatementsPage() {
  usePage("Bank statement");
  const mayEdit = useMayEdit();
  return (
    <Shell>
      <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight outline-none sm:text-3xl">
        Import a bank statement
      </h1>
      <p className="mt-1 mb-6 max-w-2xl text-muted">
        Your bank already knows your bills. Weekwise finds the recurring payments; you choose which to add.
      </p>
      {mayEdit ? (
        <StatementImport />
      ) : (
        <Notice title="You have view-only access">
          Members and owners of this household can import bank statements.
        </Notice>
      )}
    </Shell>
  );
}
